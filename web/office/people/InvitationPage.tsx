import { useApolloClient } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { acceptRules } from '../../../api/accounts/people/invitation.rules.ts'
import { AccountForm } from '../auth/AccountForm.tsx'
import { AccountFrame } from '../sign-in/AccountFrame.tsx'
import { NewPasswordField, UsernameField } from '../sign-in/PasswordField.tsx'
import { notifyTabs } from '../sign-in/notify-tabs.ts'
import { useAcceptInvitationMutation, useOfferedInvitationQuery } from './Invitation.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { validate } from '../../ui/forms/validate.ts'
import { roleNames, roleWords } from './role-words.ts'

const check = validate(acceptRules)

export const Component = () => {
  const isHydrated = useHydrated() // the fragment never reaches the server
  return (
    <AccountFrame title="Invitation" description="For people invited to join the staff.">
      {isHydrated ? <Offer /> : <PanelSkeleton height="256px" />}
    </AccountFrame>
  )
}

const Offer = () => {
  const { siteName } = useConfig()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [token] = useState(() => location.hash.slice(1))
  const query = useOfferedInvitationQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [accept] = useAcceptInvitationMutation()
  if (!query.data) return <LoadingPanel query={query} things="your invitation" height="256px" />
  const offer = query.data.invitation
  if (!offer) return <p>This invitation is no longer valid. Please ask the person who invited you for a new one.</p>
  const { role, email } = offer
  const send = async (chosen: { username: string; password: string }) => {
    await accept({ variables: { input: { ...chosen, token } } })
    await client.clearStore() // staff may see other data than visitors
    notifyTabs()
    toast({ title: 'Welcome', description: `You are signed in as ${chosen.username}.`, type: 'success' })
    await navigate('/admin', { replace: true })
  }
  return (
    <>
      <Text mb="5">
        {`${email} is invited to work on ${siteName}${role === 'USER' ? '' : ` as ${roleNames[role].toLowerCase()}: ${roleWords[role]}`}. Choose a username and a password.`}
      </Text>
      <AccountForm label="Accept the invitation" button="Accept" validate={check} onSend={send}>
        <UsernameField />
        <NewPasswordField name="password" label="Password" />
      </AccountForm>
    </>
  )
}
