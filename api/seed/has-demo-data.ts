import { runSql, type Db } from '../database/sql.ts'

/** Every rendered page asks: one lookup in a partial index. */
export const hasDemoData = async (db: Db): Promise<boolean> => {
  const { rows } = await runSql<{ found: boolean }>(db, hasDemoSql)
  return rows[0]!.found
}

export const hasDemoSql = 'select exists (select from supplier where is_demo) as found'
