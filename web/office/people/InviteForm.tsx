import { inviteRules, staffRoleNames } from '../../../api/accounts/people/invitation.rules.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { AccountForm } from '../auth/AccountForm.tsx'
import { useInviteUserMutation, type InviteUserInput } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useFocusFirst } from '../ui/use-focus-first.ts'
import { validate } from '../../ui/forms/validate.ts'
import type { InvitationLink } from './NewLink.tsx'
import { roleNames, roleWords } from './role-words.ts'

interface InviteFormProps {
  onClose: () => void
  onMade: (link: InvitationLink) => void
}

const checkInvitation = validate(inviteRules)
const check = (values: object & { password?: string }): Record<string, string> => ({
  ...checkInvitation(values),
  ...(values.password ? {} : { password: 'Please enter your password' }),
})

/** Invites a person with a role; asks for the user's own password. */
export const InviteForm = ({ onClose, onMade: onCreated }: InviteFormProps) => {
  const box = useFocusFirst<HTMLDivElement>()
  const [invite] = useInviteUserMutation({ fetchPolicy: 'no-cache' }) // secrets are never cached
  const send = async (input: InviteUserInput) => {
    const made = (await invite({ variables: { input } })).data?.inviteUser
    onCreated({ email: input.email.trim(), token: made!.token!, isMailed: made!.isMailed })
  }
  return (
    <div ref={box}>
      <AccountForm<InviteUserInput>
        label="Invite someone"
        button="Invite"
        validate={check}
        onSend={send}
        onClose={onClose}
      >
        <FormField name="email" label="Email">
          {(control) => <input {...control} type="email" autoComplete="off" maxLength={254} aria-required />}
        </FormField>
        <FormField name="role" label="Role">
          {(control) => (
            <select {...control} aria-required>
              <option value="">Please choose</option>
              {staffRoleNames.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}: {roleWords[role]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </AccountForm>
    </div>
  )
}
