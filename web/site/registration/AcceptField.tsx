import { useContext, useId } from 'react'
import { useField } from 'react-final-form'
import { Checking, fieldMessage } from '../../ui/forms/FormField.tsx'

interface AcceptFieldProps {
  name: string
  before: string
  /** The linked words; the link opens in a new tab, so that the form stays as it is. */
  link: string
  to: string
}

/** A checkbox that is required to send the form. */
export const AcceptField = ({ name, before, link, to }: AcceptFieldProps) => {
  const {
    input: { value: _value, ...input },
    meta,
  } = useField<boolean>(name, { type: 'checkbox' })
  const message = fieldMessage(meta, useContext(Checking))
  const id = useId()
  return (
    <div>
      <div className="form-choice">
        <input
          {...input}
          id={id}
          aria-required
          aria-invalid={Boolean(message)}
          aria-describedby={message ? `${id}-text` : undefined}
        />
        <label htmlFor={id}>
          {before}{' '}
          <a href={to} target="_blank" rel="noopener">
            {link}
          </a>
        </label>
      </div>
      {message && (
        <p id={`${id}-text`} className="text-field-error">
          {message}
        </p>
      )}
    </div>
  )
}
