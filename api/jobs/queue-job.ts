import { runSql, type Db } from '../database/sql.ts'

interface JobOptions {
  queue?: string
  key?: string
  runAt?: Date
  /** 25 by default, with growing waits in between. */
  maxAttempts?: number
  priority?: number
}

/** Queues a job. Within a transaction, workers see it after the commit only. */
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
