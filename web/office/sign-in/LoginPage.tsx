import { Box, Container, Heading, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { Navigate, redirect, useLocation } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { AccountNeedDocument, MeDocument, useAccountNeedQuery, useMeQuery } from '../../graphql.generated.ts'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { Capabilities } from './Capabilities.tsx'
import { getHomePath } from './home-path.ts'
import { getNextPath } from './login-path.ts'
import { LoginForm } from './LoginForm.tsx'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const [{ data }, { data: account }] = await Promise.all([
    client.query({ query: MeDocument }),
    client.query({ query: AccountNeedDocument }),
  ])
  return data?.me ? redirect(getHomePath(account?.myRole, getNextPath(new URL(request.url).search))) : null
}

/** /login: for staff; signed-in users are redirected. */
export const Component = () => {
  const { siteName } = useConfig()
  const { search } = useLocation()
  const { data, loading } = useMeQuery()
  const { data: account } = useAccountNeedQuery()
  if (data?.me && account) return <Navigate to={getHomePath(account.myRole, getNextPath(search))} replace />
  return (
    <ChakraRoot>
      <Container maxW="breakpoint-lg" py={{ base: '6', md: '12' }}>
        <Head title={`Sign In | ${siteName}`} description="Access the admin area to manage your site." noIndex />
        <Box
          display="grid"
          gap="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          alignItems="start"
        >
          <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="card" p={{ base: '5', md: '8' }}>
            <Heading as="h1" size="2xl" mb="1">
              Sign In
            </Heading>
            <Text color="fg.muted" mb="6">
              Access the admin area to manage your site
            </Text>
            {loading && !data ? <PanelSkeleton height="256px" /> : <LoginForm />}
            <Text color="fg.muted" fontSize="sm" mt="6">
              Only authorized administrators can access this area
            </Text>
          </Box>
          <Capabilities />
        </Box>
      </Container>
    </ChakraRoot>
  )
}
