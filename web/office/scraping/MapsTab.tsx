import { Box, chakra, Link, Tabs, Button } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useScraperSettingsQuery } from './ApprovalNote.generated.ts'
import { useBulkScrapeMapsMutation, useScrapeMapsMutation } from './MapsTab.generated.ts'
import { attempt, ActionButton } from '../ui/actions.tsx'
import '../../site/ui/Tabs.css'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { bulkLists } from '../../../api/scraping/runs/bulk-places.rules.ts'
import { bulkRules, mapsRules } from '../../../api/scraping/scraping.rules.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { ErrorText } from '../ui/State.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { refetchFigures } from '../../ui/refetch-figures.ts'
import { ApprovalNote } from './ApprovalNote.tsx'
import { LiveListings } from './runs/LiveListings.tsx'
import { Progress } from './runs/Progress.tsx'
import { RunHistory } from './runs/RunHistory.tsx'
import { ScrapeLog } from './runs/ScrapeLog.tsx'
import { mapsKeyword, mapsRadius, readRadius } from '../../../api/scraping/maps-search.rules.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { useScraper } from './runs/use-scraper.ts'
import { AdminForm, FormButtons, InputField } from '../ui/forms/form.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'

export const Component = () => {
  const query = useScraper()
  const { state } = query
  const settingsQuery = useScraperSettingsQuery()
  const settings = settingsQuery.data?.scraperSettings
  if (!state) return <LoadingPanel query={query} things="the scraper’s state" />
  if (!settings) return <LoadingPanel query={settingsQuery} things="the scraper’s settings" />
  const canRun = settings.hasPlacesKey && settings.sources.includes('google_places')
  const panel = (value: string, form: ReactNode) => (
    <Tabs.Content value={value} className="tab-panel" tabIndex={-1}>
      <chakra.fieldset disabled={!canRun} minW="0">
        <legend className="visually-hidden">Search</legend>
        {form}
      </chakra.fieldset>
    </Tabs.Content>
  )
  return (
    <Box display="grid" gap="6" minW="0">
      <section className="card flat">
        {!canRun && (
          <Box mb="6">
            {settings.hasPlacesKey ? <p>Google Maps is turned off by the SCRAPER_SOURCES setting.</p> : <HowToGetKey />}
          </Box>
        )}
        <Tabs.Root unstyled className="tabs" defaultValue="single" lazyMount unmountOnExit>
          <Tabs.List className="tab-list" aria-label="One location or several">
            <Tabs.Trigger value="single">Single location</Tabs.Trigger>
            <Tabs.Trigger value="bulk">Bulk</Tabs.Trigger>
          </Tabs.List>
          {panel('single', <SingleMap isRunning={state.isRunning} />)}
          {panel('bulk', <BulkMaps isRunning={state.isRunning} />)}
        </Tabs.Root>
        <ApprovalNote />
      </section>
      {state.sourceType === 'google_places' && (
        <>
          <Progress state={state} />
          <LiveListings {...state} />
          {state.problems.length > 0 && <ScrapeLog state={state} />}
        </>
      )}
      <RunHistory isRunning={state.isRunning} kind="MAPS" />
      {state.isRunning && state.sourceType !== 'google_places' && (
        <p className="muted small-text">A directory scrape is running. See Scraper Control.</p>
      )}
    </Box>
  )
}

const HowToGetKey = () => (
  <div className="stack measure">
    <p>Searching Google Maps uses Google’s Places API (New), which needs a key.</p>
    <chakra.ol listStyleType="decimal" ps="6">
      <li>
        Open the{' '}
        <Link className="text-link" href="https://console.cloud.google.com/google/maps-apis/" rel="noopener">
          Google Cloud console
        </Link>{' '}
        and choose or create a project with a billing account.
      </li>
      <li>Turn on “Places API (New)”.</li>
      <li>Under Credentials, create an API key and restrict it to that API and this server’s IP address.</li>
      <li>
        Set <code>GOOGLE_PLACES_KEY</code> to the key, then restart the site.
      </li>
    </chakra.ol>
    <p className="muted small-text">
      Google charges for searches. We may store a result for 30 days, then delete it unless it is found again.
    </p>
  </div>
)

