import type { ApolloClient } from '@apollo/client'
import { Navigate, useLocation, useParams } from 'react-router'
import { moveTo } from '../../ui/page/move-to.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { CountyAddressDocument } from '../../graphql.generated.ts'

/**
 * /county-suppliers/{county}, the old address of counties: redirects to the county's page, also from another spelling.
 */
export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const asked = params.county ?? ''
  const { data } = await client.query({ query: CountyAddressDocument, variables: { urlName: asked } })
  return moveTo(addressOf(data?.county?.urlName ?? asked), request)
}

export const Component = () => <Navigate to={addressOf(useParams().county ?? '') + useLocation().search} replace />

const addressOf = (county: string) => `/counties/${encodeURIComponent(county)}`
