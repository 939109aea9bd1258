import type { Outcome } from './send-message.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** The waits after each failed attempt, as Standard Webhooks suggests: a receiver may be away for a day. */
export const retryWaitsMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]

/** What follows the failed attempt of this number: a wait, or a pause until an administrator resumes. */
export const nextAttempt = (
  attempts: number,
  { isUnwanted, text, waitMs }: Pick<Outcome, 'isUnwanted' | 'text' | 'waitMs'>,
): { waitMs?: number; pauseReason?: string } => {
  if (isUnwanted) return { pauseReason: 'The receiver wants no more messages: it answered 410.' }
  const wait = retryWaitsMs[attempts - 1]
  if (wait === undefined)
    return { pauseReason: `The last of ${attempts} attempts within more than a day failed. ${text}` }
  return { waitMs: Math.max(wait, waitMs) }
}
