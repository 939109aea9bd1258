import { log } from '../../process/log.ts'

const everyMs = 500
const minWaitMs = 500
const maxWaitMs = 30_000
const stableAfterMs = 60_000

/** Waits between attempts double until the server has run for a minute. */
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
