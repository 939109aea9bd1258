import { Link } from 'react-router'
import type { AuditLogQuery } from '../../graphql.generated.ts'
import type { TableColumn } from '../table/table-column.ts'
import { listChanges, formatLabel, type Change } from './list-changes.ts'
import { subjectPath } from './subject-path.ts'

export type Entry = AuditLogQuery['auditLog']['nodes'][number]

const timeText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/London' })

/** User, action and subject in words. */
export const formatEntry = ({ username, action, subject, subjectId }: Entry) =>
  `${username}, ${formatLabel(action)}, ${formatSubject({ subject, subjectId })}`

const formatSubject = ({ subject, subjectId }: Pick<Entry, 'subject' | 'subjectId'>) =>
  subjectId ? `${formatLabel(subject)} ${subjectId}` : formatLabel(subject)

const changeText = ({ label, before, after }: Change) =>
  [`${label}:`, before !== undefined && `before: ${before}`, after !== undefined && `after: ${after}`]
    .filter(Boolean)
    .join(' ')

export const auditColumns: readonly TableColumn<Entry>[] = [
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
