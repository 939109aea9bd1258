import { BatchActions } from '../../imports/BatchActions.tsx'
import '../../imports/batches.css'
import { useScrapeProblemsQuery } from '../../../graphql.generated.ts'
import { Failed } from '../../../ui/Failed.tsx'
import { thousands } from '../../../ui/thousands.ts'
import { ProblemList } from './ProblemList.tsx'
import type { RunRow } from './run-columns.tsx'

export const RunDetails = ({ run }: { run: RunRow }) => (
  <div className="admin-part">
    {run.places.length > 0 && <Searched run={run} />}
    {!run.isTest && (
      <BatchActions
        of={{ runId: run.id }}
        name={`scrape ${run.id}`}
        added={run.added}
        isRunning={run.status === 'RUNNING' || run.status === 'STOPPING'}
        lastChange={run.lastChange ?? null}
      />
    )}
    <RunLog runId={run.id} />
  </div>
)

const maxPlaces = 10

const Searched = ({ run: { places, keyword, radiusMetres } }: { run: RunRow }) => {
  const more = places.length - maxPlaces
  return (
    <dl className="admin-facts">
      <dt>{places.length === 1 ? 'Place' : 'Places'}</dt>
      <dd>{`${places.slice(0, maxPlaces).join(', ')}${more > 0 ? ` and ${thousands(more)} more` : ''}`}</dd>
      {keyword && (
        <>
          <dt>Keyword</dt>
          <dd>{keyword}</dd>
        </>
      )}
      {radiusMetres !== null && (
        <>
          <dt>Radius</dt>
          <dd>{thousands(radiusMetres)} m</dd>
        </>
      )}
    </dl>
  )
}

const RunLog = ({ runId }: { runId: string }) => {
  const { data, error, refetch } = useScrapeProblemsQuery({
    variables: { runId, outcome: null, source: null },
    fetchPolicy: 'cache-and-network',
  })
  const problems = data?.scrapeProblems?.nodes
  if (error && !problems)
    return <Failed message="The log could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!problems) return null
  if (!problems.length) return <p className="admin-small">Log: no problems.</p>
  return <ProblemList label="Log" problems={problems} />
}
