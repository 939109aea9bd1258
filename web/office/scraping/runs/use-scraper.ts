import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { sessionEnded } from '../../../ui/session-ended.ts'
import {
  Scraper_StateFragmentDoc,
  ScraperChangesDocument,
  useScraperStateQuery,
  type ScraperChangesSubscription,
  type ScraperStateQuery,
} from './Scraper.generated.ts'
import { subscribeLive } from '../../../ui/subscribe-live.ts'

export type ScraperState = ScraperStateQuery['scraperState']

/** Continues with the next sign-in after the session has ended. */
export const useScraper = () => {
  const client = useApolloClient()
  const { data, error, refetch } = useScraperStateQuery({ fetchPolicy: 'cache-and-network' })
  const isEnded = useReactiveVar(sessionEnded)
  const onData = useEffectEvent(({ scraperState: now }: ScraperChangesSubscription) => {
    client.writeFragment({
      id: client.cache.identify({ __typename: 'ScraperState', id: now.id }),
      fragment: Scraper_StateFragmentDoc,
      fragmentName: 'Scraper_state',
      data: now,
    })
    if (error && !data) refetch().catch(() => {}) // the next value tries again
  })
  useEffect(() => {
    if (isEnded) return undefined
    return subscribeLive(client.cache, ScraperChangesDocument, {
      onData: (change) => onData(change),
      onEnded: () => sessionEnded(true),
    })
  }, [client, isEnded])
  return { state: data?.scraperState, error, refetch }
}
