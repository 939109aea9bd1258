import type { PendingKind } from './pending-kind.ts'

/** With microseconds, for cursors. */
const at = `to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`

interface ItemQuery {
  /** The from clause, with the item as `i`. */
  from: string
  status: string
  columns: Partial<Record<(typeof optional)[number], string>> & { title: string }
}

const optional = ['name', 'email', 'phone', 'text', 'rating', 'reason', 'readAt', 'supplierId'] as const
const types: Partial<Record<(typeof optional)[number], string>> = {
  rating: 'integer',
  readAt: 'timestamptz',
  supplierId: 'integer',
}

export const itemQueries: Record<PendingKind, ItemQuery> = {
  REGISTRATION: {
    from: 'registration i join supplier s on s.id = i.supplier_id',
    status: 's.status',
    columns: {
      title: 's.name',
      email: `coalesce(nullif(s.contact_email, ''), nullif(s.email, ''))`,
      supplierId: 's.id',
    },
  },
  REQUEST: {
    from: 'business_request i',
    status: 'i.status',
    columns: {
      title: 'i.business_name',
      name: 'i.contact_name',
      email: 'i.contact_email',
      phone: 'i.contact_phone',
      text: 'i.additional_info',
      supplierId: 'i.supplier_id',
    },
  },
  REVIEW: {
    from: 'review i join supplier s on s.id = i.supplier_id',
    status: 'i.status',
    columns: {
      title: 's.name',
      name: 'i.reviewer_name',
      email: 'i.reviewer_email',
      text: 'i.comment',
      rating: 'i.rating',
      supplierId: 's.id',
    },
  },
  REPORT: {
    from: 'supplier_report i join supplier s on s.id = i.supplier_id',
    status: 'i.status',
    columns: { title: 's.name', email: 'i.email', text: 'i.details', reason: 'i.reason', supplierId: 's.id' },
  },
  MESSAGE: {
    from: 'contact_message i',
    status: 'i.status',
    columns: {
      title: 'i.subject',
      name: 'i.name',
      email: 'i.email',
      text: 'i.message',
      reason: 'i.reason',
      readAt: 'i.read_at',
    },
  },
  FIND: {
    from: '(select * from supplier s where not exists (select from registration r where r.supplier_id = s.id)) i',
    status: 'i.status',
    columns: { title: 'i.name', supplierId: 'i.id' },
  },
}

export const selectItems = (kind: PendingKind): string => {
  const { from, status, columns } = itemQueries[kind]
  const rest = optional.map((name) => `${columns[name] ?? `null::${types[name] ?? 'text'}`} as "${name}"`)
  return `select '${kind}'::text as kind, i.id, ${status} as status, ${columns.title} as title, ${rest.join(', ')}, i.created_at as "createdAt", ${at} from ${from}`
}
