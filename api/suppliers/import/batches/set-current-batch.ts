import { runSql, type Db } from '../../../database/sql.ts'

export type SupplierBatch = { importId: number } | { runId: number }

/** Records all later changes of the transaction as this batch's, so that they can be undone. */
export const setCurrentBatch = async (db: Db, batch: SupplierBatch): Promise<void> => {
  const name = 'importId' in batch ? `import ${batch.importId}` : `run ${batch.runId}`
  await runSql(db, `select set_config('app.batch', $1, true)`, [name])
}

export const getBatchColumn = (batch: SupplierBatch): { column: 'import_id' | 'run_id'; id: number } =>
  'importId' in batch ? { column: 'import_id', id: batch.importId } : { column: 'run_id', id: batch.runId }
