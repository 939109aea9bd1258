import { useId } from 'react'
import { useField } from 'react-final-form'
import './TextField.css'

interface TextFieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  maxLength: number
}

/** A line of a react-final-form, its message beneath it once it has been left or sent. */
export const TextField = ({ name, label, type = 'text', autoComplete, maxLength }: TextFieldProps) => {
  const id = useId()
  const { input, meta } = useField<string>(name)
  const error = meta.touched ? (meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError)) : undefined
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <p className="text-field-error" id={`${id}-error`}>{error}</p>}
    </div>
  )
}
