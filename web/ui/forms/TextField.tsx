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

export const TextField = ({
  name,
  label,
  type = 'text',
  autoComplete,
  maxLength,
  help,
  isOptional = false,
}: TextFieldProps) => (
  <FormField name={name} label={label} help={help}>
    {(control) => (
      <input {...control} type={type} autoComplete={autoComplete} maxLength={maxLength} aria-required={!isOptional} />
    )}
  </FormField>
)
