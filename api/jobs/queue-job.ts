import { runSql, type Db } from '../database/sql.ts'

export interface JobOptions {
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** A waiting job with the same key is replaced, so that the work is done once. */
  key?: string
  runAt?: Date
  /** 25 by default; the wait between attempts grows with each. */
  maxAttempts?: number
  /** Lower runs first. */
  priority?: number
}

/** Queues a job; in a transaction of the caller's a worker sees it after the commit, and never after a rollback. */
export const queueJob = async (
  db: Db,
  task: string,
  payload: object,
  { queue, key, runAt, maxAttempts, priority }: JobOptions = {},
) => {
  await runSql(
    db,
    'select graphile_worker.add_job($1, payload := $2::json, queue_name := $3, run_at := $4, max_attempts := $5, job_key := $6, priority := $7)',
    [task, JSON.stringify(payload), queue ?? null, runAt ?? null, maxAttempts ?? null, key ?? null, priority ?? null],
  )
}
