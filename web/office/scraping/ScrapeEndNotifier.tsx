import { useApolloClient } from '@apollo/client/react'
import { ScrapeRunsDocument } from './runs/ScrapeRuns.generated.ts'
import { refetchFigures, useEnd } from '../../ui/refetch-figures.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { signalEnd } from './runs/end-signal.ts'
import { useScraper, type ScraperState } from './runs/use-scraper.ts'

export const ScrapeEndNotifier = () => {
  const client = useApolloClient()
  const { state } = useScraper()
  useEnd(state?.isRunning ?? false, () => {
    if (!state) return
    const end = formatEnd(state)
    toast(end)
    void signalEnd(end.title, end.description)
    void client.refetchQueries({ include: [ScrapeRunsDocument] })
    void refetchFigures(client)
  })
  return null
}

const formatEnd = ({ status, isTest, sources, problems }: ScraperState) => {
  const sum = (key: 'added' | 'enriched' | 'listings') => sources.reduce((total, one) => total + one[key], 0)
  const summary = isTest
    ? `${sum('listings')} businesses found, nothing saved: would add ${sum('added')}, update ${sum('enriched')}`
    : `${sum('added')} suppliers added, ${sum('enriched')} updated`
  if (status === 'FAILED')
    return {
      title: 'Scraping failed',
      description: `No page could be read. ${problems[0]?.message ?? 'See the log.'}`,
      type: 'error' as const,
    }
  if (status === 'STOPPED') return { title: 'Scraping stopped', description: `${summary}.`, type: 'info' as const }
  return { title: 'Scraping completed', description: `${summary}.`, type: 'success' as const }
}
