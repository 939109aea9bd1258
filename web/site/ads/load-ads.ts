import type { ApolloClient } from '@apollo/client'
import { AdsDocument } from '../../graphql.generated.ts'

/** Reads all slots for a page that is rendered on the server, so that their space is reserved from the start. */
export const loadAds = async (client: ApolloClient) => {
  await client.query({ query: AdsDocument })
  return null
}
