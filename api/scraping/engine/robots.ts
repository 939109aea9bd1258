import { LRUCache } from 'lru-cache'
import robotsParser from 'robots-parser'
import { Blocked, Disallowed, PageError, Unreachable } from '../source.ts'

/** What the hosts' robots.txt files allow; each is read at most once in 24 hours. */
export interface RobotsCache {
  /** @throws Blocked, Disallowed or RulesUnknown where the file could not be had: then nothing of the host may be asked. */
  rules(url: string, asking: AskRobots): Promise<{ isAllowed: boolean; crawlDelayMs?: number }>
}

export interface AskRobots {
  /** Asks for a robots.txt, as patiently as for a page. @throws PageError where the host does not answer, breaks down or refuses us */
  read(robotsUrl: string): Promise<{ status: number; text: string }>
  /** @throws where the caller gives up first */
  wait(delayMs: number): Promise<void>
}

/** A host that does not tell its rules, after every retry: asking for the page once more would not help. */
export class RulesUnknown extends Unreachable {}

type Kept = { robot: ReturnType<typeof robotsParser> } | { failure: PageError }

const dayMs = 24 * 60 * 60_000
/** After a failure the host has a rest of this long; who wants a page meanwhile waits, instead of failing for the same reason. */
const failureMs = 10_000
const hostsKept = 2000

const read = async (robotsUrl: string, ask: AskRobots): Promise<Kept> => {
  try {
    const { status, text } = await ask.read(robotsUrl)
    return { robot: robotsParser(robotsUrl, status >= 200 && status < 300 ? text : '') } // RFC 9309: no file, no rules
  } catch (error) {
    if (error instanceof PageError) return { failure: error }
    throw error // given up by the caller: says nothing about the host
  }
}

/** What a page's visit ends with when its host's rules could not be had: whatever kept us from them, told of the page. */
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
    ttl: dayMs,
    ttlResolution: 0,
    ...(perf && { perf }),
  })

  const readNow = async (origin: string, ask: AskRobots): Promise<Kept> => {
    const reading = read(`${origin}/robots.txt`, ask)
    files.set(origin, reading)
    try {
      const kept = await reading
      if ('failure' in kept) files.set(origin, reading, { ttl: failureMs })
      return kept
    } catch (error) {
      if (files.get(origin) === reading) files.delete(origin)
      throw error
    }
  }

  /** What is remembered, or is being read by another; a failure is waited out and read again. */
  const keptFor = async (origin: string, ask: AskRobots): Promise<Kept> => {
    const before = files.get(origin)
    const kept = await before?.catch(() => undefined) // whoever was reading it gave up: we do it
    if (!kept || 'robot' in kept) return kept ?? readNow(origin, ask)
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
      const delay = kept.robot.getCrawlDelay(product)
      return {
        isAllowed: kept.robot.isAllowed(url, product) !== false,
        ...(delay ? { crawlDelayMs: delay * 1000 } : {}),
      }
    },
  }
}
