import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './transaction.ts'

/** What one statement of a nightly job may take: much longer than a request's, and not for ever. */
const statementTimeoutMs = 10 * 60_000

/** Does one batch of maintenance in a transaction of its own, without the limit of a request. */
export const inMaintenance = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, work, { statementTimeoutMs })

/**
 * Does batches of maintenance, one after the other, until one has found fewer rows than `size`; `work` and the answer tell how
 * many.
 */
export const inBatches = async (
  pool: Pool,
  size: number,
  work: (client: PoolClient) => Promise<number>,
): Promise<number> => {
  for (let all = 0; ;) {
    const found = await inMaintenance(pool, work)
    all += found
    if (found < size) return all
  }
}
