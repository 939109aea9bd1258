import { Text } from '@chakra-ui/react'
import { ownEmailRules } from '../../../api/accounts/people/verify-email.rules.ts'
import { useMyEmailQuery, useUpdateOwnEmailMutation } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { AccountForm } from './AccountForm.tsx'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { shownTime } from './shown-time.tsx'

interface EmailFormValues {
  email: string
  password: string
}

const checkEmail = validate(ownEmailRules)
const check = (values: Partial<EmailFormValues>): Record<string, string> => ({
  ...checkEmail(values),
  ...(values.password ? {} : { password: 'Please enter your password' }),
})

/** Shows and changes the user's email address; a new one must be confirmed by a link. */
export const EmailForm = () => {
  const { data, error, refetch } = useMyEmailQuery({ fetchPolicy: 'cache-and-network' })
  const [update] = useUpdateOwnEmailMutation()
  const own = data?.myEmail
  if (!own && error)
    return <Failed message="Failed to load your address." error={error} onRetry={() => void refetch()} />
  if (!own) return <PanelSkeleton height="240px" />
  const { address, unproven, expiresAt } = own
  const send = async (input: EmailFormValues) => {
    await update({ variables: { input } })
    toast({
      title: 'Link sent',
      description: `Open the link we’ve sent to ${input.email}.`,
      type: 'success',
    })
    void refetch()
  }
  return (
    <>
      <Text mb="3" overflowWrap="anywhere">
        {address ? (
          <>
            Your address is <strong>{address}</strong>.
          </>
        ) : (
          'Your account has no email address yet.'
        )}
      </Text>
      {unproven && expiresAt && (
        <Text mb="3" overflowWrap="anywhere" role="status">
          Open the link sent to <strong>{unproven}</strong> by {shownTime(expiresAt)} to confirm it.{' '}
          {address ? 'Until then we use your current address.' : 'We send nothing there until then.'}
        </Text>
      )}
      <AccountForm label="Add an email address" button="Send the Link" validate={check} onSend={send}>
        <FormField
          name="email"
          label={address ? 'New email address' : 'Email address'}
          help={
            address
              ? 'You’ll need to confirm it using the link we email you. We’ll also notify your old address.'
              : 'You’ll need to confirm it using the link we email you.'
          }
        >
          {(control) => <input {...control} type="email" autoComplete="email" maxLength={254} aria-required />}
        </FormField>
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </AccountForm>
    </>
  )
}
