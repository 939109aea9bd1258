import { LRUCache } from 'lru-cache'
import { PublicError } from './errors.ts'

interface RateLimit {
  /** How often in one window. */
  most: number
  windowMs: number
}

/** Addresses that one limit remembers; the longest unseen are forgotten first. */
const addressesAtMost = 10_000

/**
 * Counts what each address does, in this process. What comes back is called once for each thing done.
 * @throws RATE_LIMITED with `retryAfterSeconds`, from the first time too many until the window ends.
 */
export const createRateLimit = ({ most, windowMs }: RateLimit, now: () => number = Date.now) => {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: addressesAtMost })
  return (ip: string) => {
    const key = networkOf(ip)
    const known = windows.get(key)
    const window = known && known.endsAt > now() ? known : { endsAt: now() + windowMs, count: 0 }
    if (window.count >= most) {
      throw tooMany('requests', window.endsAt - now())
    }
    windows.set(key, { ...window, count: window.count + 1 })
  }
}

/** RATE_LIMITED, and how long to wait. */
export const tooMany = (what: string, waitMs: number) => {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new PublicError('RATE_LIMITED', `Too many ${what}. Please try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** One home has a whole /64 of IPv6 addresses, and counts as one. */
export const networkOf = (ip: string) =>
  ip.includes(':') && !ip.startsWith('::ffff:') ? expand(ip).slice(0, 4).join(':') : ip

const expand = (ip: string) => {
  const [head = '', tail = ''] = ip.split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

const inWords = (seconds: number) => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
