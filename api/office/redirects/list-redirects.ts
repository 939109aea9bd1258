import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'
import {
  checkFirst,
  toConnection,
  cursorParts,
  fromCursor,
  toCursor,
  type Connection,
} from '../../schema/connection.ts'
import { checkSearch } from '../../schema/search-text.ts'
import type { Redirect } from './redirect.types.ts'

export const redirectColumns = `
  id, from_path "fromPath", to_address "toAddress", is_permanent "isPermanent", created_at "createdAt",
  hits::float8 hits, last_hit_at "lastHitAt"`

/** `search` matches either address. */
export const listRedirects = async (
  db: Db,
  requestedFirst?: number | null,
  after?: string | null,
  search?: string | null,
): Promise<Connection<Redirect>> => {
  const first = checkFirst(requestedFirst, 50)
  const behind = after == null ? '' : fromCursor(z.tuple([cursorParts.text]), after)[0]
  const { rows } = await runSql<Redirect>(
    db,
    `select ${redirectColumns} from redirect
      where from_path > $1 and ($3 = '' or strpos(lower(from_path || ' ' || to_address), lower($3)) > 0)
      order by from_path limit $2`,
    [behind, first + 1, checkSearch(search)],
  )
  return toConnection(rows, first, after, ({ fromPath }) => toCursor([fromPath]))
}
