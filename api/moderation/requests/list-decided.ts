import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { toConnection } from '../../schema/page-info.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import { idBehind, idCursor } from '../../schema/id-cursor.ts'
import { itemQueries } from './item-queries.ts'
import { loadItems } from './load-items.ts'
import type { PendingItem } from './pending-item.ts'
import { pendingKinds, type PendingKind } from './pending-kind.ts'

const isThere = pendingKinds
  .map((kind) => `(d.kind = '${kind}' and exists (select from ${itemQueries[kind].from} where i.id = d.item_id))`)
  .join(' or ')

const behind = `
  select id, kind, item_id as "itemId" from decision d
   where undone_at is null and ($2::int is null or id < $2) and (${isThere})
   order by id desc limit $1`

/**
 * A page of the decisions, latest first, without those whose item has been deleted.
 * @throws BAD_USER_INPUT if `after` is not a cursor.
 */
export const listDecided = async (
  pool: Pool,
  first: number,
  after: string | null | undefined,
): Promise<ConnectionOf<PendingItem>> => {
  const { rows } = await runSql<{ id: number; kind: PendingKind; itemId: number }>(pool, behind, [
    first + 1,
    idBehind(after),
  ])
  const items = await loadItems(
    pool,
    rows.map(({ kind, itemId }) => ({ kind, id: itemId })),
  )
  const decisions = new Map(rows.map((row) => [`${row.kind} ${row.itemId}`, row]))
  return toConnection(items, first, after, ({ kind, id }) => idCursor(decisions.get(`${kind} ${id}`)!))
}
