import { setTimeout as pause } from 'node:timers/promises'
import { log } from './log.ts'

/** In case a notification was missed. */
const fiveMinutesMs = 5 * 60_000

/** Reads now, every five minutes and after each `refresh`, never twice at a time. @throws if the first read fails. */
export const createRefresher = async (
  name: string,
  read: () => Promise<void>,
  { everyMs = fiveMinutesMs, retryMs = 1000, gapMs = 0 } = {},
) => {
  const stopped = new AbortController()
  let isDue = false
  let isFailing = false
  let reading: Promise<void> | undefined
  let lastReadAt = -Infinity
  const wait = (ms: number) => pause(ms, undefined, { ref: false, signal: stopped.signal }).catch(() => {})

  const readWhileDue = async () => {
    while (isDue && !stopped.signal.aborted) {
      const gapLeft = lastReadAt + gapMs - performance.now()
      if (gapLeft > 0) await wait(gapLeft)
      isDue = false
      try {
        if (!stopped.signal.aborted) await read()
        isFailing = false
      } catch (error) {
        log.error({ err: error }, `could not refresh ${name}`)
        isDue = true
        isFailing = true
        await wait(retryMs)
      }
      lastReadAt = performance.now()
    }
    reading = undefined
  }
  const refresh = (): Promise<void> => {
    isDue = true
    return (reading ??= readWhileDue())
  }

  await read()
  const timer = setInterval(() => void refresh(), everyMs).unref()
  return {
    refresh,
    pending: () => (isFailing ? undefined : reading),
    stop: async () => {
      clearInterval(timer)
      stopped.abort()
      await reading
    },
  }
}
