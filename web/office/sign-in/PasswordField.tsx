import { FormField } from '../../ui/forms/FormField.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  help?: string
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ name, label, help, autoComplete }: PasswordFieldProps) => (
  <FormField name={name} label={label} {...(help ? { help } : {})}>
    {(control) => <input {...control} type="password" autoComplete={autoComplete} maxLength={200} aria-required />}
  </FormField>
)
