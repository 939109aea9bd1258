import { log } from '../process/log.ts'

/** How often it is looked for, and the shortest and the longest wait between two attempts to start it. */
const everyMs = 500
const shortestWaitMs = 500
const longestWaitMs = 30_000
/** A server that has run for so long has got over what ended it. */
const steadyMs = 60_000

/**
 * Starts the server again whenever it has ended, however often; the waits in between double until it has run for a
 * minute. `stop` returns when no attempt is under way.
 */
export const watchServer = (isRunning: () => Promise<boolean>, startAgain: () => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let waitMs = shortestWaitMs
  /** By a clock that nobody sets, as the waits must not last for as long as one was set back. */
  let triedAt: number | undefined

  const look = async () => {
    if (await isRunning()) {
      if (triedAt === undefined || performance.now() - triedAt > steadyMs) waitMs = shortestWaitMs
      return
    }
    if (isStopped || (triedAt !== undefined && performance.now() - triedAt < waitMs)) return
    if (triedAt !== undefined) waitMs = Math.min(waitMs * 2, longestWaitMs)
    log.error('the embedded PostgreSQL has ended: it is started again')
    await startAgain()
      .then(() => log.info('the embedded PostgreSQL runs again'))
      .catch((error: unknown) => log.error({ err: error }, 'the embedded PostgreSQL does not start again'))
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
