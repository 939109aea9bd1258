import type { Pace } from './pace.ts'
import type { RobotsCache } from './robots.ts'
import type { Resolve } from './public-address.ts'
import type { Fetched, Validators } from './source.ts'

/** What every fetch of a process shares; made once by `fetchSettings(env)`. */
export interface FetchSettings {
  userAgent: string
  /** Hosts that may be on a private network and any port: `host`, `host:port` or `*.host:port`. */
  allowedHosts: string[]
  pace: Pace
  /** Left out only where robots.txt has no say, such as an API that we hold a key for. */
  robots?: RobotsCache
  resolve?: Resolve
}

export interface FetchOptions extends FetchSettings {
  validators?: Validators
  /** Sent as JSON with POST; such a request is not a page, so robots.txt has no say. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** For the whole of one try, redirects included; 20 s. */
  timeoutMs?: number
  /** Unpacked; 5 MB. */
  maxBytes?: number
}

/**
 * One page, asked for politely and only from public addresses.
 * @throws Blocked, Disallowed, Gone or Unreachable.
 */
export const fetchPage = async (url: string, options: FetchOptions): Promise<Fetched> => {
  throw new Error(`Not written yet: ${url} ${options.userAgent}`)
}
