import { runSql, type Db } from '../database/sql.ts'
import { idOf } from '../server/id-of.ts'

/** Whether a path is that of a supplier's page which was removed because the business asked for it. */
export const wasRemoved = async (db: Db, path: string): Promise<boolean> => {
  const id = idOf(/^\/suppliers\/(\d+)$/.exec(path)?.[1] ?? '')
  if (!id) return false
  const { rows } = await runSql(db, 'select from suppression where supplier_id = $1', [id])
  return rows.length > 0
}
