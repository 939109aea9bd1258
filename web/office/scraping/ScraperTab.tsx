import { Box, Button } from '@chakra-ui/react'
import { attempt, ActionButton } from '../ui/actions.tsx'
import { LiveListings } from './runs/LiveListings.tsx'
import { Progress } from './runs/Progress.tsx'
import { RunHistory } from './runs/RunHistory.tsx'
import { ScrapeLog } from './runs/ScrapeLog.tsx'
import { testSearch } from '../../../api/scraping/runs/bulk-places.rules.ts'
import { directoryRules } from '../../../api/scraping/scraping.rules.ts'
import { useRunScraperMutation, useScrapeListingsQuery } from './ScraperTab.generated.ts'
import type { ScrapeSource } from '../../schema.generated.ts'
import { testVerdictWords } from './runs/words.ts'
import { validate } from '../../ui/forms/validate.ts'
import { ApprovalNote } from './ApprovalNote.tsx'
import { useSources } from './runs/use-sources.ts'
import { PlainTable } from '../ui/PlainTable.tsx'
import { useScraper } from './runs/use-scraper.ts'
import { AdminForm, InputField, SelectField } from '../ui/forms/form.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'

export const Component = () => {
  const query = useScraper()
  const { state } = query
  if (!state) return <LoadingPanel query={query} things="the scraper’s state" />
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

interface Values {
  source: ScrapeSource
  directory?: string
}

const testSummary = `“${testSearch.what}” in ${testSearch.where}, one page of each source`

const getDirectories = ({ directory }: Partial<Values>) => (directory?.trim() ? [directory] : [])
const check = (values: Partial<Values>) => {
  const [message] = Object.values(validate(directoryRules)({ directories: getDirectories(values) }))
  return message ? { directory: message } : {}
}

const StartScrape = ({ isRunning }: { isRunning: boolean }) => {
  const { sources } = useSources()
  const [runScraper] = useRunScraperMutation()
  const start = async (values: Values, isTest: boolean) => {
    await runScraper({ variables: { input: { source: values.source, isTest, directories: getDirectories(values) } } })
    return isTest
      ? { title: 'Test scrape started', description: `Searches for ${testSummary}. Nothing is saved.` }
      : { title: 'Full scrape started', description: 'It keeps running if you leave this page.' }
  }
  const startFull = async (values: Values) =>
    void (await attempt({ refused: 'Failed to run full scrape' }, () => start(values, false)))
  return (
    <section className="card flat">
      <AdminForm<Values>
        label="Start a scrape"
        columns={2}
        onSubmit={startFull}
        validate={check}
        initialValues={{ source: 'ALL' }}
      >
        {({ values, valid, form, submitting }) => (
          <>
            <SelectField
              name="source"
              label="Source"
              choices={sources.flatMap(({ label, source }) => (source ? [[source, label] as const] : []))}
            />
            <InputField
              name="directory"
              label="Extra directory URL (optional)"
              help="A page in another directory that lists suppliers."
              type="url"
              inputMode="url"
              maxLength={500}
            />
            <div className="row wide">
              <ActionButton
                disabled={isRunning}
                loadingText="Starting…"
                refused="Failed to run test scrape"
                action={async () => (valid ? start(values, true) : void form.submit())}
              >
                Run Test Scrape
              </ActionButton>
              <Button type="submit" disabled={isRunning} loading={submitting} loadingText="Starting…">
                Run Full Scrape
              </Button>
            </div>
            <p className="muted small-text wide">A test scrape searches for {testSummary}, and saves nothing.</p>
            {isRunning && (
              <p className="muted small-text wide">A scrape is running. You can start another when it finishes.</p>
            )}
          </>
        )}
      </AdminForm>
      <ApprovalNote />
    </section>
  )
}

const maxListed = 100

const TestResults = ({ runId }: { runId: string }) => {
  const { data } = useScrapeListingsQuery({ variables: { runId }, fetchPolicy: 'cache-and-network' })
  const { getLabel } = useSources()
  const listings = data?.scrapeListings?.nodes
  if (!listings?.length) return null
  return (
    <Panel title="What Would Be Saved">
      <p className="muted small-text">
        Searched for: “{testSearch.what}” in {testSearch.where}.
      </p>
      <PlainTable
        label="Businesses found by the test"
        className="stacked"
        headings={['Business', 'Source', 'Result', 'Fields']}
      >
        {listings.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <bdi>{one.name}</bdi>
              {one.details && <div className="muted small-text">{one.details}</div>}
            </th>
            <td>{getLabel(one.source)}</td>
            <td>
              {testVerdictWords[one.verdict]}
              {one.reason && <div className="muted small-text">{one.reason}</div>}
            </td>
            <td data-label="Fields">{one.changed.join(', ')}</td>
          </tr>
        ))}
      </PlainTable>
      {listings.length === maxListed && <p className="muted small-text">The first {maxListed} are shown.</p>}
    </Panel>
  )
}
