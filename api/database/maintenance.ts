import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './transaction.ts'

/** Timeout of one statement in a nightly job: longer than a request's. */
const statementTimeoutMs = 10 * 60_000

export const inMaintenance = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, work, { statementTimeoutMs })

/** Repeats batches until one handles fewer rows than `size`; returns the total. */
export const inBatches = async (
  pool: Pool,
  size: number,
  work: (client: PoolClient) => Promise<number>,
): Promise<number> => {
  for (let all = 0; ;) {
    const handled = await inMaintenance(pool, work)
    all += handled
    if (handled < size) return all
  }
}
