import { FormField } from './FormField.tsx'

interface TextFieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  maxLength: number
}

/** A line that a form cannot do without. */
export const TextField = ({ name, label, type = 'text', autoComplete, maxLength }: TextFieldProps) => (
  <FormField name={name} label={label}>
    {(control) => <input {...control} type={type} autoComplete={autoComplete} maxLength={maxLength} aria-required />}
  </FormField>
)
