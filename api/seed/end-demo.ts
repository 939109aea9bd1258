import type { Pool } from 'pg'
import { runSql, type Db } from '../database/sql.ts'
import type { Env } from '../process/env.ts'
import { removeDemo, type Progress, type Removed } from './remove-demo.ts'

export const endDemo = async (
  { pool }: { pool: Pool },
  onProgress?: (progress: Progress) => void,
): Promise<Removed> => {
  const removed = await removeDemo({ pool }, { onProgress })
  await runSql(pool, `insert into going_live_step (step) values ('DEMONSTRATION') on conflict (step) do nothing`)
  return removed
}

/** Whether a start adds demo data: by the settings; otherwise only with the embedded database, until it was removed. */
export const wantsDemo = async (
  db: Db,
  { SEED_DEMO, DATABASE_URL }: Pick<Env, 'SEED_DEMO' | 'DATABASE_URL'>,
): Promise<boolean> => {
  if (SEED_DEMO !== undefined) return SEED_DEMO
  if (DATABASE_URL) return false
  return (await runSql(db, `select from going_live_step where step = 'DEMONSTRATION'`)).rows.length === 0
}
