import type { Pool } from 'pg'
import { log } from '../process/log.ts'

/** How often a process tells the others what it has counted, and hears what they have. */
const settleMs = 1000
/** How much is kept to be settled when the database is back. */
const waitingAtMost = 50_000

/**
 * Settles what this process has counted with the others about once a second, all of it in one go, so that nothing waits
 * for it. What the database did not take is settled later, while it still counts.
 */
export const createSettlement = <Counted>(
  pool: Pool,
  settle: (pool: Pool, counted: readonly Counted[]) => Promise<void>,
  isOngoing: (counted: Counted) => boolean,
) => {
  const unsettled = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined

  const add = (key: string, counted: Counted) => {
    unsettled.set(key, counted)
    timer ??= setTimeout(() => void run(), settleMs).unref()
  }
  const run = async () => {
    const counted = [...unsettled].toSorted(([a], [b]) => (a < b ? -1 : 1)) // so that two processes never wait for each other
    unsettled.clear()
    timer = undefined
    try {
      if (!pool.ended)
        await settle(
          pool,
          counted.map(([, one]) => one),
        )
    } catch (error) {
      log.warn({ err: error }, 'what is limited is counted by this process alone')
      const ongoing = counted.filter(([, one]) => isOngoing(one))
      for (const [key, one] of ongoing.slice(-waitingAtMost)) if (!unsettled.has(key)) add(key, one)
    }
  }
  return { add }
}
