import { Button, Heading, Text } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ScrapeRunsForFileDocument, useScrapeProblemsQuery } from './RunHistory.generated.ts'
import { useScrapeRunsQuery, type ScrapeRunsQueryVariables, type ScrapeRunsQuery } from './ScrapeRuns.generated.ts'
import type { ScrapeKind, ScrapeStatus } from '../../../schema.generated.ts'
import { FindChoice, FindForm } from '../../table/FindForm.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { joinPages } from '../../ui/join-pages.ts'
import { useLoadMore } from '../../../ui/hooks/use-load-more.ts'
import '../../ui/forms/editor.css'
import { OfficeTable } from '../../table/OfficeTable.tsx'
import { useReadAll } from '../../table/use-read-all.ts'
import { countColumn, textColumn, type TableColumn } from '../../table/table-column.ts'
import { BatchActions } from '../../imports/BatchActions.tsx'
import '../../imports/batches.css'
import { thousands } from '../../../ui/thousands.ts'
import { ProblemList } from './ProblemList.tsx'
import { useSources } from './use-sources.ts'
import { outcomesText, statusWords } from './words.ts'
import { timeText } from '../../ui/time-text.ts'
import { DescriptionItem } from '../../ui/DescriptionItem.tsx'
import { LoadingPanel } from '../../ui/LoadingPanel.tsx'

interface RunHistoryProps {
  isRunning: boolean
  kind?: ScrapeKind
}

const statuses = Object.keys(statusWords) as ScrapeStatus[]

export const RunHistory = ({ isRunning, kind }: RunHistoryProps) => {
  const [params] = useSearchParams()
  const search = params.get('search')
  const status = statuses.find((one) => one === params.get('status'))
  const variables = {
    kind: kind ?? null,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(params.get('sort') === 'OLDEST' ? { oldestFirst: true } : {}),
  }
  const query = useScrapeRunsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading, refetch, fetchMore } = query
  useEffect(() => {
    if (isRunning) void refetch().catch(() => {}) // includes the new run
  }, [isRunning, refetch])
  const page = (data ?? (loading ? previousData : undefined))?.scrapes
  const more = useLoadMore(() =>
    fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null }, updateQuery: joinPages('scrapes') }),
  )
  return (
    <section className="admin-panel" aria-labelledby="scrape-runs">
      <Heading as="h2" id="scrape-runs" size="md" mb="3">
        History
      </Heading>
      {!page ? (
        <LoadingPanel query={query} failed="The history could not be loaded." height="160px" />
      ) : page.nodes.length === 0 && !search && !status ? (
        <p className="admin-small">No scrapes yet.</p>
      ) : (
        <div className="table-screen">
          <FindForm label="Among the past scrapes" searchLabel="Find in the history" preserved={['sort', 'columns']}>
            <FindChoice
              name="status"
              label="Status"
              value={status}
              choices={statuses.map((one) => [one, statusWords[one]])}
            />
          </FindForm>
          {page.nodes.length === 0 ? (
            <Text color="fg.muted" role="status">
              No results. Try a shorter search or another status.
            </Text>
          ) : (
            <RunTable runs={page.nodes} isBusy={loading} variables={variables} />
          )}
        </div>
      )}
      {more.failed && <Failed message="The history could not be loaded." {...more.failed} />}
      {page?.pageInfo.hasNextPage && (
        <Button variant="outline" mt="4" loading={more.isLoading} onClick={more.readOn}>
          {variables.oldestFirst ? 'Later Scrapes' : 'Older Scrapes'}
        </Button>
      )}
    </section>
  )
}

interface RunTableProps {
  runs: readonly RunRow[]
  isBusy: boolean
  variables: ScrapeRunsQueryVariables
}

const RunTable = ({ runs, isBusy, variables }: RunTableProps) => {
  const { getLabel } = useSources()
  const columns = useMemo(() => runColumns(getLabel), [getLabel])
  const readAll = useReadAll(ScrapeRunsForFileDocument, variables, ({ scrapes }) => scrapes)
  return (
    <OfficeTable<RunRow>
      label="Past scrapes"
      name="scrapes"
      columns={columns}
      rows={runs}
      isBusy={isBusy}
      getName={({ startedAt }) => timeText(startedAt)}
      renderDetails={(run) => <RunDetails run={run} />}
      readAll={readAll}
    />
  )
}

