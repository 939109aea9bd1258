import type { ScrapeRunsQuery } from '../../../graphql.generated.ts'
import { countColumn, type TableColumn } from '../../table/table-column.ts'
import { thousands } from '../../../ui/thousands.ts'
import { outcomeWords, statusWords, formatTime } from './words.ts'

type Listed = NonNullable<ScrapeRunsQuery['scrapes']>['nodes'][number]
/** The CSV export reads runs without their last change. */
export type RunRow = Omit<Listed, 'lastChange'> & Partial<Pick<Listed, 'lastChange'>>

/** `getLabel` names a source. */
export const runColumns = (getLabel: (source: string) => string): readonly TableColumn<RunRow>[] => [
  {
    id: 'started',
    label: 'Started',
    isFixed: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ startedAt }) => <time dateTime={startedAt}>{formatTime(startedAt)}</time>,
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
  {
    id: 'by',
    label: 'By',
    cell: ({ username }) => username,
    csv: [{ heading: 'By', value: ({ username }) => username }],
  },
  {
    id: 'ended',
    label: 'Ended',
    isExtra: true,
    cell: ({ finishedAt }) => finishedAt && formatTime(finishedAt),
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

const outcomesText = ({ outcomes }: RunRow) =>
  outcomes.map(({ outcome, pages }) => `${outcomeWords[outcome]} ${thousands(pages)}`).join(', ')

/** "Leeds and 3 more, blinds curtains, 50,000 m". */
const searchText = ({ places, keyword, radiusMetres }: RunRow) =>
  [
    places.length > 1 ? `${places[0]} and ${places.length - 1} more` : places[0],
    keyword,
    radiusMetres && `${thousands(radiusMetres)} m`,
  ]
    .filter(Boolean)
    .join(', ')
