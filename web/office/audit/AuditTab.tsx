import { Link, useSearchParams } from 'react-router'
import {
  AuditForFileDocument,
  useAuditChoicesQuery,
  useAuditLogQuery,
  type AuditLogQuery,
} from './AuditLog.generated.ts'
import { UrlSelect } from '../table/TableSearch.tsx'
import { PagedTable } from '../table/PagedTable.tsx'
import { Facts } from '../ui/lists.tsx'
import { textColumn, type TableColumn } from '../table/table-column.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const isOldestFirst = params.get('sort') === 'OLDEST'
  const variables = {
    action: params.get('action'),
    username: params.get('user'),
    ...(isOldestFirst ? { oldestFirst: true } : {}),
  }
  const query = useAuditLogQuery({ variables, fetchPolicy: 'cache-and-network' })
  return (
    <div className="table-screen row">
      <Filter />
      <PagedTable
        query={query}
        field="auditLog"
        things="the audit log"
        empty={variables.action || variables.username ? 'No matching entries.' : 'No changes yet.'}
        file={AuditForFileDocument}
        label="Audit log"
        name="audit"
        columns={auditColumns}
        getName={formatSubject}
      />
    </div>
  )
}

const Filter = () => {
  const { actions = [], usernames = [] } =
    useAuditChoicesQuery({ fetchPolicy: 'cache-and-network' }).data?.auditChoices ?? {}
  const [params] = useSearchParams()
  /** The chosen value may no longer occur. */
  const withChosen = (name: string, values: readonly string[]) => {
    const chosen = params.get(name)
    return chosen && !values.includes(chosen) ? [chosen, ...values] : values
  }
  return (
    <div className="finder row" role="group" aria-label="Filter">
      <UrlSelect
        name="action"
        label="What"
        none="All actions"
        choices={withChosen('action', actions).map((value) => [value, formatLabel(value)])}
      />
      <UrlSelect
        name="user"
        label="Who"
        none="Everyone"
        choices={withChosen('user', usernames).map((value) => [value, value])}
      />
    </div>
  )
}

type Entry = AuditLogQuery['auditLog']['nodes'][number]

const timeText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/London' })

const formatSubject = ({ subject, subjectId }: Pick<Entry, 'subject' | 'subjectId'>) =>
  subjectId ? `${formatLabel(subject)} ${subjectId}` : formatLabel(subject)

const changeText = ({ label, before, after }: Change) =>
  [`${label}:`, before !== undefined && `before: ${before}`, after !== undefined && `after: ${after}`]
    .filter(Boolean)
    .join(' ')

const auditColumns: readonly TableColumn<Entry>[] = [
  {
    id: 'entry',
    label: 'Entry',
    isFixed: true,
    cell: ({ username, action, subject, subjectId }) => {
      const path = subjectPath(subject, subjectId)
      const name = formatSubject({ subject, subjectId })
      return (
        <p>
          <strong>{username}</strong> · {formatLabel(action)} ·{' '}
          {path ? (
            <Link className="text-link" to={path}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
      )
    },
    csv: [
      { heading: 'Who', value: ({ username }) => username },
      { heading: 'What', value: ({ action }) => action },
      { heading: 'Item', value: ({ subject }) => subject },
      { heading: 'Item’s id', value: ({ subjectId }) => subjectId },
    ],
  },
  textColumn('at', 'When', ({ at }) => at, {
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ at }) => <time dateTime={at}>{timeText(at)}</time>,
  }),
  textColumn('changes', 'Changes', (row) => listChanges(row.before, row.after).map(changeText).join('; '), {
    cell: (row) => {
      const facts = listChanges(row.before, row.after).map(({ label, before, after }) => [
        label,
        <>
          {renderValue('before', before)}
          {renderValue('after', after)}
        </>,
      ])
      return facts.length > 0 && <Facts className="facts table-words" facts={Object.fromEntries(facts)} />
    },
  }),
]

const renderValue = (when: string, value: string | undefined) =>
  value !== undefined && (
    <p>
      <span className="muted">{when}: </span>
      <span>{value}</span>
    </p>
  )

const paths: Record<string, (id: string) => string> = {
  supplier: (id) => `/suppliers/${id}`,
  county: () => '/counties',
  backlink: () => '/admin/backlinks',
  ad_settings: () => '/admin/ads',
  ad_slot: () => '/admin/ads',
  api_key: () => '/admin/keys',
  post: () => '/admin/posts',
  legal_text: (page) => `/admin/legal?page=${page}`,
  redirect: () => '/admin/redirects',
  guide: (id) => `/admin/guides?guide=${id}`,
  registration: () => '/admin/requests',
  business_request: () => '/admin/requests',
  message: () => '/admin/requests',
  review: () => '/admin/reviews',
  import: (id) => `/admin/suppliers?import=${id}`,
  scrape_run: (id) => `/admin/suppliers?run=${id}`,
  site_settings: () => '/admin/site',
  user: () => '/admin/people',
  invitation: () => '/admin/people',
  supplier_report: () => '/admin/requests',
}

const subjectPath = (subject: string, id: string | null): string | undefined =>
  id || subject.endsWith('_settings') ? paths[subject]?.(encodeURIComponent(id ?? '')) : undefined

interface Change {
  label: string
  before: string | undefined
  after: string | undefined
}

export const listChanges = (before: unknown, after: unknown): Change[] => {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
    label: formatLabel(name),
    before: was.get(name),
    after: is.get(name),
  }))
}

const flat = (value: unknown, path = '', into = new Map<string, string>()): Map<string, string> => {
  if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) flat(inner, path ? `${path} ${name}` : name, into)
  else if (value !== undefined && (path || value !== null)) into.set(path, formatValue(value))
  return into
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const formatValue = (value: unknown): string => {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length
      ? value
          .map((item) =>
            isRecord(item)
              ? [...flat(item)].map(([name, text]) => `${formatLabel(name)} ${text}`).join(', ')
              : formatValue(item),
          )
          .join('; ')
      : 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `creativeUrl` → "Creative url", `ad_slot.edit` → "Ad slot edit". */
const formatLabel = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'Value'
}
