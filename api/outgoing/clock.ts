import { setTimeout as wait } from 'node:timers/promises'

/** Time, so that tests need not wait for it. */
export interface Clock {
  now(): number
  /** @throws when the signal aborts first */
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (delayMs, signal) => {
    await wait(delayMs, undefined, { signal })
  },
}
