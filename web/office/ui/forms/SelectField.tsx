import type { ComponentProps } from 'react'
import { FormField } from '../../../ui/forms/FormField.tsx'

interface OptionsProps {
  choices: readonly (readonly [value: string | number, text: string] | string)[]
  none?: string
}

export const Options = ({ choices, none }: OptionsProps) => (
  <>
    {none && <option value="">{none}</option>}
    {choices.map((choice) => {
      const [value, text] = typeof choice === 'string' ? [choice, choice] : choice
      return (
        <option key={value} value={value}>
          {text}
        </option>
      )
    })}
  </>
)

interface SelectFieldProps extends OptionsProps, ComponentProps<'select'> {
  name: string
  label: string
  help?: string
}

export const SelectField = ({ name, label, help, choices, none, ...select }: SelectFieldProps) => (
  <FormField name={name} label={label} {...(help ? { help } : {})}>
    {(control) => (
      <select {...select} {...control}>
        <Options choices={choices} {...(none ? { none } : {})} />
      </select>
    )}
  </FormField>
)
