import { InputField } from '../ui/forms/InputField.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  help?: string
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (field: PasswordFieldProps) => (
  <InputField {...field} type="password" maxLength={200} aria-required />
)

export const checkPassword = ({ password }: { password?: string }): Record<string, string> =>
  password ? {} : { password: 'Please enter your password' }
