import { setTimeout as after } from 'node:timers/promises'
import { log } from './log.ts'

/** Nothing is kept for ever, though no change should be missed: as long as a page. */
const fiveMinutesMs = 5 * 60_000

/**
 * Keeps what a process has read of a small table as it is there: `read` runs at once, every five minutes, and after each
 * `again`, one reading at a time. One that fails leaves what was read before, and is made again after a second.
 * @throws where the first reading fails.
 */
export const createReadAgain = async (
  what: string,
  read: () => Promise<void>,
  { everyMs = fiveMinutesMs, retryMs = 1000 } = {},
) => {
  const over = new AbortController()
  let isDue = false
  let reading: Promise<void> | undefined

  const readWhileDue = async () => {
    while (isDue && !over.signal.aborted) {
      isDue = false
      try {
        await read()
      } catch (error) {
        log.error({ err: error }, `${what} could not be read again`)
        isDue = true
        await after(retryMs, undefined, { ref: false, signal: over.signal }).catch(() => {})
      }
    }
    reading = undefined
  }
  /** Something has changed, or may have; resolves when what there is now has been read. */
  const again = (): Promise<void> => {
    isDue = true
    return (reading ??= readWhileDue())
  }

  await read()
  const timer = setInterval(() => void again(), everyMs).unref()
  return {
    again,
    stop: async () => {
      clearInterval(timer)
      over.abort()
      await reading
    },
  }
}
