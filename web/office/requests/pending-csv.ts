import type { PendingKind, PendingTable_ItemFragment } from '../../graphql.generated.ts'
import type { TableColumn } from '../table/table-column.ts'
import { reasonWords, statusWords } from './kinds.ts'

type Column = Pick<TableColumn<PendingTable_ItemFragment>, 'csv'>
type Value = Column['csv'][number]['value']

const column = (heading: string, value: Value): Column => ({ csv: [{ heading, value }] })
const rating = column('Rating', (row) => row.rating)
const reason = column('Reason', (row) => row.reason && (reasonWords[row.reason] ?? row.reason))
const phone = column('Phone', (row) => row.phone)
const text = column('Text', (row) => row.text)
const sender = [column('Name', ({ name }) => name), column('Email', ({ email }) => email)]

const own: Record<PendingKind, readonly Column[]> = {
  REGISTRATION: sender,
  REQUEST: [...sender, phone, text],
  FIND: [],
  REVIEW: [rating, text, ...sender],
  REPORT: [reason, text, ...sender],
  MESSAGE: [reason, text, ...sender],
}

export const listCsvColumns = (kind: PendingKind): readonly Column[] => [
  column(kind === 'MESSAGE' ? 'Subject' : 'Business', ({ title }) => title),
  column('Deleted before', ({ deletedBefore }) => deletedBefore?.explanation ?? null),
  ...own[kind],
  column('Status', ({ status }) => statusWords[status]),
  column('Received', ({ createdAt }) => createdAt),
]
