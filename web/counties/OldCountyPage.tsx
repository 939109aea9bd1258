import type { ApolloClient } from '@apollo/client'
import { Navigate, redirect, useParams } from 'react-router'
import type { LoadArgs } from '../page/screen.ts'
import { CountyAddressDocument } from '../graphql.generated.ts'

/**
 * /county-suppliers/{county}, the old address of counties: redirects to the county's page, also from another spelling.
 */
export const load = async (client: ApolloClient, { params }: LoadArgs) => {
  const asked = params.county ?? ''
  const { data } = await client.query({ query: CountyAddressDocument, variables: { urlName: asked } })
  return redirect(addressOf(data?.county?.urlName ?? asked), 301)
}

export const Component = () => <Navigate to={addressOf(useParams().county ?? '')} replace />

const addressOf = (county: string) => `/counties/${encodeURIComponent(county)}`
