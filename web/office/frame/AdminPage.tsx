import { Container, Heading, Skeleton } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { Navigate, redirect, useLocation, useParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { answer404 } from '../../ui/page/status.ts'
import { AccountSetup } from '../auth/AccountSetup.tsx'
import { getLoginPath } from '../sign-in/login-path.ts'
import { SessionEnded } from '../sign-in/SessionEnded.tsx'
import { AccountNeedDocument, MeDocument, useAccountNeedQuery, useMeQuery } from '../../graphql.generated.ts'
import { LazyStaffWatch } from '../to-do/LazyStaffWatch.tsx'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { titleId } from '../ui/page-title.ts'
import { toStaffRole } from '../ui/use-permission.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { StatsCards } from '../reports/StatsCards.tsx'
import { BackupNotice } from './BackupNotice.tsx'
import { ConnectionLost } from './ConnectionLost.tsx'
import { Office } from './Office.tsx'
import { ScreenPanel } from './ScreenPanel.tsx'
import { findScreen, findCurrentPath } from './tabs.ts'
import { SupplierListNotice } from './SupplierListNotice.tsx'
import { WebhookNotice } from './WebhookNotice.tsx'

export const load = async (client: ApolloClient, { request, params }: LoadArgs) => {
  const { pathname, search } = new URL(request.url)
  const [{ data }, { data: account }] = await Promise.all([
    client.query({ query: MeDocument }),
    client.query({ query: AccountNeedDocument }),
  ])
  const old = findCurrentPath(search)
  if (!data?.me || !toStaffRole(account?.myRole)) return redirect(getLoginPath(old ?? pathname + search))
  if (old) return redirect(old)
  return findScreen(params['screen']) ? null : answer404()
}

/** /admin and every screen below it, for staff only; others are redirected to /login. */
export const Component = () => (
  <ChakraRoot>
    <Dashboard />
  </ChakraRoot>
)

const Dashboard = () => {
  const { siteName } = useConfig()
  const isHydrated = useHydrated()
  const { pathname, search } = useLocation()
  const { screen: value = '' } = useParams()
  const { data, loading } = useMeQuery()
  const { data: account, loading: isAccountLoading } = useAccountNeedQuery()
  if ((loading && !data) || (isAccountLoading && !account))
    return (
      <Container as="main" id="main" maxW="breakpoint-xl" py="8" aria-busy="true">
        <Skeleton height="480px" />
      </Container>
    )
  const old = findCurrentPath(search)
  if (!data?.me || !toStaffRole(account?.myRole))
    return <Navigate to={getLoginPath(old ?? pathname + search)} replace />
  if (old) return <Navigate to={old} replace />
  const label = value ? (findScreen(value)?.label ?? '404 Page Not Found') : undefined
  const need = account?.myNeed
  return (
    <Office username={data.me.username} shown={need ? undefined : value}>
      <Head
        title={[label, 'Admin Dashboard', siteName].filter(Boolean).join(' | ')}
        description="For administrators."
        noIndex
      />
      <Heading as="h1" id={titleId} size="2xl" mb="3" tabIndex={-1} outline="none">
        {(!need && label) || 'Admin Dashboard'}
      </Heading>
      <SessionEnded />
      <ConnectionLost />
      {need ? (
        <AccountSetup need={need} />
      ) : (
        <>
          {isHydrated && <LazyStaffWatch />}
          {account?.myRole === 'ADMIN' && (
            <>
              <BackupNotice />
              <SupplierListNotice />
              <WebhookNotice />
            </>
          )}
          {!value && <StatsCards />}
          <ScreenPanel value={value} />
        </>
      )}
    </Office>
  )
}
