import { useId } from 'react'
import { useField } from 'react-final-form'

interface CheckFieldProps {
  name: string
  label: string
  help: string
}

/** A checkbox in a form. */
export const CheckField = ({ name, label, help }: CheckFieldProps) => {
  const { checked, onChange, onBlur, onFocus } = useField<boolean>(name, { type: 'checkbox' }).input
  const id = useId()
  return (
    <div>
      <label className="admin-check">
        <input
          type="checkbox"
          name={name}
          checked={checked ?? false}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          aria-describedby={id}
        />{' '}
        {label}
      </label>
      <p id={id} className="admin-small">
        {help}
      </p>
    </div>
  )
}
