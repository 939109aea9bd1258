import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../database/sql.ts'
import { fromCursor } from '../server/cursor.ts'
import { connectionOf } from '../server/page-info.ts'
import { itemQueries, selectItems } from './item-queries.ts'
import { toItem, type ItemRow } from './load-items.ts'
import type { PendingCount, PendingItem, PendingItemConnection } from './pending-item.ts'
import { PendingKind, pendingKinds } from './pending-kind.ts'

const cursorRules = z.tuple([z.iso.datetime({ precision: 6 }), z.enum(PendingKind), z.int()])

interface Page {
  first: number
  after?: string | null | undefined
}

/**
 * Pending items of one kind or of all, newest first.
 * @throws BAD_USER_INPUT when `after` is not a cursor.
 */
export const listPending = async (
  pool: Pool,
  kind: PendingKind | null | undefined,
  { first, after }: Page,
): Promise<PendingItem[]> => {
  const [at, behindKind, behindId] = after ? fromCursor(cursorRules, after) : ['infinity', '', 0]
  const each = (kind ? [kind] : pendingKinds).map(
    (one) => `(${selectItems(one)}
      where ${itemQueries[one].status} = 'pending' and (i.created_at, '${one}'::text, i.id) < ($2::timestamptz, $3::text, $4::integer)
      order by i.created_at desc, i.id desc limit $1)`,
  )
  const sql = `select * from (${each.join(' union all ')}) item order by "createdAt" desc, kind desc, id desc limit $1`
  const { rows } = await runSql<ItemRow>(pool, sql, [first, at, behindKind, behindId])
  return rows.map(toItem)
}

const counts = pendingKinds.map((kind) => {
  const { from, status, columns } = itemQueries[kind]
  const unread = columns.readAt ? `count(*) filter (where ${columns.readAt} is null)::int` : '0'
  return `select '${kind}' as kind, count(*)::int as count, ${unread} as unread from ${from} where ${status} = 'pending'`
})

/**
 * The same as a connection.
 * @throws BAD_USER_INPUT when `after` is not a cursor.
 */
export const pendingPage = async (
  pool: Pool,
  kind: PendingKind | null | undefined,
  { first, after }: Page,
): Promise<PendingItemConnection> => {
  const items = await listPending(pool, kind, { first: first + 1, after })
  return Object.assign(
    connectionOf(items, first, after, ({ cursor }) => cursor),
    { kind },
  )
}

/** How many items of each kind are pending. */
export const countPending = async (pool: Pool): Promise<PendingCount[]> =>
  (await runSql<PendingCount>(pool, counts.join(' union all '))).rows