const RunDetails = ({ run }: { run: RunRow }) => (
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
      <DescriptionItem
        term={places.length === 1 ? 'Place' : 'Places'}
        value={`${places.slice(0, maxPlaces).join(', ')}${more > 0 ? ` and ${thousands(more)} more` : ''}`}
      />
      {keyword && <DescriptionItem term="Keyword" value={keyword} />}
      {radiusMetres !== null && <DescriptionItem term="Radius" value={`${thousands(radiusMetres)} m`} />}
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

type Listed = NonNullable<ScrapeRunsQuery['scrapes']>['nodes'][number]
/** The CSV export reads runs without their last change. */
type RunRow = Omit<Listed, 'lastChange'> & Partial<Pick<Listed, 'lastChange'>>

const runColumns = (getLabel: (source: string) => string): readonly TableColumn<RunRow>[] => [
  {
    id: 'started',
    label: 'Started',
    isFixed: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ startedAt }) => <time dateTime={startedAt}>{timeText(startedAt)}</time>,
    csv: [{ heading: 'Started', value: ({ startedAt }) => startedAt }],
  },
  {
    id: 'source',
    label: 'Source',
    cell: (run) => (
      <>
        <span>{`${getLabel(run.source)}${run.isTest ? ' (test)' : ''}`}</span>
        {run.places.length > 0 && <div className="admin-small">{searchText(run)}</div>}
      </>
    ),
    csv: [
      { heading: 'Source', value: ({ source }) => getLabel(source) },
      { heading: 'Test', value: ({ isTest }) => (isTest ? 'yes' : 'no') },
      { heading: 'Places', value: ({ places }) => places.join('; ') },
      { heading: 'Keyword', value: ({ keyword }) => keyword },
      { heading: 'Radius in metres', value: ({ radiusMetres }) => radiusMetres },
    ],
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <span
        className="admin-state"
        data-state={status === 'FAILED' ? 'bad' : status === 'FINISHED' ? 'good' : undefined}
      >
        {statusWords[status]}
      </span>
    ),
    csv: [{ heading: 'Status', value: ({ status }) => statusWords[status] }],
  },
  textColumn('by', 'By', ({ username }) => username),
  {
    id: 'ended',
    label: 'Ended',
    isExtra: true,
    cell: ({ finishedAt }) => finishedAt && timeText(finishedAt),
    csv: [{ heading: 'Ended', value: ({ finishedAt }) => finishedAt }],
  },
  countColumn('pages', 'Pages', ({ pagesDone }) => pagesDone),
  countColumn('found', 'Found', ({ listings }) => listings),
  {
    ...countColumn('added', 'Added', ({ added }: RunRow) => added),
    cell: ({ isTest, added }) => (isTest ? `would add ${thousands(added)}` : thousands(added)),
  },
  {
    ...countColumn('completed', 'Updated', ({ enriched }: RunRow) => enriched),
    cell: ({ isTest, enriched }) => (isTest ? `would update ${thousands(enriched)}` : thousands(enriched)),
  },
  {
    id: 'yield',
    label: 'New per page',
    isNumber: true,
    cell: ({ yieldPerPage }) => yieldPerPage.toFixed(2),
    csv: [{ heading: 'New per page', value: ({ yieldPerPage }) => yieldPerPage }],
  },
  {
    id: 'outcomes',
    label: 'Results by page',
    cell: (run) => <div className="table-words">{outcomesText(run)}</div>,
    csv: [{ heading: 'Results by page', value: outcomesText }],
  },
]

/** Such as "Leeds and 3 more, blinds curtains, 50,000 m". */
const searchText = ({ places, keyword, radiusMetres }: RunRow) =>
  [
    places.length > 1 ? `${places[0]} and ${places.length - 1} more` : places[0],
    keyword,
    radiusMetres && `${thousands(radiusMetres)} m`,
  ]
    .filter(Boolean)
    .join(', ')