/** As specified: the time from the start of a Google Maps scrape to the reload. */
const refreshAfterMs = 5000

const scheduleRefresh = (client: ApolloClient) => {
  setTimeout(() => void refetchFigures(client), refreshAfterMs)
}

const check = validate(bulkRules)

const BulkMaps = ({ isRunning }: { isRunning: boolean }) => {
  const client = useApolloClient()
  const [bulkScrapeMaps] = useBulkScrapeMapsMutation()
  const [list, setList] = useState<(typeof bulkLists)[number]>(bulkLists[0])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState<string>()
  const choose = (places: readonly string[], isChosen: boolean) => {
    setMessage(undefined)
    const others = [...chosen].filter((place) => !places.includes(place))
    setChosen(new Set(isChosen ? [...others, ...places] : others))
  }
  const start = async () => {
    const locations = [...chosen]
    const wrong = check({ locations })['locations']
    setMessage(wrong)
    if (wrong) return undefined
    await bulkScrapeMaps({ variables: { input: { locations } } })
    scheduleRefresh(client)
    const description = `Searching Google Maps around ${plural(locations.length, 'place')}.`
    return { title: 'Bulk scraping started', description }
  }
  return (
    <div className="stack">
      <div className="row tight" role="group" aria-label="List">
        {bulkLists.map((one) => (
          <button
            key={one.value}
            type="button"
            className="pill"
            aria-pressed={one === list}
            onClick={() => setList(one)}
          >
            {one.label} ({one.places.length})
          </button>
        ))}
      </div>
      <div className="row">
        <Button variant="outline" onClick={() => choose(list.places, true)}>
          Select All
        </Button>
        <Button variant="outline" onClick={() => choose(list.places, false)}>
          Select None
        </Button>
      </div>
      <div className="card flat scrolling auto-grid tile-grid" role="group" aria-label={list.label}>
        {list.places.map((place) => (
          <OfficeCheckbox
            key={place}
            label={place}
            checked={chosen.has(place)}
            onChange={(event) => choose([place], event.target.checked)}
          />
        ))}
      </div>
      <ErrorText>{message}</ErrorText>
      <div className="row">
        <ActionButton
          variant="solid"
          disabled={isRunning}
          refused="Failed to start bulk scraping operation"
          action={start}
        >
          Start Bulk Scraping
        </ActionButton>
        <span className="muted small-text" role="status">
          {plural(chosen.size, 'location')} selected
        </span>
      </div>
    </div>
  )
}

interface Values {
  location?: string
  radius?: string
  keyword?: string
}

const SingleMap = ({ isRunning }: { isRunning: boolean }) => {
  const client = useApolloClient()
  const [scrapeMaps] = useScrapeMapsMutation()
  const start = ({ location = '', radius, keyword }: Values) =>
    attempt({ refused: 'Failed to start scraping operation' }, async () => {
      const input = { location, radius: readRadius(radius), keyword: keyword ?? mapsKeyword }
      await scrapeMaps({ variables: { input } })
      scheduleRefresh(client)
      return { title: 'Scraping started', description: `Searching Google Maps around ${location}.` }
    })
  return (
    <AdminForm<Values>
      label="Search one place"
      columns={2}
      onSubmit={start}
      validate={validate(mapsRules)}
      initialValues={{ radius: String(mapsRadius.default), keyword: mapsKeyword }}
    >
      <div className="wide">
        <TextField name="location" label="Location" maxLength={100} />
      </div>
      <InputField
        name="radius"
        label="Radius (metres)"
        help={`From ${thousands(mapsRadius.min)} to ${thousands(mapsRadius.max)}.`}
        type="number"
        min={mapsRadius.min}
        max={mapsRadius.max}
        step="1000"
        inputMode="numeric"
      />
      <InputField name="keyword" label="Keyword" maxLength={100} />
      <FormButtons label="Start Scraping" busy="Starting…" isDisabled={isRunning} />
    </AdminForm>
  )
}
