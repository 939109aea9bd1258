import { LRUCache } from 'lru-cache'
import { PublicError } from './errors.ts'
import { metrics } from './metrics.ts'
import { networkOf } from './network-of.ts'

export interface RateLimit {
  /** How many times in one window. */
  most: number
  windowMs: number
}

/** How many addresses one limit remembers; those not seen for longest are forgotten first. */
const addressesAtMost = 10_000

/** What a network has done in the present window. */
export interface RateWindow {
  network: string
  endsAt: number
  /** Counted by all processes together, when it was last settled with the others. */
  settled: number
  /** Counted in this process since then. */
  own: number
}

/**
 * Limits what each address does, counted in this process: call the function that it answers once for each action.
 * @throws RATE_LIMITED with `retryAfterSeconds`, from the first action too many until the window ends.
 */
export const createRateLimit = ({ most, windowMs }: RateLimit, now: () => number = Date.now) => {
  const windows = new LRUCache<string, RateWindow>({ max: addressesAtMost })
  return (ip: string): RateWindow => {
    const network = networkOf(ip)
    const known = windows.get(network)
    const leftMs = known ? known.endsAt - now() : 0
    const isOngoing = leftMs > 0 && leftMs <= 2 * windowMs // a longer one is from before the clock was set back
    const window = known && isOngoing ? known : { network, endsAt: now() + windowMs, settled: 0, own: 0 }
    if (window.settled + window.own >= most) throw tooMany('requests', window.endsAt - now())
    window.own++
    windows.set(network, window)
    return window
  }
}

/** A RATE_LIMITED error that says how long to wait. */
export const tooMany = (what: string, waitMs: number) => {
  metrics.limited.inc({ what })
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new PublicError('RATE_LIMITED', `Too many ${what}. Please try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** A time to wait: "5 seconds", "2 minutes". */
export const inWords = (seconds: number) => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
