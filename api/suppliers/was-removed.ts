import { runSql, type Db } from '../database/sql.ts'
import { parseId } from '../schema/parse-id.ts'

/** Only at the business's request. */
export const wasRemoved = async (db: Db, given: string): Promise<boolean> => {
  const id = parseId(given)
  if (!id) return false
  const { rows } = await runSql(db, 'select from suppression where supplier_id = $1', [id])
  return rows.length > 0
}

export const isRemovedPage = (db: Db, path: string): Promise<boolean> =>
  wasRemoved(db, /^\/suppliers\/(\d+)$/.exec(path)?.[1] ?? '')
