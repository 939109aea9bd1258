import { InputField } from '../ui/forms/form.tsx'

export const UsernameField = () => (
  <InputField
    name="username"
    label="Username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={64}
    aria-required
  />
)

interface PasswordFieldProps {
  name: string
  label: string
}

export const PasswordField = (field: PasswordFieldProps) => (
  <InputField {...field} type="password" autoComplete="current-password" maxLength={200} aria-required />
)

/** Asked for before a change to an account. */
export const ownPassword = <PasswordField name="password" label="Your password" />

export const NewPasswordField = (field: PasswordFieldProps) => (
  <InputField
    {...field}
    help="At least 8 characters; a few words are best."
    type="password"
    autoComplete="new-password"
    maxLength={200}
    aria-required
  />
)

/** Of an authenticator app, or a recovery code. */
export const CodeField = () => (
  <InputField
    name="code"
    label="Code"
    help="From your authenticator app, or one of your recovery codes."
    autoComplete="one-time-code"
    maxLength={40}
    aria-required
  />
)

export const checkPassword = ({ password }: { password?: string }): Record<string, string> =>
  password ? {} : { password: 'Please enter your password.' }
