import { useApolloClient } from '@apollo/client/react'
import { Box, Heading, Text } from '@chakra-ui/react'
import { AccountNeedDocument, type AccountNeed } from '../../graphql.generated.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactor } from './SecondFactor.tsx'

/** In place of the dashboard, until what the account needs is done. */
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
        {isPassword ? 'Choose Your Own Password' : 'Turn On the Second Factor'}
      </Heading>
      <Text mb="5">
        {isPassword
          ? 'The password that you signed in with was made up, and is only good for getting here. The dashboard opens when you have another.'
          : 'This site asks its staff for a code of an authenticator app beside the password. The dashboard opens when it is on.'}
      </Text>
      {isPassword ? <ChangePassword onDone={look} /> : <SecondFactor onDone={look} />}
    </Box>
  )
}
