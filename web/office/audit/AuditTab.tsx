import { Text } from '@chakra-ui/react'
import { useSearchParams, Link } from 'react-router'
import {
  AuditForFileDocument,
  useAuditChoicesQuery,
  useAuditLogQuery,
  type AuditLogQuery,
} from './AuditLog.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import './AuditTab.css'
import type { TableColumn } from '../table/table-column.ts'
import { formatLabel, listChanges, type Change } from './list-changes.ts'
import { Options } from '../ui/forms/SelectField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const isOldestFirst = params.get('sort') === 'OLDEST'
  const variables = {
    action: params.get('action'),
    username: params.get('user'),
    ...(isOldestFirst ? { oldestFirst: true } : {}),
  }
  const query = useAuditLogQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, previousData, loading, fetchMore } = query
  const log = (data ?? (loading ? previousData : undefined))?.auditLog
  const readAll = useReadAll(AuditForFileDocument, variables, ({ auditLog }) => auditLog)
  return (
    <div className="table-screen">
      <Filter />
      {!log ? (
        <LoadingPanel query={query} failed="Failed to load the audit log. Please try again." />
      ) : log.nodes.length === 0 ? (
        <Text color="fg.muted" py="8">
          {variables.action || variables.username ? 'No matching entries.' : 'No changes yet.'}
        </Text>
      ) : (
        <OfficeTable
          label="Audit log"
          name="audit"
          columns={auditColumns}
          rows={log.nodes}
          isBusy={loading}
          getName={formatEntry}
          readAll={readAll}
        />
      )}
      <LoadMore
        pageInfo={log?.pageInfo}
        things="the audit log"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('auditLog') })}
      >
        {isOldestFirst ? 'Later Entries' : 'Older Entries'}
      </LoadMore>
    </div>
  )
}

const Filter = () => {
  const { data } = useAuditChoicesQuery({ fetchPolicy: 'cache-and-network' })
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const select = (name: string, label: string, all: string, values: readonly string[] = []) => {
    const chosen = params.get(name) ?? ''
    const choices = chosen && !values.includes(chosen) ? [chosen, ...values] : values
    return (
      <OfficeField label={label} className="admin-choice">
        {(control) => (
          <select {...control} value={chosen} onChange={(event) => set(name, event.target.value)}>
            <Options
              none={all}
              choices={choices.map((value) => [value, name === 'action' ? formatLabel(value) : value])}
            />
          </select>
        )}
      </OfficeField>
    )
  }
  return (
    <div className="supplier-finder" role="group" aria-label="Filter">
      {select('action', 'What', 'All actions', data?.auditChoices.actions)}
      {select('user', 'Who', 'Everybody', data?.auditChoices.usernames)}
    </div>
  )
}

type Entry = AuditLogQuery['auditLog']['nodes'][number]

const timeText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/London' })

const formatEntry = ({ username, action, subject, subjectId }: Entry) =>
  `${username}, ${formatLabel(action)}, ${formatSubject({ subject, subjectId })}`

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
            <Link className="admin-link" to={path}>
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
      { heading: 'Thing', value: ({ subject }) => subject },
      { heading: 'Its id', value: ({ subjectId }) => subjectId },
    ],
  },
  {
    id: 'at',
    label: 'When',
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ at }) => <time dateTime={at}>{timeText(at)}</time>,
    csv: [{ heading: 'When', value: ({ at }) => at }],
  },
  {
    id: 'changes',
    label: 'Changes',
    cell: ({ before, after }) => <Changes changes={listChanges(before, after)} />,
    csv: [{ heading: 'Changes', value: ({ before, after }) => listChanges(before, after).map(changeText).join('; ') }],
  },
]

const Changes = ({ changes }: { changes: readonly Change[] }) =>
  changes.length > 0 && (
    <dl className="audit-changes table-words">
      {changes.map((change) => (
        <div key={change.label}>
          <dt>{change.label}</dt>
          <dd>
            {change.before !== undefined && (
              <>
                <span className="admin-small">before: </span>
                <span>{change.before}</span>
              </>
            )}
            {change.before !== undefined && change.after !== undefined && <br />}
            {change.after !== undefined && (
              <>
                <span className="admin-small">after: </span>
                <span>{change.after}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )

const paths: Record<string, (id: string) => string> = {
  supplier: (id) => `/suppliers/${id}`,
  county: () => '/counties',
  backlink: () => '/admin/backlinks',
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
  user: () => '/admin/people',
  invitation: () => '/admin/people',
  supplier_report: () => '/admin/requests',
}

const subjectPath = (subject: string, id: string | null): string | undefined =>
  subject === 'ad_settings'
    ? '/admin/ads'
    : subject === 'site_settings'
      ? '/admin/site'
      : id
        ? paths[subject]?.(encodeURIComponent(id))
        : undefined
