import { setTimeout as wait } from 'node:timers/promises'

export interface Clock {
  now(): number
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (delayMs, signal) => {
    await wait(delayMs, undefined, { signal })
  },
}
