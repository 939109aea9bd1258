import { runSql, type Db } from '../database/sql.ts'

/** Whether there are fictional suppliers. Each page that is rendered asks: it costs one look into an index of the marked ones. */
export const hasDemoData = async (db: Db): Promise<boolean> => {
  const { rows } = await runSql<{ found: boolean }>(db, hasDemoSql)
  return rows[0]!.found
}

export const hasDemoSql = 'select exists (select from supplier where is_demo) as found'
