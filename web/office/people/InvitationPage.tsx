import { useApolloClient } from '@apollo/client/react'
import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { acceptRules } from '../../../api/accounts/people/invitation.rules.ts'
import { AccountForm } from '../auth/AccountForm.tsx'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { notifyTabs } from '../sign-in/notify-tabs.ts'
import { useAcceptInvitationMutation, useOfferedInvitationQuery } from './Invitation.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { validate } from '../../ui/forms/validate.ts'
import { roleNames, roleWords } from './role-words.ts'
import { InputField } from '../ui/forms/InputField.tsx'

const check = validate(acceptRules)

export const Component = () => {
  const { siteName } = useConfig()
  const isHydrated = useHydrated() // the fragment never reaches the server
  return (
    <ChakraRoot>
      <Container maxW="breakpoint-sm" py={{ base: '6', md: '12' }}>
        <Head title={`Invitation | ${siteName}`} description="For people invited to join the staff." noIndex />
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="card" p={{ base: '5', md: '8' }}>
          <Heading as="h1" size="2xl" mb="2">
            Invitation
          </Heading>
          {isHydrated ? <Offer token={location.hash.slice(1)} /> : <PanelSkeleton height="256px" />}
        </Box>
      </Container>
    </ChakraRoot>
  )
}

const Offer = ({ token: given }: { token: string }) => {
  const { siteName } = useConfig()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [token] = useState(given)
  const { data, loading, error, refetch } = useOfferedInvitationQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [accept] = useAcceptInvitationMutation()
  if (loading) return <PanelSkeleton height="256px" />
  if (error) return <Failed message="Failed to load your invitation." error={error} onRetry={() => void refetch()} />
  const offer = data?.invitation
  if (!offer)
    return <Text>This invitation is no longer valid. Please ask the person who invited you for a new one.</Text>
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
        <InputField
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          aria-required
        />
        <PasswordField
          name="password"
          label="Password"
          help="At least 8 characters; a few words are best."
          autoComplete="new-password"
        />
      </AccountForm>
    </>
  )
}
