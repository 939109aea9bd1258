import { Box, Button, Container, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useVerifyEmailMutation } from './ConfirmEmailPage.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { getErrorExtensions, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'

/** Needs a click, since mail filters follow links. */
export const Component = () => {
  const { siteName } = useConfig()
  const isHydrated = useHydrated() // the fragment never reaches the server
  const [prove, { loading }] = useVerifyEmailMutation({ fetchPolicy: 'no-cache' })
  const [outcome, setOutcome] = useState<{ address?: string; problem?: string; isFinal?: boolean }>({})
  const { address, problem, isFinal } = outcome
  const confirm = async () => {
    try {
      const { data } = await prove({ variables: { input: { token: location.hash.slice(1) } } })
      setOutcome({ address: data?.verifyEmail?.address ?? undefined, isFinal: true })
    } catch (error) {
      setOutcome({ problem: getErrorMessage(error), isFinal: getErrorExtensions(error) !== undefined }) // otherwise the next attempt may succeed
    }
  }
  return (
    <ChakraRoot>
      <Container maxW="breakpoint-sm" py={{ base: '6', md: '12' }}>
        <Head title={`Email Address | ${siteName}`} description="For people with an account here." noIndex />
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="card" p={{ base: '5', md: '8' }}>
          <Heading as="h1" size="2xl" mb="3">
            Email Address
          </Heading>
          <div role="status">
            {address ? (
              <Text key="confirmed" overflowWrap="anywhere">
                <strong>{address}</strong> is now your account’s email address.{' '}
                <Box asChild color="accent.fg" textDecoration="underline">
                  <Link to="/admin/account">My Account</Link>
                </Box>
              </Text>
            ) : (
              <Text mb="5">{problem ?? `Please confirm this email address for your account at ${siteName}.`}</Text>
            )}
          </div>
          {!isFinal && (
            <Button disabled={!isHydrated} loading={loading} loadingText="Sending…" onClick={() => void confirm()}>
              Confirm My Address
            </Button>
          )}
        </Box>
      </Container>
    </ChakraRoot>
  )
}
