import { runSql, type Db } from '../../../database/sql.ts'

/** A source of suppliers: a file's import, or a scrape run. */
export type SupplierBatch = { importId: number } | { runId: number }

/**
 * Records all later changes to suppliers in the caller's transaction as this batch's, with the previous values, so
 * that they can be listed and undone.
 */
export const setCurrentBatch = async (db: Db, batch: SupplierBatch): Promise<void> => {
  const name = 'importId' in batch ? `import ${batch.importId}` : `run ${batch.runId}`
  await runSql(db, `select set_config('app.intake', $1, true)`, [name])
}
