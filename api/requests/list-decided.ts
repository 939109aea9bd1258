import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { loadItems } from './load-items.ts'
import type { PendingItem } from './pending-item.ts'
import type { PendingKind } from './pending-kind.ts'

const latest = `
  select kind, item_id as id from decision where undone_at is null order by id desc limit $1`

/** The latest decisions, newest first, without those whose item has been deleted since. */
export const listDecided = async (pool: Pool, first: number): Promise<PendingItem[]> =>
  loadItems(pool, (await runSql<{ kind: PendingKind; id: number }>(pool, latest, [first])).rows)
