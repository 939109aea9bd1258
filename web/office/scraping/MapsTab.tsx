import { Box, chakra, Link, Tabs, Text } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useScraperSettingsQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import '../../site/ui/Tabs.css'
import './scraping.css'
import { BulkMaps } from './BulkMaps.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'
import { LiveListings } from './runs/LiveListings.tsx'
import { Progress } from './runs/Progress.tsx'
import { RunHistory } from './runs/RunHistory.tsx'
import { ScrapeLog } from './runs/ScrapeLog.tsx'
import { SingleMap } from './SingleMap.tsx'
import { useScraper } from './runs/use-scraper.ts'

/** /admin/maps: searches Google Maps around one place or many. */
export const Component = () => {
  const { state, error, refetch } = useScraper()
  const settings = useScraperSettingsQuery().data?.scraperSettings
  const [mode, setMode] = useState('single')
  if (!state && error)
    return <Failed message="The scraper’s state could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!state || !settings) return <PanelSkeleton height="420px" />
  const canRun = settings.hasPlacesKey && settings.sources.includes('google_places')
  const panel = (one: string, form: ReactNode) => (
    <Tabs.Content value={one} className="tab-panel" tabIndex={-1}>
      {mode === one && (
        <chakra.fieldset disabled={!canRun} minW="0">
          <legend className="visually-hidden">Search</legend>
          {form}
        </chakra.fieldset>
      )}
    </Tabs.Content>
  )
  return (
    <Box display="grid" gap="6" minW="0">
      <section className="admin-panel">
        {!canRun && (
          <Box mb="6">
            {settings.hasPlacesKey ? (
              <Text>Google Maps is turned off by the SCRAPER_SOURCES setting.</Text>
            ) : (
              <HowToGetKey />
            )}
          </Box>
        )}
        <Tabs.Root unstyled className="tabs" value={mode} onValueChange={({ value }) => setMode(value)}>
          <Tabs.List className="tab-list" aria-label="How many places">
            <Tabs.Trigger value="single">Single location</Tabs.Trigger>
            <Tabs.Trigger value="bulk">Bulk</Tabs.Trigger>
          </Tabs.List>
          {panel('single', <SingleMap isRunning={state.isRunning} />)}
          {panel('bulk', <BulkMaps isRunning={state.isRunning} />)}
        </Tabs.Root>
        <ApprovalNote />
      </section>
      {state.sourceType === 'google_places' && <Progress state={state} />}
      {state.sourceType === 'google_places' && <LiveListings {...state} />}
      {state.sourceType === 'google_places' && state.problems.length > 0 && <ScrapeLog state={state} />}
      <RunHistory isRunning={state.isRunning} kind="MAPS" />
      {state.isRunning && state.sourceType !== 'google_places' && (
        <Text className="admin-small">A directory scrape is running. See Scraper Control.</Text>
      )}
    </Box>
  )
}

const HowToGetKey = () => (
  <Box maxW="prose" display="grid" gap="3">
    <Text>Searching Google Maps uses Google’s Places API (New), which needs a key.</Text>
    <Box as="ol" listStyleType="decimal" ps="6" display="grid" gap="1">
      <li>
        Open the{' '}
        <Link className="admin-link" href="https://console.cloud.google.com/google/maps-apis/" rel="noopener">
          Google Cloud console
        </Link>{' '}
        and choose or create a project with a billing account.
      </li>
      <li>Turn on “Places API (New)”.</li>
      <li>Under Credentials, create an API key and restrict it to that API and this server’s IP address.</li>
      <li>
        Set <code>GOOGLE_PLACES_KEY</code> to the key, then restart the site.
      </li>
    </Box>
    <Text className="admin-small">
      Google charges for searches. Its results may be stored for 30 days, then they are deleted unless found again.
    </Text>
  </Box>
)
