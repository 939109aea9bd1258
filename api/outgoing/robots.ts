import { LRUCache } from 'lru-cache'
import { runInWorker } from './run-in-worker.ts'
import type { readRobotsRules, RobotsRules } from './robots-rules.ts'
import { Blocked, Disallowed, PageError, Unreachable } from './page-errors.ts'

export interface RobotsCache {
  /** @throws Blocked, Disallowed or RulesUnknown: then nothing on the host may be fetched. Unreadable if too slow. */
  rules(url: string, fetcher: RobotsFetcher): Promise<RobotsRules>
}

interface RobotsFetcher {
  /** Retries as for a page. @throws PageError if the host does not respond, fails or refuses us. */
  read(robotsUrl: string): Promise<{ status: number; text: string }>
  wait(delayMs: number): Promise<void>
}

/** The host does not send its rules, after all retries: requesting the page again would not help. */
export class RulesUnknown extends Unreachable {}

const readRulesInWorker = runInWorker<typeof readRobotsRules>(
  new URL('./robots-rules.ts', import.meta.url),
  'readRobotsRules',
)

type CachedFile = { text: string } | { failure: PageError }

const dayMs = 24 * 60 * 60_000
/** After a failure, requests for the host's pages wait this long instead of failing for the same reason. */
const failureMs = 10_000
const maxHosts = 2000
/** Limit of the cache in characters: strangers choose the files' sizes. */
const maxCharacters = 20_000_000

const read = async (robotsUrl: string, fetcher: RobotsFetcher): Promise<CachedFile> => {
  try {
    const { status, text } = await fetcher.read(robotsUrl)
    return { text: status >= 200 && status < 300 ? text : '' }
  } catch (error) {
    if (error instanceof PageError) return { failure: error }
    throw error // aborted by the caller: says nothing about the host
  }
}

const failureFor = (url: string, { origin }: URL, failure: PageError): PageError => {
  const Kind = failure instanceof Blocked ? Blocked : failure instanceof Disallowed ? Disallowed : RulesUnknown
  const { status, retryAfterMs, message } = failure
  return new Kind(url, `${origin}/robots.txt could not be read (${message}), so nothing is fetched from there`, {
    cause: failure,
    status,
    retryAfterMs,
  })
}

/** For the first word of our user agent (RFC 9309); an unreadable file is fetched again after ten seconds. */
export const createRobotsCache = (userAgent: string, perf?: { now(): number }): RobotsCache => {
  const product = userAgent.split(/[/\s]/)[0] ?? userAgent
  const files = new LRUCache<string, Promise<CachedFile>>({
    max: maxHosts,
    maxSize: maxCharacters,
    ttl: dayMs,
    ttlResolution: 0,
    ...(perf && { perf }),
  })

  const fetchFile = async (origin: string, fetcher: RobotsFetcher): Promise<CachedFile> => {
    const reading = read(`${origin}/robots.txt`, fetcher)
    files.set(origin, reading, { size: 1 })
    try {
      const cached = await reading
      if ('failure' in cached) files.set(origin, reading, { size: 1, ttl: failureMs })
      else files.set(origin, reading, { size: cached.text.length + 1 })
      return cached
    } catch (error) {
      if (files.get(origin) === reading) files.delete(origin)
      throw error
    }
  }

  const findFile = async (origin: string, fetcher: RobotsFetcher): Promise<CachedFile> => {
    const before = files.get(origin)
    const cached = await before?.catch(() => undefined) // the caller that was fetching gave up, so we fetch it
    if (!cached || 'text' in cached) return cached ?? fetchFile(origin, fetcher)
    await fetcher.wait(Math.min(failureMs, files.getRemainingTTL(origin)))
    const now = files.get(origin)
    const others = now === before ? undefined : await now?.catch(() => undefined)
    return others ?? fetchFile(origin, fetcher)
  }

  return {
    rules: async (url, fetcher) => {
      const address = new URL(url)
      const cached = await findFile(address.origin, fetcher)
      if ('failure' in cached) throw failureFor(url, address, cached.failure)
      return readRulesInWorker(cached.text, url, product)
    },
  }
}
