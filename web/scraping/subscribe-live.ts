import type { ApolloCache } from '@apollo/client'
import { print } from 'graphql' // by name: otherwise the whole library would be bundled, for every page
import { ScraperChangesDocument, type Scraper_StateFragment } from '../graphql.generated.ts'

type State = Scraper_StateFragment

/**
 * Reports every change of the scraper's state until it is stopped. Reconnects by itself; its code is loaded on first
 * use.
 */
export const subscribeLive = (
  cache: ApolloCache,
  onState: (state: State) => void,
  onConnected: (isConnected: boolean) => void,
): (() => void) => {
  let isOver = false
  let close = () => {}
  const begin = async () => {
    const { createClient } = await import('graphql-ws')
    if (isOver) return
    const client = createClient({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      keepAlive: 10_000,
      on: { connected: () => onConnected(true), closed: () => onConnected(false) },
    })
    const query = print(cache.transformDocument(ScraperChangesDocument))
    const stop = client.subscribe<{ scraperState: State }>(
      { query },
      {
        next: ({ data }) => {
          if (data) onState(data.scraperState)
        },
        error: () => onConnected(false),
        complete: () => {},
      },
    )
    close = () => {
      stop()
      void client.dispose()
    }
  }
  begin().catch(() => onConnected(false))
  return () => {
    isOver = true
    close()
  }
}
