import type { Pool } from 'pg'
import { findRow, readRow } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { compareChanged } from './compare-changed.ts'
import { executeRun } from './execute-run.ts'

/** This many take a second at most. */
const maxAtOnce = 25
/** A directory of this size is compared in about a second. */
const smallDirectory = 5000

interface State {
  hasRun: boolean
  waiting: number
  /** No run yet or too many changes, and the directory is small. */
  isDue: boolean
}

/** Does what a reader can wait for; the worker does the rest. With `isAgain` only once all were compared. */
export const bringUpToDate = async (pool: Pool, { isAgain = false } = {}): Promise<void> => {
  const { hasRun, waiting, isDue } = await readRow<State>(
    pool,
    `select "hasRun", waiting, case when "hasRun" and waiting <= $1 then false
                          else (select count(*) from (select from supplier limit $2 + 1) s) <= $2 end "isDue"
       from (select exists (select from duplicate_run where status in ('finished', 'running')) "hasRun",
                    (select count(*)::integer from (select from duplicate_queue where is_pending limit $1 + 1) q) waiting) q`,
    [maxAtOnce, smallDirectory],
  )
  if (isAgain && !hasRun) return
  if (isDue) await compareNow(pool)
  else if (waiting && waiting <= maxAtOnce) await compareChanged(pool, maxAtOnce)
}

const compareNow = (pool: Pool) =>
  inTransaction(pool, async (client) => {
    const row = await findRow<{ id: number }>(
      client,
      'insert into duplicate_run (started_by) values (null) on conflict do nothing returning id',
    )
    if (row) await executeRun(pool, row.id, (work) => work(client))
  })
