import type { Pool } from 'pg'
import type { PayloadFields } from '../../schema/types.ts'
import { AdminStats, adminStats } from '../../stats/admin-stats.ts'
import { z } from 'zod'
import { readRows, runSql } from '../../database/sql.ts'
import { cursorParts, fromCursor, toConnection, type PageOptions } from '../../schema/connection.ts'
import { checkSearch } from '../../schema/search-text.ts'
import { itemQueries, selectItems } from './item-queries.ts'
import { toItem, type ItemRow } from './load-items.ts'
import { PendingCount, type PendingItemConnection } from './pending-item.ts'
import { PendingKind, pendingKinds } from './pending-kind.ts'
import { createLiveValue } from '../../database/live-value.ts'

const cursorRules = z.tuple([cursorParts.time, z.enum(PendingKind), cursorParts.int])

/** SQL: the item matches the search in `$at`, or the search is empty. */
const hasLetters = (kind: PendingKind, at: number) => {
  const { title, name, email, text } = itemQueries[kind].columns
  const words = [title, name, email, text].filter(Boolean).join(', ')
  return `($${at} = '' or strpos(lower(concat_ws(' ', ${words})), lower($${at})) > 0)`
}

/** @throws BAD_USER_INPUT if `after` is not a cursor, or the search is too long. */
export const pendingPage = async (
  pool: Pool,
  kind: PendingKind | null | undefined,
  { size, after }: PageOptions,
  { search, isOldestFirst }: { search?: string | null | undefined; isOldestFirst?: boolean | null | undefined },
): Promise<PendingItemConnection> => {
  const words = checkSearch(search)
  const [direction, comparison, start] = isOldestFirst ? ['', '>', '-infinity'] : ['desc', '<', 'infinity']
  const [at, afterKind, afterId] = after ? fromCursor(cursorRules, after) : [start, '', 0]
  const each = (kind ? [kind] : pendingKinds).map(
    (one) => `(${selectItems(one)}
      where ${itemQueries[one].status} = 'pending' and ${hasLetters(one, 5)} and (i.created_at, '${one}'::text, i.id) ${comparison} ($2::timestamptz, $3::text, $4::integer)
      order by i.created_at ${direction}, i.id ${direction} limit $1)`,
  )
  const sql = `select * from (${each.join(' union all ')}) item order by "createdAt" ${direction}, kind ${direction}, id ${direction} limit $1`
  const { rows } = await runSql<ItemRow>(pool, sql, [size + 1, at, afterKind, afterId, words])
  const page = toConnection(rows.map(toItem), size, after, ({ cursor }) => cursor)
  return Object.assign(page, { kind, search })
}

const counts = pendingKinds.map((kind) => {
  const { from, status, columns } = itemQueries[kind]
  const unread = columns.readAt ? `count(*) filter (where ${columns.readAt} is null)::int` : '0'
  return `select '${kind}' as kind, count(*)::int as count, ${unread} as unread from ${from} where ${status} = 'pending' and ${hasLetters(kind, 1)}`
})

export const countPending = async (pool: Pool, search?: string | null): Promise<PendingCount[]> =>
  readRows<PendingCount>(pool, counts.join(' union all '), [checkSearch(search)])

/** Fields of each decision's payload. */
export const figureFields: PayloadFields = {
  stats: [() => AdminStats, 'The site’s updated totals.'],
  pendingCounts: [() => [PendingCount], 'The updated number of pending items of each kind.'],
}
export const readFigures = async (pool: Pool) => ({
  stats: await adminStats(pool),
  pendingCounts: await countPending(pool),
})

export const watchCounts = createLiveValue({ channel: 'requests', read: (pool) => countPending(pool) })
