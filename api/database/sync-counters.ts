import type { Pool } from 'pg'
import { log } from '../process/log.ts'

const syncEveryMs = 1000
/** Limit of unsynchronised entries while the database is down. */
const maxUnsynced = 50_000

/**
 * Synchronises this process's counts with the others about once a second, in one batch, so that no request waits. A
 * failed batch is retried, and until then counts locally.
 */
export const createCounterSync = <Counted>(
  pool: Pool,
  sync: (pool: Pool, counted: readonly Counted[]) => Promise<void>,
  isOngoing: (counted: Counted) => boolean,
) => {
  const unsynced = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined

  const add = (key: string, counted: Counted) => {
    unsynced.set(key, counted)
    timer ??= setTimeout(() => void run(), syncEveryMs).unref()
  }
  const run = async () => {
    const counted = [...unsynced].toSorted(([a], [b]) => (a < b ? -1 : 1))
    unsynced.clear()
    timer = undefined
    try {
      if (!pool.ended)
        await sync(
          pool,
          counted.map(([, one]) => one),
        )
    } catch (error) {
      log.warn({ err: error }, 'could not sync rate limits; using this process’s counts')
      const ongoing = counted.filter(([, one]) => isOngoing(one))
      for (const [key, one] of ongoing.slice(-maxUnsynced)) if (!unsynced.has(key)) add(key, one)
    }
  }
  return { add }
}
