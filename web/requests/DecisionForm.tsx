import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { noteRules, reasonRules } from '../../api/requests/decision.rules.ts'
import { FormField } from '../ui/FormField.tsx'
import { fieldsOf } from '../ui/server-errors.ts'
import { submitWith } from '../ui/submit-with.ts'
import { validate } from '../ui/validate.ts'

interface ReasonFormProps {
  button: string
  /** Whether a reason is required. */
  isNeeded: boolean
  onClose: () => void
  /** Returns the error, if any. */
  onDecide: (reason: string) => Promise<unknown>
}

/** Asks for a reason before a decision. */
export const ReasonForm = ({ button, isNeeded, onClose, onDecide }: ReasonFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = async ({ reason = '' }: { reason?: string }) => {
    const error = await onDecide(reason)
    if (!error) return undefined
    const { explanation, ...wrong } = fieldsOf(error)
    return explanation ? { ...wrong, reason: explanation } : wrong
  }
  return (
    <Form<{ reason?: string }> onSubmit={send} validate={validate(isNeeded ? reasonRules : noteRules)}>
      {({ handleSubmit, submitting = false }) => (
        <form ref={form} className="request-form" noValidate aria-label={button} onSubmit={submitWith(handleSubmit)}>
          <FormField
            name="reason"
            label={isNeeded ? 'Reason' : 'Note'}
            help={isNeeded ? 'Kept with the decision, for other administrators.' : 'Optional. Kept with the decision.'}
          >
            {(control) => <textarea {...control} rows={2} maxLength={500} aria-required={isNeeded} />}
          </FormField>
          <div className="request-actions">
            <Button type="submit" minH="11" disabled={submitting}>
              {button}
            </Button>
            <Button variant="outline" minH="11" disabled={submitting} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Form>
  )
}
