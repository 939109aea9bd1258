import { createRateLimitError } from './rate-limit.ts'

/**
 * Runs expensive work one piece at a time; up to `most` may wait.
 * @throws RATE_LIMITED naming `what` when the queue is full.
 */
export const createSerialQueue = (what: string, maxWaiting: number) => {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) return Promise.reject(createRateLimitError(what, 5000))
    waiting++
    const next = last.then(work)
    last = next.catch(() => {})
    return next.finally(() => waiting--)
  }
}
