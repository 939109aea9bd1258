import { LRUCache } from 'lru-cache'
import { apart } from './apart.ts'
import type { readRobotsRules, RobotsRules } from './robots-rules.ts'
import { Blocked, Disallowed, PageError, Unreachable } from './page-errors.ts'

/** What the hosts' robots.txt files allow; each is read at most once in 24 hours. */
export interface RobotsCache {
  /**
   * @throws Blocked, Disallowed or RulesUnknown where the file could not be fetched: then nothing on the host may be
   * fetched; Unreadable for one that takes too long to read.
   */
  rules(url: string, asking: AskRobots): Promise<RobotsRules>
}

export interface AskRobots {
  /**
   * Fetches a robots.txt, as patiently as a page.
   * @throws PageError where the host does not answer, fails or refuses us
   */
  read(robotsUrl: string): Promise<{ status: number; text: string }>
  /** @throws when the caller gives up first */
  wait(delayMs: number): Promise<void>
}

/** A host that does not send its rules, after every retry: requesting the page again would not help. */
export class RulesUnknown extends Unreachable {}

const readApart = apart<typeof readRobotsRules>(new URL('./robots-rules.ts', import.meta.url), 'readRobotsRules')

type Kept = { text: string } | { failure: PageError }

const dayMs = 24 * 60 * 60_000
/**
 * After a failure the host is left alone for this long; requests for its pages wait meanwhile, instead of failing for
 * the same reason.
 */
const failureMs = 10_000
const hostsKept = 2000
/** The files are those of strangers: of 2,000 long ones, fewer are kept. */
const charactersKept = 20_000_000

const read = async (robotsUrl: string, ask: AskRobots): Promise<Kept> => {
  try {
    const { status, text } = await ask.read(robotsUrl)
    return { text: status >= 200 && status < 300 ? text : '' } // RFC 9309: no file, no rules
  } catch (error) {
    if (error instanceof PageError) return { failure: error }
    throw error // aborted by the caller: says nothing about the host
  }
}

/** The error for a page whose host's rules could not be fetched: the same reason, for this page. */
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
 * The rules of robots.txt (RFC 9309) for our User-Agent, by its first word. A file that is not there allows everything; one
 * that cannot be read keeps us from the page that asked; the next one reads it anew after ten seconds, so that one failure is
 * one page's.
 * @param perf tells the time, for tests
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

  /** The cached rules, or those being fetched already; a failure is waited out and fetched again. */
  const keptFor = async (origin: string, ask: AskRobots): Promise<Kept> => {
    const before = files.get(origin)
    const kept = await before?.catch(() => undefined) // whoever was fetching it gave up: we do it
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
