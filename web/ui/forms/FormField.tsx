import { createContext, useContext, useId, type ReactNode } from 'react'
import { useField, useForm, type FieldInputProps, type FieldMetaState } from 'react-final-form'
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts'
import './TextField.css'
import './FormField.css'

interface FormFieldProps {
  name: string
  label: string
  help?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export type ControlProps = FieldInputProps<string> & {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Shows errors after a field is left, at the first change, or at once. */
export const Checking = createContext<'left' | 'change' | 'now'>('left')

/** The error appears after the field has been filled in or sent. */
export const FormField = ({ name, label, help, children }: FormFieldProps) => {
  const id = useId()
  const form = useForm()
  // A cleared field is an empty text; one that was never set stays missing.
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

export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message && (
    <p id={id} className="text-field-error">
      {message}
    </p>
  )

/** An empty field shows none when left, since it would move the button being pressed. */
export const fieldMessage = (
  { touched, modified, dirty, submitFailed, error, submitError, dirtySinceLastSubmit }: FieldMetaState<unknown>,
  checking: 'left' | 'change' | 'now' = 'left',
): string | undefined => {
  const isSaid = submitFailed || (touched && dirty) || checking === 'now' || (checking === 'change' && modified)
  return isSaid ? (error ?? (dirtySinceLastSubmit ? undefined : submitError)) : undefined
}
