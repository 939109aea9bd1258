import type { SubmissionErrors } from 'final-form'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form } from 'react-final-form'
import { Draft } from './Draft.tsx'
import { Honeypot } from './Honeypot.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import './SendForm.css'

interface SendFormProps<Values> {
  label: string
  draft: string
  validate: (values: object) => Record<string, string>
  onSubmit: (values: Values) => Promise<SubmissionErrors>
  button: string
  children: ReactNode
}

/** Styles hide what would cover an open form. */
const markWriting = () => {
  document.documentElement.toggleAttribute('data-writing', document.querySelector('.send-form') !== null)
}

/** The form, then its errors, take the focus; one request at a time. */
export const SendForm = <Values extends object>({
  label,
  draft,
  validate,
  onSubmit,
  button,
  children,
}: SendFormProps<Values>) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    markWriting()
    return markWriting
  }, [])
  return (
    <Form<Values> onSubmit={onSubmit} validate={validate}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form ref={form} noValidate aria-label={label} onSubmit={submitWith(handleSubmit)}>
          <div className="send-form stack">
            {children}
            <Honeypot />
            {submitError && !dirtySinceLastSubmit && <p className="text-field-error">{submitError}</p>}
            <button type="submit" className="solid-button compact" disabled={submitting}>
              {submitting ? 'Sending…' : button}
            </button>
            <Draft name={draft} />
          </div>
        </form>
      )}
    </Form>
  )
}
