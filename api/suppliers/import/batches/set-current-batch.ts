import { runSql, type Db } from '../../../database/sql.ts'

export type SupplierBatch = { importId: number } | { runId: number }

/** Records all later changes of the transaction as this batch's, so that they can be undone. */
export const setCurrentBatch = async (db: Db, batch: SupplierBatch): Promise<void> => {
  const name = 'importId' in batch ? `import ${batch.importId}` : `run ${batch.runId}`
  await runSql(db, `select set_config('app.intake', $1, true)`, [name])
}
