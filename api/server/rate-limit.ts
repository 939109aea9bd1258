import { LRUCache } from 'lru-cache'
import { PublicError } from './errors.ts'

interface RateLimitOptions {
  /** How often an address may do it within the window. */
  max: number
  windowMs: number
}

/** Addresses that are remembered; of more, those not seen for longest are forgotten. */
const addresses = 20_000

/**
 * Counts what each address does within a sliding window, in this process.
 * @throws RATE_LIMITED, with the seconds until the next try, from the call that is one too many.
 */
export const createRateLimit = ({ max, windowMs }: RateLimitOptions) => {
  const seen = new LRUCache<string, number[]>({ max: addresses, ttl: windowMs })
  return (address: string, now = Date.now()): void => {
    const network = networkOf(address)
    const times = (seen.get(network) ?? []).filter((time) => time > now - windowMs)
    if (times.length >= max) {
      const retryAfterSeconds = Math.max(1, Math.ceil((times[0]! + windowMs - now) / 1000))
      throw new PublicError('RATE_LIMITED', 'That was sent too often from your connection. Please try again later.', { retryAfterSeconds })
    }
    seen.set(network, [...times, now])
  }
}

/** One household has a whole IPv6 network of 64 bits: its addresses count as one. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail].slice(0, 4).join(':')
}
