import { createContext, useContext, useId, type ReactNode } from 'react'
import { useField, useForm, type FieldInputProps } from 'react-final-form'
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts'
import './TextField.css'
import './FormField.css'

interface FormFieldProps {
  name: string
  label: string
  /** Shown below the field while there is no error. */
  help?: string
  /** Renders the control with the field's props. */
  children: (control: ControlProps) => ReactNode
}

/** What a control of a form takes. */
export type ControlProps = FieldInputProps<string> & {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** When a form starts to show errors: once a field was left, at the first change, or at once. */
export const Checking = createContext<'left' | 'change' | 'now'>('left')

/** A control of any kind with its label; its error is shown right below, once it was filled in or sent. */
export const FormField = ({ name, label, help, children }: FormFieldProps) => {
  const id = useId()
  const form = useForm()
  // What was emptied is an empty text, and no value that is missing; what was never given stays missing.
  const parse = (value: string) => (value || form.getFieldState(name)?.initial !== undefined ? value : undefined)!
  const { input, meta } = useField<string>(name, { parse })
  const message = fieldMessage(meta, useContext(Checking))
  const textId = message || help ? `${id}-text` : undefined
  useTypedBeforeHydration(id, input.value, input.onChange)
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      {children({ ...input, id, 'aria-invalid': Boolean(message), 'aria-describedby': textId })}
      {textId && (
        <p id={textId} className={message ? 'text-field-error' : 'text-field-help'}>
          {message ?? help}
        </p>
      )}
    </div>
  )
}

interface FieldState {
  touched?: boolean
  modified?: boolean
  dirty?: boolean
  submitFailed?: boolean
  error?: string
  submitError?: string
  dirtySinceLastSubmit?: boolean
}

/**
 * A field's error, if it is to be shown now: not before the field was filled in and left, or sent. A message that
 * appeared when an empty field is left would push down the very button that is being pressed.
 */
export const fieldMessage = (
  { touched, modified, dirty, submitFailed, error, submitError, dirtySinceLastSubmit }: FieldState,
  checking: 'left' | 'change' | 'now' = 'left',
): string | undefined => {
  const isSaid = submitFailed || (touched && dirty) || checking === 'now' || (checking === 'change' && modified)
  return isSaid ? (error ?? (dirtySinceLastSubmit ? undefined : submitError)) : undefined
}
