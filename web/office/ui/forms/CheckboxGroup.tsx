import { useId, type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { fieldMessage } from '../../../ui/forms/FormField.tsx'
import { OfficeCheckbox } from './OfficeCheckbox.tsx'

interface CheckboxGroupProps {
  name: string
  legend: string
  choices: readonly { value: string; label: ReactNode }[]
}

export const CheckboxGroup = ({ name, legend, choices }: CheckboxGroupProps) => {
  const id = useId()
  const message = fieldMessage(useField<string[]>(name).meta)
  return (
    <fieldset className="text-field " aria-invalid={Boolean(message)} aria-describedby={message && `${id}-text`}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <Choice key={value} name={name} value={value} label={label} />
      ))}
      {message && (
        <p id={`${id}-text`} className="text-field-error">
          {message}
        </p>
      )}
    </fieldset>
  )
}

const Choice = ({ name, value, label }: { name: string; value: string; label: ReactNode }) => {
  const { checked = false, onChange, onBlur, onFocus } = useField<string>(name, { type: 'checkbox', value }).input
  return <OfficeCheckbox {...{ name, value, label, checked, onChange, onBlur, onFocus }} />
}
