import { runSql, type Db } from '../database/sql.ts'

/** SQL condition: no worker runs the job of this key, nor will, because each attempt was killed. */
export const jobLostCondition = (job: string, id: string) => `
  not exists (select from graphile_worker.jobs j
               where j.key = '${job} ' || ${id} and (j.attempts < j.max_attempts or j.locked_at is not null))`

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** As Standard Webhooks suggests: a receiver may be down for a day. */
const retryDelaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]

export const retryDelayMs = (attempts: number): number | undefined => retryDelaysMs[attempts - 1]

interface JobOptions {
  queue?: string
  key?: string
  runAt?: Date
  /** 25 by default, with growing waits in between. */
  maxAttempts?: number
  priority?: number
}

/** Within a transaction, workers see the job only after the commit. */
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
