import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ScrapeRunsForFileDocument, useScrapeProblemsQuery } from './RunHistory.generated.ts'
import { useScrapeRunsQuery, type ScrapeRunsQuery } from './ScrapeRuns.generated.ts'
import type { ScrapeKind, ScrapeStatus } from '../../../schema.generated.ts'
import { thousands } from '../../../../api/text/plural.rules.ts'
import { BatchActions } from '../../imports/BatchActions.tsx'
import { FindChoice, TableSearch, useListVariables } from '../../table/TableSearch.tsx'
import { PagedTable } from '../../table/PagedTable.tsx'
import { countColumn, textColumn, type TableColumn } from '../../table/table-column.tsx'
import { Panel, LoadingPanel } from '../../ui/Panel.tsx'
import { State } from '../../ui/State.tsx'
import { timeText } from '../../ui/time-text.ts'
import { ProblemList } from './ProblemList.tsx'
import { useSources } from './use-sources.ts'
import { outcomesText, scrapeStatusWords } from './words.ts'
import { noResults } from '../../ui/shared-words.ts'
import { Facts } from '../../ui/lists.tsx'

const statuses = Object.keys(scrapeStatusWords) as ScrapeStatus[]

export const RunHistory = ({ isRunning, kind }: { isRunning: boolean; kind?: ScrapeKind }) => {
  const isOldestFirst = useSearchParams()[0].get('sort') === 'OLDEST'
  const filter = useListVariables({ status: statuses })
  const isFiltered = Boolean(filter.search ?? filter.status)
  const query = useScrapeRunsQuery({
    variables: { ...filter, kind: kind ?? null, ...(isOldestFirst ? { oldestFirst: true } : {}) },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, refetch } = query
  useEffect(() => {
    if (isRunning) void refetch().catch(() => {}) // includes the new run
  }, [isRunning, refetch])
  const { getLabel } = useSources()
  return (
    <Panel title="History">
      <div className="table-screen row">
        {((data ?? previousData)?.scrapes?.nodes.length || isFiltered) && (
          <TableSearch label="Search past scrapes" searchLabel="Find in the history" preserved={['sort', 'columns']}>
            <FindChoice name="status" label="Status" choices={Object.entries(scrapeStatusWords)} />
          </TableSearch>
        )}
        <PagedTable<RunRow, 'scrapes'>
          query={query}
          field="scrapes"
          things="the history"
          empty={isFiltered ? noResults : 'No scrapes yet.'}
          file={ScrapeRunsForFileDocument}
          label="Past scrapes"
          name="scrapes"
          columns={runColumns(getLabel)}
          getName={({ startedAt }) => timeText(startedAt)}
          renderDetails={(run) => <RunDetails run={run} />}
        />
      </div>
    </Panel>
  )
}

const RunDetails = ({ run }: { run: RunRow }) => (
  <div className="part stack">
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
    <Facts
      facts={{
        [places.length === 1 ? 'Place' : 'Places']:
          `${places.slice(0, maxPlaces).join(', ')}${more > 0 ? ` and ${thousands(more)} more` : ''}`,
        Keyword: keyword,
        Radius: radiusMetres !== null && `${thousands(radiusMetres)} m`,
      }}
    />
  )
}

const RunLog = ({ runId }: { runId: string }) => {
  const query = useScrapeProblemsQuery({
    variables: { runId, outcome: null, source: null },
    fetchPolicy: 'cache-and-network',
  })
  const problems = query.data?.scrapeProblems?.nodes
  if (!problems) return <LoadingPanel query={query} things="the log" height="96px" />
  if (!problems.length) return <p className="muted small-text">Log: no problems.</p>
  return <ProblemList label="Log" problems={problems} />
}

type RunItem = NonNullable<ScrapeRunsQuery['scrapes']>['nodes'][number]
/** The CSV export reads runs without their last change. */
type RunRow = Omit<RunItem, 'lastChange'> & Partial<Pick<RunItem, 'lastChange'>>

const runColumns = (getLabel: (source: string) => string): readonly TableColumn<RunRow>[] => [
  textColumn('started', 'Started', ({ startedAt }) => startedAt, {
    isFixed: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ startedAt }) => <time dateTime={startedAt}>{timeText(startedAt)}</time>,
  }),
  {
    id: 'source',
    label: 'Source',
    cell: (run) => (
      <>
        <span>{`${getLabel(run.source)}${run.isTest ? ' (test)' : ''}`}</span>
        {run.places.length > 0 && <div className="muted small-text">{searchText(run)}</div>}
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
  textColumn('status', 'Status', ({ status }) => scrapeStatusWords[status], {
    cell: ({ status }) => (
      <State tone={status === 'FAILED' ? 'bad' : status === 'FINISHED' ? 'good' : undefined}>
        {scrapeStatusWords[status]}
      </State>
    ),
  }),
  textColumn('by', 'By', ({ username }) => username),
  textColumn('ended', 'Ended', ({ finishedAt }) => finishedAt, {
    isExtra: true,
    cell: ({ finishedAt }) => finishedAt && timeText(finishedAt),
  }),
  countColumn('pages', 'Pages', ({ pagesDone }) => pagesDone),
  countColumn('found', 'Found', ({ listings }) => listings),
  countColumn('added', 'Added', ({ added }) => added, {
    cell: ({ isTest, added }) => (isTest ? `would add ${thousands(added)}` : thousands(added)),
  }),
  countColumn('completed', 'Updated', ({ enriched }) => enriched, {
    cell: ({ isTest, enriched }) => (isTest ? `would update ${thousands(enriched)}` : thousands(enriched)),
  }),
  countColumn('yield', 'New per page', ({ yieldPerPage }) => yieldPerPage, {
    cell: ({ yieldPerPage }) => yieldPerPage.toFixed(2),
  }),
  textColumn('outcomes', 'Results by page', outcomesText, {
    cell: (run) => <div className="table-words">{outcomesText(run)}</div>,
  }),
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
