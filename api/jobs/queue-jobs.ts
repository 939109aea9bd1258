import type { PlainSql } from '../database/plain-sql.ts'

export interface QueuedJob {
  task: string
  payload: object
  /** Jobs of one queue run one after the other, whatever the number of workers. */
  queue: string
  key: string
  /** Lower ones first. */
  priority?: number
}

/** Has many tasks done by the workers, once the transaction has been committed. */
export const queueJobs = async (sql: PlainSql, jobs: readonly QueuedJob[]) => {
  if (!jobs.length) return
  await sql.query(
    `select from graphile_worker.add_jobs(array(
       select (task, payload, queue, null, null, key, priority, null)::graphile_worker.job_spec
         from jsonb_to_recordset($1::jsonb) as given(task text, payload json, queue text, key text, priority smallint)))`,
    [JSON.stringify(jobs)],
  )
}
