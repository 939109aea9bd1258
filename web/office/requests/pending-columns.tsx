import type { PendingKind, PendingTable_ItemFragment } from '../../graphql.generated.ts'
import type { TableColumn } from '../table/table-column.ts'
import { Stars } from '../../ui/Stars.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { isUnread } from './item.ts'
import { reasonWords, statusWords } from './kinds.ts'

export type PendingRow = PendingTable_ItemFragment

const words = ({ reason }: PendingRow) => (reason ? (reasonWords[reason] ?? reason) : null)
const getStatusLabel = ({ status }: PendingRow) => statusWords[status]

const title: TableColumn<PendingRow> = {
  id: 'title',
  label: 'Business',
  isFixed: true,
  cell: (row) => (
    <>
      <strong>
        <bdi>{row.title}</bdi>
      </strong>{' '}
      {isUnread(row) && <span className="admin-state">Unread</span>}
      {row.deletedBefore && (
        <span className="admin-state" data-state="bad">
          Deleted before
        </span>
      )}
    </>
  ),
  csv: [
    { heading: 'Business', value: (row) => row.title },
    { heading: 'Deleted before', value: ({ deletedBefore }) => deletedBefore?.explanation ?? null },
  ],
}
const rating: TableColumn<PendingRow> = {
  id: 'rating',
  label: 'Rating',
  cell: (row) => row.rating && <Stars rating={row.rating} />,
  csv: [{ heading: 'Rating', value: (row) => row.rating }],
}
const reason: TableColumn<PendingRow> = {
  id: 'reason',
  label: 'Reason',
  cell: words,
  csv: [{ heading: 'Reason', value: words }],
}
const from: TableColumn<PendingRow> = {
  id: 'from',
  label: 'Sender',
  cell: ({ name, email }) => (
    <>
      {name && <bdi>{name}</bdi>}
      {email && <div className={name ? 'admin-small' : undefined}>{email}</div>}
    </>
  ),
  csv: [
    { heading: 'Name', value: ({ name }) => name },
    { heading: 'Email', value: ({ email }) => email },
  ],
}
const phone: TableColumn<PendingRow> = {
  id: 'phone',
  label: 'Phone',
  cell: (row) => row.phone,
  csv: [{ heading: 'Phone', value: (row) => row.phone }],
}
const text: TableColumn<PendingRow> = {
  id: 'text',
  label: 'Text',
  cell: (row) => row.text && <div className="table-clamped">{row.text}</div>,
  csv: [{ heading: 'Text', value: (row) => row.text }],
}
const status: TableColumn<PendingRow> = {
  id: 'status',
  label: 'Status',
  cell: (row) => (
    <span className="admin-state" data-state={row.status === 'PENDING' ? undefined : 'good'}>
      {getStatusLabel(row)}
    </span>
  ),
  csv: [{ heading: 'Status', value: getStatusLabel }],
}
const arrived: TableColumn<PendingRow> = {
  id: 'arrived',
  label: 'Received',
  sort: { ascending: 'oldest', descending: 'newest' },
  cell: ({ createdAt }) => <TimeAgo date={createdAt} />,
  csv: [{ heading: 'Received', value: ({ createdAt }) => createdAt }],
}

/** The columns of each kind's table. */
export const pendingColumns: Record<PendingKind, readonly TableColumn<PendingRow>[]> = {
  REGISTRATION: [title, from, status, arrived],
  REQUEST: [title, from, phone, text, status, arrived],
  FIND: [title, status, arrived],
  REVIEW: [title, rating, text, from, status, arrived],
  REPORT: [title, reason, text, from, status, arrived],
  MESSAGE: [{ ...title, label: 'Subject' }, reason, text, from, status, arrived],
}
