import { useApolloClient } from '@apollo/client/react'
import { Box, Heading, Text } from '@chakra-ui/react'
import { AccountNeedDocument } from '../ui/AccountNeed.generated.ts'
import type { AccountNeed } from '../../schema.generated.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactorForm } from './SecondFactor.tsx'

export const AccountSetup = ({ need }: { need: AccountNeed }) => {
  const client = useApolloClient()
  const look = () => void client.query({ query: AccountNeedDocument, fetchPolicy: 'network-only' })
  const isPassword = need === 'NEW_PASSWORD'
  return (
    <Box
      as="section"
      aria-labelledby="setup"
      maxW="2xl"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '5', md: '8' }}
    >
      <Heading as="h2" id="setup" size="xl" mb="2">
        {isPassword ? 'Set Your Own Password' : 'Turn On the Second Factor'}
      </Heading>
      <Text mb="5">
        {isPassword
          ? 'Your current password was generated for you. Set a new one to open the dashboard.'
          : 'This site requires a code from an authenticator app as well as a password. Turn it on to open the dashboard.'}
      </Text>
      {isPassword ? <ChangePassword onDone={look} /> : <SecondFactorForm onDone={look} />}
    </Box>
  )
}
