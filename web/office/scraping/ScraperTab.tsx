import { Box } from '@chakra-ui/react'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import './scraping.css'
import { LiveListings } from './runs/LiveListings.tsx'
import { Progress } from './runs/Progress.tsx'
import { RunHistory } from './runs/RunHistory.tsx'
import { ScrapeLog } from './runs/ScrapeLog.tsx'
import { StartScrape } from './StartScrape.tsx'
import { TestResults } from './TestResults.tsx'
import { useScraper } from './runs/use-scraper.ts'

/** /admin/scraper: starts, watches and stops scrapes of the directories. */
export const Component = () => {
  const { state, error, refetch } = useScraper()
  if (!state && error)
    return <Failed message="The scraper’s state could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!state) return <PanelSkeleton height="420px" />
  return (
    <Box display="grid" gap="6" minW="0">
      <StartScrape isRunning={state.isRunning} />
      <Progress state={state} />
      {state.isTest && state.runId && !state.isRunning && <TestResults runId={state.runId} />}
      <LiveListings {...state} />
      <ScrapeLog state={state} />
      <RunHistory isRunning={state.isRunning} />
    </Box>
  )
}
