import { changePasswordRules } from '../../../api/accounts/sign-in/sign-in.rules.ts'
import { useUpdatePasswordMutation } from './ChangePassword.generated.ts'
import type { UpdatePasswordInput } from '../../schema.generated.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { AccountForm } from './AccountForm.tsx'
import { NewPasswordField, PasswordField } from '../sign-in/PasswordField.tsx'

const check = validate(changePasswordRules)

export const ChangePassword = ({ onDone }: { onDone: () => void }) => {
  const [updatePassword] = useUpdatePasswordMutation()
  const send = async (input: UpdatePasswordInput) => {
    await updatePassword({ variables: { input } })
    toast({ title: 'Password changed', description: 'All your other sessions have been signed out.', type: 'success' })
    onDone()
  }
  return (
    <AccountForm label="Change password" button="Change Password" validate={check} onSend={send}>
      <PasswordField name="currentPassword" label="Current password" />
      <NewPasswordField name="newPassword" label="New password" />
    </AccountForm>
  )
}
