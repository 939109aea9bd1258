import { readRow, type Db } from '../database/sql.ts'

/** Every rendered page asks: one lookup in a partial index. */
export const hasDemoData = async (db: Db): Promise<boolean> => {
  return (await readRow<{ found: boolean }>(db, hasDemoSql)).found
}

export const hasDemoSql = 'select exists (select from supplier where is_demo) as found'
