import { LRUCache } from 'lru-cache'
import { apart } from './apart.ts'
import type { readRobotsRules, RobotsRules } from './robots-rules.ts'
import { Blocked, Disallowed, PageError, Unreachable } from './page-errors.ts'

/** Cached robots.txt files; each is fetched at most once in 24 hours. */
export interface RobotsCache {
  /**
   * @throws Blocked, Disallowed or RulesUnknown if the file could not be fetched: then nothing on the host may be
   * fetched. Unreadable if parsing it takes too long.
   */
  rules(url: string, asking: AskRobots): Promise<RobotsRules>
}

export interface AskRobots {
  /**
   * Fetches a robots.txt with the same retries as a page.
   * @throws PageError if the host does not respond, fails or refuses us
   */
  read(robotsUrl: string): Promise<{ status: number; text: string }>
  /** @throws if the caller gives up first */
  wait(delayMs: number): Promise<void>
}

/** The host does not send its rules, after all retries: requesting the page again would not help. */
export class RulesUnknown extends Unreachable {}

const readApart = apart<typeof readRobotsRules>(new URL('./robots-rules.ts', import.meta.url), 'readRobotsRules')

type Kept = { text: string } | { failure: PageError }

const dayMs = 24 * 60 * 60_000
/** After a failure, requests for the host's pages wait this long instead of failing for the same reason. */
const failureMs = 10_000
const hostsKept = 2000
/** Limit of the cache in characters: strangers choose the files' sizes. */
const charactersKept = 20_000_000

const read = async (robotsUrl: string, ask: AskRobots): Promise<Kept> => {
  try {
    const { status, text } = await ask.read(robotsUrl)
    return { text: status >= 200 && status < 300 ? text : '' }
  } catch (error) {
    if (error instanceof PageError) return { failure: error }
    throw error // aborted by the caller: says nothing about the host
  }
}

const failureFor = (url: string, { origin }: URL, failure: PageError): PageError => {
  const Kind = failure instanceof Blocked ? Blocked : failure instanceof Disallowed ? Disallowed : RulesUnknown
  const { status, retryAfterMs, message } = failure
  const more = {
    cause: failure,
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
  return new Kind(url, `${origin}/robots.txt could not be read (${message}), so nothing is fetched from there`, more)
}

/**
 * Caches robots.txt rules (RFC 9309) for the first word of our user agent. A missing file allows everything.
 * A file that cannot be read blocks the page that needed it; the next page fetches it again after ten seconds.
 * @param perf a clock for tests
 */
export const robotsCache = (userAgent: string, perf?: { now(): number }): RobotsCache => {
  const product = userAgent.split(/[/\s]/)[0] ?? userAgent
  const files = new LRUCache<string, Promise<Kept>>({
    max: hostsKept,
    maxSize: charactersKept,
    ttl: dayMs,
    ttlResolution: 0,
    ...(perf && { perf }),
  })

  const readNow = async (origin: string, ask: AskRobots): Promise<Kept> => {
    const reading = read(`${origin}/robots.txt`, ask)
    files.set(origin, reading, { size: 1 })
    try {
      const kept = await reading
      if ('failure' in kept) files.set(origin, reading, { size: 1, ttl: failureMs })
      else files.set(origin, reading, { size: kept.text.length + 1 })
      return kept
    } catch (error) {
      if (files.get(origin) === reading) files.delete(origin)
      throw error
    }
  }

  /** The cached or pending rules. After a failure, waits and fetches again. */
  const keptFor = async (origin: string, ask: AskRobots): Promise<Kept> => {
    const before = files.get(origin)
    const kept = await before?.catch(() => undefined) // the caller that was fetching gave up, so we fetch it
    if (!kept || 'text' in kept) return kept ?? readNow(origin, ask)
    await ask.wait(Math.min(failureMs, files.getRemainingTTL(origin)))
    const now = files.get(origin)
    const others = now === before ? undefined : await now?.catch(() => undefined)
    return others ?? readNow(origin, ask)
  }

  return {
    rules: async (url, ask) => {
      const address = new URL(url)
      const kept = await keptFor(address.origin, ask)
      if ('failure' in kept) throw failureFor(url, address, kept.failure)
      return readApart(kept.text, url, product)
    },
  }
}
