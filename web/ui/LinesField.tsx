import { useId } from 'react'
import { useField } from 'react-final-form'
import { fieldMessage } from './FormField.tsx'
import './FormField.css'

interface LinesFieldProps {
  name: string
  label: string
  help?: string
  rows?: number
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])

/** A list of short texts, one a line. */
export const LinesField = ({ name, label, help = 'One on each line.', rows = 4 }: LinesFieldProps) => {
  const id = useId()
  const { input, meta } = useField<string[]>(name, { isEqual })
  const message = fieldMessage(meta)
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        value={(input.value || []).join('\n')}
        aria-invalid={Boolean(message)}
        aria-describedby={`${id}-text`}
        onChange={(event) => input.onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        onFocus={input.onFocus}
        onBlur={input.onBlur}
      />
      <p id={`${id}-text`} className={message ? 'text-field-error' : 'text-field-help'}>
        {message ?? help}
      </p>
    </div>
  )
}
