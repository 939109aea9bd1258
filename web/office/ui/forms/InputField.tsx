import type { ComponentProps } from 'react'
import { FormField } from '../../../ui/forms/FormField.tsx'

interface InputFieldProps extends ComponentProps<'input'> {
  name: string
  label: string
  help?: string
}

export const InputField = ({ name, label, help, ...input }: InputFieldProps) => (
  <FormField name={name} label={label} {...(help ? { help } : {})}>
    {(control) => <input type="text" autoComplete="off" {...input} {...control} />}
  </FormField>
)
