import type { JobHelpers } from 'graphile-worker'
import { readRow } from '../../database/sql.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { compareChanged } from './compare-changed.ts'
import { executeRunInWorker } from './execute-run-in-worker.ts'
import { addRun, endRun } from './start-run.ts'

const atATime = 100
const many = 20_000
/** The next minute's task continues. */
const patienceMs = 50_000

/** Without a run in its payload, as each night, it adds one; the last failed attempt fails the run. */
export const compareAllTask = async (
  { database }: JobContext,
  { runId }: { runId?: number },
  { job, abortSignal }: JobHelpers,
) => {
  if (runId === undefined) {
    await database.orm.em.fork().transactional((em) => addRun(em, null))
    return
  }
  try {
    await executeRunInWorker(database.url, runId, abortSignal)
  } catch (error) {
    if (job.attempts >= job.max_attempts) await database.orm.em.fork().transactional((em) => endRun(em, 'failed'))
    throw error
  }
}

export const compareChangedTask = async ({ database: { pool, orm } }: JobContext) => {
  const row = await readRow<{ waiting: number }>(
    pool,
    'select count(*)::integer waiting from (select from duplicate_queue where is_pending limit $1) q',
    [many],
  )
  if (row.waiting >= many) return void (await orm.em.fork().transactional((em) => addRun(em, null)))
  const until = performance.now() + patienceMs
  while ((await compareChanged(pool, atATime)) === atATime && performance.now() < until);
}
