import type { ApolloClient } from '@apollo/client'
import { AdsDocument } from '../consent/Ads.generated.ts'

/** Loads all slots on the server, so that their space is reserved from the start. */
export const loadAds = async (client: ApolloClient) => {
  await client.query({ query: AdsDocument })
  return null
}
