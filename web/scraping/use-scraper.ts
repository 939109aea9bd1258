import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { AdminStatsDocument, ScrapeRunsDocument, ScraperStateDocument, useScraperStateQuery, type ScraperStateQuery } from '../graphql.generated.ts'
import { toast } from '../ui/toaster.tsx'
import { subscribeLive } from './subscribe-live.ts'

export type ScraperState = ScraperStateQuery['scraperState']

/** How the scraper stands, live. When a run ends, that is said, and the figures that it changed are read anew. */
export const useScraper = () => {
  const client = useApolloClient()
  const { data, error, refetch } = useScraperStateQuery({ fetchPolicy: 'cache-and-network' })
  const [isConnected, setConnected] = useState(true)
  useEffect(
    () =>
      subscribeLive(client.cache, (scraperState) => {
        client.writeQuery({ query: ScraperStateDocument, data: { scraperState } })
      }, setConnected),
    [client],
  )
  const state = data?.scraperState
  const wasRunning = useRef(false)
  useEffect(() => {
    if (!state) return
    if (wasRunning.current && !state.isRunning) {
      toast(endOf(state))
      void client.refetchQueries({ include: [AdminStatsDocument, ScrapeRunsDocument] })
    }
    wasRunning.current = state.isRunning
  }, [client, state])
  return { state, error, refetch, isConnected }
}

const endOf = ({ status, isTest, sources }: ScraperState) => {
  const sum = (key: 'added' | 'enriched' | 'listings') => sources.reduce((total, one) => total + one[key], 0)
  const yielded = isTest ? `${sum('listings')} businesses found, nothing saved` : `${sum('added')} suppliers added, ${sum('enriched')} completed`
  if (status === 'FAILED') return { title: 'Scraping failed', description: 'No page could be read. The log tells why.', type: 'error' as const }
  if (status === 'STOPPED') return { title: 'Scraping stopped', description: `${yielded}.`, type: 'info' as const }
  return { title: 'Scraping completed', description: `${yielded}.`, type: 'success' as const }
}
