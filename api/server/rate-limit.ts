import { PublicError } from './errors.ts'
import { metrics } from '../process/metrics.ts'
import { plural } from '../text/plural.rules.ts'

export const createRateLimitError = (what: string, waitMs: number) => {
  metrics.limited.inc({ what })
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new PublicError('RATE_LIMITED', `Too many ${what}. Please try again in ${formatWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** "5 seconds", "2 minutes". */
export const formatWait = (seconds: number) =>
  seconds < 60 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute')
