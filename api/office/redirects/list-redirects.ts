import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'
import {
  toConnection,
  cursorParts,
  fromCursor,
  toCursor,
  type Connection,
  type PageOptions,
} from '../../schema/connection.ts'
import { checkSearch } from '../../schema/search-text.ts'
import type { Redirect } from './redirect.types.ts'

export const redirectColumns = `
  id, from_path "fromPath", to_address "toAddress", is_permanent "isPermanent", created_at "createdAt",
  hits::float8 hits, last_hit_at "lastHitAt"`

/** `search` matches either address. */
export const listRedirects = async (
  db: Db,
  { size, after }: Pick<PageOptions, 'size' | 'after'>,
  search?: string | null,
): Promise<Connection<Redirect>> => {
  const afterPath = after == null ? '' : fromCursor(z.tuple([cursorParts.text]), after)[0]
  const { rows } = await runSql<Redirect>(
    db,
    `select ${redirectColumns} from redirect
      where from_path > $1 and ($3 = '' or strpos(lower(from_path || ' ' || to_address), lower($3)) > 0)
      order by from_path limit $2`,
    [afterPath, size + 1, checkSearch(search)],
  )
  return toConnection(rows, size, after, ({ fromPath }) => toCursor([fromPath]))
}
