import type { Pool } from 'pg'
import { findRow, runSql, type Db } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { compareAll, type Start, type Step } from './compare-all.ts'
import { finishDuplicateRun } from './finish-run.ts'
import { recordFoundPairs } from './found-pairs.ts'

/** Recording where a run differs takes long. */
const statementTimeoutMs = 300_000

/** Resumes where the run ended; a stopped run ends at its next step. */
export const executeRun = async (pool: Pool, runId: number): Promise<void> => {
  const start = await begin(pool, runId)
  if (!start) return
  for await (const step of compareAll(pool, start))
    if (!(await inTransaction(pool, (client) => recordStep(client, runId, step)))) return
  await inTransaction(
    pool,
    async (client) => {
      const { rowCount } = await runSql(
        client,
        `select from duplicate_run where id = $1 and status = 'running' for update`,
        [runId],
      )
      if (rowCount) await finishDuplicateRun(client, runId)
    },
    { statementTimeoutMs },
  )
}

const begin = (pool: Pool, runId: number): Promise<Start | undefined> =>
  inTransaction(pool, async (client) => {
    const run = await findRow<{ isInDemo: boolean; postcode: string | null; id: number | null; compared: number }>(
      client,
      `select is_in_demo "isInDemo", at_postcode postcode, at_id id, compared::integer
         from duplicate_run where id = $1 and status = 'running' for update`,
      [runId],
    )
    if (!run) return undefined
    const { isInDemo, postcode, id, compared } = run
    const position = postcode === null || id === null ? null : { postcode, id }
    if (!position && !isInDemo) await markSeen(client, runId)
    return { isInDemo, position, compared }
  })

/** The run will see what has changed until now. */
export const markSeen = async (db: Db, runId: number) => {
  await runSql(
    db,
    `update duplicate_queue q set run_id = $1
       from (select supplier_id from duplicate_queue order by supplier_id for update skip locked) free
      where q.supplier_id = free.supplier_id`,
    [runId],
  )
}

export const recordStep = async (
  db: Db,
  runId: number,
  { suppliers, pairs, compared, position, isInDemo, found }: Step,
) => {
  const { rowCount } = await runSql(
    db,
    `update duplicate_run
        set suppliers = $2, pairs = greatest(pairs, $3), compared = greatest(compared, $4), is_in_demo = $5,
            at_postcode = $6, at_id = $7, found = found + $8
      where id = $1 and status = 'running'`,
    [runId, suppliers, pairs, compared, isInDemo, position?.postcode ?? null, position?.id ?? null, found.length],
  )
  if (rowCount) await recordFoundPairs(db, runId, found)
  return rowCount > 0
}
