import { Heading } from '@chakra-ui/react'
import { Fragment, useEffect, useState } from 'react'
import { useScrapeRunsQuery, type ScrapedPlaces } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { thousands } from '../ui/thousands.ts'
import { RunDetails, type Run } from './RunDetails.tsx'
import { useSources } from './use-sources.ts'
import { outcomeWords, statusWords, when } from './words.ts'

interface RunHistoryProps {
  isRunning: boolean
  /** Only the scrapes that searched there. */
  searched?: ScrapedPlaces
}

/** The last runs, and what each yielded; one that is opened shows its log, and can be undone. */
export const RunHistory = ({ isRunning, searched }: RunHistoryProps) => {
  const { data, error, refetch } = useScrapeRunsQuery({
    variables: { searched: searched ?? null },
    fetchPolicy: 'cache-and-network',
  })
  const [open, setOpen] = useState<string>()
  const { labelOf } = useSources()
  useEffect(() => {
    if (isRunning) void refetch().catch(() => {}) // includes the new run
  }, [isRunning, refetch])
  const runs = data?.scrapes?.nodes
  return (
    <section className="admin-panel" aria-labelledby="scrape-runs">
      <Heading as="h2" id="scrape-runs" size="md" mb="3">
        History
      </Heading>
      {!runs && error ? (
        <Failed message="The history could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : !runs ? (
        <PanelSkeleton height="160px" />
      ) : runs.length === 0 ? (
        <p className="admin-small">No scrape has run yet.</p>
      ) : (
        <ScrollRegion className="scrape-table" label="Past scrapes">
          <table>
            <thead>
              <tr>
                <th scope="col">Started</th>
                <th scope="col">Source</th>
                <th scope="col">Status</th>
                <th scope="col">By</th>
                <th scope="col" className="number">
                  Pages
                </th>
                <th scope="col" className="number">
                  Found
                </th>
                <th scope="col" className="number">
                  Added
                </th>
                <th scope="col" className="number">
                  Completed
                </th>
                <th scope="col" className="number">
                  Yield a page
                </th>
                <th scope="col">Pages by outcome</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <Fragment key={run.id}>
                  <tr>
                    <td>
                      <button
                        type="button"
                        className="scrape-open"
                        aria-expanded={open === run.id}
                        onClick={() => setOpen(open === run.id ? undefined : run.id)}
                      >
                        {when(run.startedAt)}
                      </button>
                    </td>
                    <td>
                      {labelOf(run.source)}
                      {run.isTest ? ' (test)' : ''}
                      {run.places.length > 0 && <div className="admin-small">{searchText(run)}</div>}
                    </td>
                    <td>
                      <span
                        className="admin-state"
                        data-state={run.status === 'FAILED' ? 'bad' : run.status === 'FINISHED' ? 'good' : undefined}
                      >
                        {statusWords[run.status]}
                      </span>
                    </td>
                    <td>{run.username}</td>
                    <td className="number">{thousands(run.pagesDone)}</td>
                    <td className="number">{thousands(run.listings)}</td>
                    <td className="number">
                      {run.isTest ? `would add ${thousands(run.added)}` : thousands(run.added)}
                    </td>
                    <td className="number">
                      {run.isTest ? `would complete ${thousands(run.enriched)}` : thousands(run.enriched)}
                    </td>
                    <td className="number">{run.yieldPerPage.toFixed(2)}</td>
                    <td>
                      {run.outcomes
                        .map(({ outcome, pages }) => `${outcomeWords[outcome]} ${thousands(pages)}`)
                        .join(', ')}
                    </td>
                  </tr>
                  {open === run.id && (
                    <tr>
                      <td colSpan={columns}>
                        <RunDetails run={run} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}

/** Of the table. */
const columns = 10

/** "Leeds and 3 more, blinds curtains, 50,000 m". */
const searchText = ({ places, keyword, radiusMetres }: Run) =>
  [
    places.length > 1 ? `${places[0]} and ${places.length - 1} more` : places[0],
    keyword,
    radiusMetres && `${thousands(radiusMetres)} m`,
  ]
    .filter(Boolean)
    .join(', ')
