import { Text } from '@chakra-ui/react'
import { ownEmailRules } from '../../../api/accounts/people/own-email.rules.ts'
import { useMyEmailQuery, useUpdateOwnEmailMutation } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { AccountForm } from './AccountForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { shownTime } from './shown-time.tsx'

interface Given {
  email: string
  password: string
}

const checkEmail = validate(ownEmailRules)
const check = (values: Partial<Given>): Record<string, string> => ({
  ...checkEmail(values),
  ...(values.password ? {} : { password: 'Please enter your password' }),
})

/** The own email address, and another one, which counts once a mailed link was followed. */
export const EmailForm = () => {
  const { data, error, refetch } = useMyEmailQuery({ fetchPolicy: 'cache-and-network' })
  const [update] = useUpdateOwnEmailMutation()
  const own = data?.myEmail
  if (!own && error)
    return <Failed message="Failed to load your address." error={error} onRetry={() => void refetch()} />
  if (!own) return <PanelSkeleton height="240px" />
  const { address, unproven, expiresAt } = own
  const send = async (input: Given) => {
    await update({ variables: { input } })
    toast({
      title: 'Link sent',
      description: `Please follow the link that we mail to ${input.email}.`,
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
          <strong>{unproven}</strong> waits for the link that was mailed to it to be followed, until{' '}
          {shownTime(expiresAt)}. {address ? 'Until then the address stays as it is.' : 'Nothing is sent there before.'}
        </Text>
      )}
      <AccountForm label="Give an email address" button="Send the Link" validate={check} onSend={send}>
        <FormField
          name="email"
          label={address ? 'New email address' : 'Email address'}
          help={
            address
              ? 'It counts once its link was followed; the old one is told.'
              : 'It counts once its link was followed.'
          }
        >
          {(control) => <input {...control} type="email" autoComplete="email" maxLength={254} aria-required />}
        </FormField>
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </AccountForm>
    </>
  )
}
