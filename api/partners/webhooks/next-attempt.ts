import { retryDelayMs } from '../../jobs/retry-delays.ts'
import type { Outcome } from './send-message.ts'

/** What follows after this number of failed attempts: a wait, or a pause until an administrator resumes. */
export const nextAttempt = (
  attempts: number,
  { isUnwanted, text, waitMs }: Pick<Outcome, 'isUnwanted' | 'text' | 'waitMs'>,
): { waitMs?: number; pauseReason?: string } => {
  if (isUnwanted) return { pauseReason: 'The receiver refuses further messages (410 Gone).' }
  const wait = retryDelayMs(attempts)
  if (wait === undefined)
    return { pauseReason: `The last of ${attempts} attempts within more than a day failed. ${text}` }
  return { waitMs: Math.max(wait, waitMs) }
}
