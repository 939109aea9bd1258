import { Box, Container, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { lazy, Suspense } from 'react'
import { Navigate, redirect } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { AccountSetup } from '../auth/AccountSetup.tsx'
import { SessionEnded } from '../auth/SessionEnded.tsx'
import { SignOutButton } from '../auth/SignOutButton.tsx'
import {
  AccountNeedDocument,
  MeDocument,
  useAccountNeedQuery,
  useMeQuery,
  useScraperStateQuery,
} from '../graphql.generated.ts'
import { Kit } from '../ui/Kit.tsx'
import { StatsCards } from '../stats/StatsCards.tsx'
import { AdminTabs } from './AdminTabs.tsx'
import { BackupNotice } from './BackupNotice.tsx'
import { WebhookNotice } from './WebhookNotice.tsx'

export const load = async (client: ApolloClient) => {
  const [{ data }] = await Promise.all([
    client.query({ query: MeDocument }),
    client.query({ query: AccountNeedDocument }),
  ])
  return data?.me?.isAdmin ? null : redirect('/login')
}

/** Once the scraper's tab was opened, every tab announces the end of a run. */
const ScrapeWatch = lazy(async () => ({ default: (await import('../scraping/ScrapeWatch.tsx')).ScrapeWatch }))

/** /admin: the dashboard, for administrators only; others go to /login. */
export const Component = () => (
  <Kit>
    <Dashboard />
  </Kit>
)

const Dashboard = () => {
  const { siteName } = useConfig()
  const { data, loading } = useMeQuery()
  const { data: account, loading: isAccountLoading } = useAccountNeedQuery()
  const hasLooked = Boolean(useScraperStateQuery({ fetchPolicy: 'cache-only' }).data?.scraperState)
  if ((loading && !data) || (isAccountLoading && !account))
    return (
      <Container maxW="breakpoint-xl" py="8" aria-busy="true">
        <Skeleton height="480px" />
      </Container>
    )
  if (!data?.me?.isAdmin) return <Navigate to="/login" replace />
  return (
    <Container maxW="breakpoint-xl" py="8">
      <Head title={`Admin Dashboard | ${siteName}`} description="For administrators." noIndex />
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="6">
        <Heading as="h1" size="3xl">
          Admin Dashboard
        </Heading>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Text color="fg.muted">
            Signed in as <strong>{data.me.username}</strong>
          </Text>
          <SignOutButton />
        </Box>
      </Box>
      <SessionEnded />
      {account?.myNeed ? (
        <AccountSetup need={account.myNeed} />
      ) : (
        <>
          {hasLooked && (
            <Suspense>
              <ScrapeWatch />
            </Suspense>
          )}
          <BackupNotice />
          <WebhookNotice />
          <StatsCards />
          <AdminTabs />
        </>
      )}
    </Container>
  )
}
