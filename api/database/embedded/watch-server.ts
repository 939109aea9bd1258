import { log } from '../../process/log.ts'

/** How often the server is checked, then the shortest and longest wait between restarts. */
const everyMs = 500
const minWaitMs = 500
const maxWaitMs = 30_000
/** After running this long, a server counts as recovered. */
const stableAfterMs = 60_000

/**
 * Restarts the server whenever it ends. Waits between attempts double until it has run for a minute. `stop` resolves
 * when no attempt is under way.
 */
export const watchServer = (isRunning: () => Promise<boolean>, startAgain: () => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let waitMs = minWaitMs
  /** A monotonic time, so that a clock set back does not prolong the wait. */
  let triedAt: number | undefined

  const look = async () => {
    if (await isRunning()) {
      if (triedAt === undefined || performance.now() - triedAt > stableAfterMs) waitMs = minWaitMs
      return
    }
    if (isStopped || (triedAt !== undefined && performance.now() - triedAt < waitMs)) return
    if (triedAt !== undefined) waitMs = Math.min(waitMs * 2, maxWaitMs)
    log.error('embedded PostgreSQL ended; restarting it')
    await startAgain()
      .then(() => log.info('embedded PostgreSQL is running again'))
      .catch((error: unknown) => log.error({ err: error }, 'could not restart the embedded PostgreSQL'))
    triedAt = performance.now()
  }
  let looking: Promise<void> = Promise.resolve()
  const again = () => {
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!isStopped) again()
      })
    }, everyMs).unref()
  }
  again()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
