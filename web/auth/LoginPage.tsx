import type { ApolloClient } from '@apollo/client'
import { Navigate, redirect, useLocation } from 'react-router'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import type { LoadArgs } from '../page/screen.ts'
import { AccountNeedDocument, MeDocument, useAccountNeedQuery, useMeQuery } from '../graphql.generated.ts'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { Capabilities } from './Capabilities.tsx'
import { homeOf } from './home-of.ts'
import { nextOf } from './login-for.ts'
import { LoginForm } from './LoginForm.tsx'
import './LoginPage.css'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const [{ data }, { data: account }] = await Promise.all([
    client.query({ query: MeDocument }),
    client.query({ query: AccountNeedDocument }),
  ])
  return data?.me ? redirect(homeOf(account?.myAccess, nextOf(new URL(request.url).search))) : null
}

/** /login: for the staff; a user who is signed in already is redirected. */
export const Component = () => {
  const { siteName } = useConfig()
  const { search } = useLocation()
  const { data, loading } = useMeQuery()
  const { data: account } = useAccountNeedQuery()
  if (data?.me && account) return <Navigate to={homeOf(account.myAccess, nextOf(search))} replace />
  return (
    <div className="container login">
      <Head title={`Sign In | ${siteName}`} description="Access the admin area to manage your site." noIndex />
      <div className="login-panel">
        <h1 className="heading large">Sign In</h1>
        <p className="login-about">Access the admin area to manage your site</p>
        {loading && !data ? <PanelSkeleton height="256px" /> : <LoginForm />}
        <p className="login-who">Only authorized administrators can access this area</p>
      </div>
      <Capabilities />
    </div>
  )
}
