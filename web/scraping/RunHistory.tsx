import { Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useScrapeRunsQuery } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { thousands } from '../ui/thousands.ts'
import { useSources } from './use-sources.ts'
import { outcomeWords, statusWords, when } from './words.ts'

/** The last runs, and what each yielded. */
export const RunHistory = ({ isRunning }: { isRunning: boolean }) => {
  const { data, error, refetch } = useScrapeRunsQuery({ fetchPolicy: 'cache-and-network' })
  const { labelOf } = useSources()
  useEffect(() => {
    if (isRunning) void refetch().catch(() => {}) // includes the new run
  }, [isRunning, refetch])
  const runs = data?.scrapeRuns
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
                <tr key={run.id}>
                  <td>{when(run.startedAt)}</td>
                  <td>
                    {labelOf(run.source)}
                    {run.isTest ? ' (test)' : ''}
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
                  <td className="number">{thousands(run.added)}</td>
                  <td className="number">{thousands(run.enriched)}</td>
                  <td className="number">{run.yieldPerPage.toFixed(2)}</td>
                  <td>
                    {run.outcomes
                      .map(({ outcome, pages }) => `${outcomeWords[outcome]} ${thousands(pages)}`)
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}
