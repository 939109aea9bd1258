import { FormField } from './FormField.tsx'

interface TextFieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  maxLength: number
  help?: string | undefined
  isOptional?: boolean
}

export const TextField = ({ name, label, help, isOptional, type = 'text', ...input }: TextFieldProps) => (
  <FormField name={name} label={label} help={help}>
    {(control) => <input {...control} {...input} type={type} aria-required={!isOptional} />}
  </FormField>
)
