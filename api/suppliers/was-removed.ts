import { runSql, type Db } from '../database/sql.ts'
import { parseId } from '../schema/parse-id.ts'

/** Whether the supplier with this id was removed at the business's request. */
export const wasRemoved = async (db: Db, given: string): Promise<boolean> => {
  const id = parseId(given)
  if (!id) return false
  const { rows } = await runSql(db, 'select from suppression where supplier_id = $1', [id])
  return rows.length > 0
}

/** Whether a path is the page of such a supplier. */
export const isRemovedPage = (db: Db, path: string): Promise<boolean> =>
  wasRemoved(db, /^\/suppliers\/(\d+)$/.exec(path)?.[1] ?? '')
