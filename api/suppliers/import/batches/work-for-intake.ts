import { runSql, type Db } from '../../../database/sql.ts'

/** What brings suppliers in: the import of a file, or a run of the scraper. */
export type Intake = { importId: number } | { runId: number }

/**
 * From here to the end of the caller's transaction, what is written to suppliers is noted as this intake's: what it adds,
 * and what it changes with the values before, so that it can be listed and undone.
 */
export const workForIntake = async (db: Db, intake: Intake): Promise<void> => {
  const name = 'importId' in intake ? `import ${intake.importId}` : `run ${intake.runId}`
  await runSql(db, `select set_config('app.intake', $1, true)`, [name])
}
