import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { Scraper_StateFragmentDoc, useScraperStateQuery, type ScraperStateQuery } from '../graphql.generated.ts'
import { subscribeLive } from './subscribe-live.ts'

export type ScraperState = ScraperStateQuery['scraperState']

/** The scraper's state, live. */
export const useScraper = () => {
  const client = useApolloClient()
  const { data, error, refetch } = useScraperStateQuery({ fetchPolicy: 'cache-and-network' })
  const [isConnected, setConnected] = useState(true)
  useEffect(
    () =>
      subscribeLive(
        client.cache,
        (now) => {
          client.writeFragment({
            id: client.cache.identify({ __typename: 'ScraperState', id: now.id }),
            fragment: Scraper_StateFragmentDoc,
            fragmentName: 'Scraper_state',
            data: now,
          })
        },
        setConnected,
      ),
    [client],
  )
  return { state: data?.scraperState, error, refetch, isConnected }
}
