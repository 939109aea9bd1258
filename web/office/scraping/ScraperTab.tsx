import { Box, Button, Text, Heading } from '@chakra-ui/react'
import { toastFailure } from '../ui/toast-failure.ts'
import '../ui/admin.css'
import './scraping.css'
import { LiveListings } from './runs/LiveListings.tsx'
import { Progress } from './runs/Progress.tsx'
import { RunHistory } from './runs/RunHistory.tsx'
import { ScrapeLog } from './runs/ScrapeLog.tsx'
import { useState } from 'react'
import { testSearch } from '../../../api/scraping/runs/test-search.rules.ts'
import { directoryRules } from '../../../api/scraping/scraping.rules.ts'
import { useRunScraperMutation, useScrapeListingsQuery } from './ScraperTab.generated.ts'
import type { ScrapeSource, ListingVerdict } from '../../schema.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { ApprovalNote } from './ApprovalNote.tsx'
import { useSources } from './runs/use-sources.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { useScraper } from './runs/use-scraper.ts'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const query = useScraper()
  const { state } = query
  if (!state) return <LoadingPanel query={query} failed="The scraper’s state could not be loaded." />
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
  const [starting, setStarting] = useState<'test' | 'full'>()
  const start = async (values: Values, kind: 'test' | 'full') => {
    setStarting(kind)
    try {
      await runScraper({
        variables: {
          input: { source: values.source, isTest: kind === 'test', directories: getDirectories(values) },
        },
      })
      toast(
        kind === 'test'
          ? { title: 'Test scrape started', description: `Searches for ${testSummary}. Nothing is saved.` }
          : { title: 'Full scrape started', description: 'It keeps running if you leave this page.' },
      )
    } catch (error) {
      toastFailure(kind === 'test' ? 'Failed to run test scrape' : 'Failed to run full scrape')(error)
    } finally {
      setStarting(undefined)
    }
  }
  return (
    <section className="admin-panel">
      <AdminForm<Values>
        label="Start a scrape"
        columns={2}
        onSubmit={(values) => start(values, 'full')}
        validate={check}
        initialValues={{ source: 'ALL' }}
      >
        {({ values, valid, form }) => (
          <>
            <SelectField
              name="source"
              label="Source"
              choices={sources.flatMap(({ label, source }) => (source ? [[source, label] as const] : []))}
            />
            <FormField
              name="directory"
              label="Extra directory URL (optional)"
              help="A page in another directory that lists suppliers."
            >
              {(control) => <input {...control} type="url" inputMode="url" maxLength={500} />}
            </FormField>
            <div className="admin-actions admin-wide">
              <Button
                type="button"
                variant="outline"
                disabled={isRunning}
                loading={starting === 'test'}
                loadingText="Starting…"
                onClick={() => (valid ? void start(values, 'test') : void form.submit())}
              >
                Run Test Scrape
              </Button>
              <Button type="submit" disabled={isRunning} loading={starting === 'full'} loadingText="Starting…">
                Run Full Scrape
              </Button>
            </div>
            <Text className="admin-small admin-wide">A test scrape searches for {testSummary}, and saves nothing.</Text>
            {isRunning && (
              <Text className="admin-small admin-wide">
                A scrape is running. You can start another when it finishes.
              </Text>
            )}
          </>
        )}
      </AdminForm>
      <ApprovalNote />
    </section>
  )
}

const verdictWords: Record<ListingVerdict, string> = {
  ADDED: 'Would be added',
  ENRICHED: 'Would be updated',
  UNCHANGED: 'Nothing new',
  REFUSED: 'Would not be saved',
}

const maxListed = 100

const TestResults = ({ runId }: { runId: string }) => {
  const { data } = useScrapeListingsQuery({ variables: { runId }, fetchPolicy: 'cache-and-network' })
  const { getLabel } = useSources()
  const listings = data?.scrapeListings?.nodes
  if (!listings?.length) return null
  return (
    <section className="admin-panel" aria-labelledby="test-results">
      <Heading as="h2" id="test-results" size="md" mb="3">
        What Would Be Saved
      </Heading>
      <p className="admin-small">
        Asked for: “{testSearch.what}” in {testSearch.where}.
      </p>
      <ScrollRegion className="scrape-table scrape-listings" label="Businesses of the test">
        <table>
          <thead>
            <tr>
              <th scope="col">Business</th>
              <th scope="col">Source</th>
              <th scope="col">Result</th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {listings.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <bdi>{one.name}</bdi>
                  {one.details && <div className="admin-small">{one.details}</div>}
                </th>
                <td>{getLabel(one.source)}</td>
                <td>
                  {verdictWords[one.verdict]}
                  {one.reason && <div className="admin-small">{one.reason}</div>}
                </td>
                <td data-label="Fields">{one.changed.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {listings.length === maxListed && <p className="admin-small">The first {maxListed} are shown.</p>}
    </section>
  )
}
