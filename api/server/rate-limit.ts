import { PublicError } from './errors.ts'
import { metrics } from '../process/metrics.ts'

export const createRateLimitError = (what: string, waitMs: number) => {
  metrics.limited.inc({ what })
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new PublicError('RATE_LIMITED', `Too many ${what}. Please try again in ${formatWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** "5 seconds", "2 minutes". */
export const formatWait = (seconds: number) => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
