import type { EntityManager } from '@mikro-orm/postgresql'

export interface JobOptions {
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** A waiting job with the same key is replaced, so that a thing is done once. */
  key?: string
  runAt?: Date
  /** 25 unless told otherwise; the wait between two grows with each. */
  maxAttempts?: number
  /** Lower ones first. */
  priority?: number
}

/** Has a task done by a worker, when the caller's transaction has been committed; not at all when it is rolled back. */
export const queueJob = async (
  em: EntityManager,
  task: string,
  payload: object,
  { queue, key, runAt, maxAttempts, priority }: JobOptions = {},
) => {
  await em
    .getConnection()
    .execute(
      'select graphile_worker.add_job(?, payload := ?::json, queue_name := ?, run_at := ?, max_attempts := ?, job_key := ?, priority := ?)',
      [task, JSON.stringify(payload), queue ?? null, runAt ?? null, maxAttempts ?? null, key ?? null, priority ?? null],
      'get',
      em.getTransactionContext(),
    )
}
