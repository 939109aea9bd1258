import type { Pool } from 'pg'
import { runSql, type Db } from '../database/sql.ts'
import { removeDemo, type Removed } from './remove-demo.ts'

/** Deletes all demo rows, and notes it, so that a start does not fill an empty directory with them again. */
export const endDemo = async ({ pool }: { pool: Pool }): Promise<Removed> => {
  const removed = await removeDemo({ pool })
  await runSql(pool, `insert into going_live_step (step) values ('DEMONSTRATION') on conflict (step) do nothing`)
  return removed
}

/** Whether somebody has ended the demonstration. */
export const hasEndedDemo = async (db: Db): Promise<boolean> =>
  (await runSql(db, `select from going_live_step where step = 'DEMONSTRATION'`)).rows.length > 0
