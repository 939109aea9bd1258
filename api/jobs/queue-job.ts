import type { EntityManager } from '@mikro-orm/postgresql'

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

/** Queues a job in the caller's transaction: a worker sees it after the commit, and never after a rollback. */
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
