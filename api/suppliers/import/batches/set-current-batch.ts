import { runSql, type Db } from '../../../database/sql.ts'

/** By its column, of an import or a scrape. */
export interface SupplierBatch {
  column: 'import_id' | 'run_id'
  id: number
}

/** Records all later changes of the transaction as this batch's, so that they can be undone. */
export const setCurrentBatch = async (db: Db, { column, id }: SupplierBatch): Promise<void> => {
  await runSql(db, `select set_config('app.batch', $1, true)`, [`${column === 'import_id' ? 'import' : 'run'} ${id}`])
}
