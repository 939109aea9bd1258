import type { ApolloClient } from '@apollo/client'
import { Navigate, useLocation, useParams } from 'react-router'
import { type LoadArgs, redirectTo } from '../../ui/page/screen.ts'
import { CountyAddressDocument } from './OldCountyPage.generated.ts'

/** Redirects the old address, whatever its spelling. */
export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const requestedName = params.county ?? ''
  const { data } = await client.query({ query: CountyAddressDocument, variables: { urlName: requestedName } })
  return redirectTo(toCountyAddress(data?.county?.urlName ?? requestedName), request)
}

export const Component = () => (
  <Navigate to={toCountyAddress(useParams().county ?? '') + useLocation().search} replace />
)

const toCountyAddress = (county: string) => `/counties/${encodeURIComponent(county)}`
