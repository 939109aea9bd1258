import { LRUCache } from 'lru-cache'
import robotsParser from 'robots-parser'
import { Disallowed, PageError } from './source.ts'

/** What the hosts' robots.txt files allow; each is read at most once in 24 hours. */
export interface RobotsCache {
  /** @throws Disallowed where the file could not be had: then nothing of the host may be asked. */
  rules(url: string, asking: AskRobots): Promise<{ isAllowed: boolean; crawlDelayMs?: number }>
}

export interface AskRobots {
  /** Asks for a robots.txt, as patiently as for a page. @throws where there is no answer */
  read(robotsUrl: string): Promise<{ status: number; text: string }>
  /** @throws where the caller gives up first */
  wait(delayMs: number): Promise<void>
}

type Kept = { robot: ReturnType<typeof robotsParser> } | { why: string }

const dayMs = 24 * 60 * 60_000
/** After a failure the host has a rest of this long; who wants a page meanwhile waits, instead of failing for the same reason. */
const failureMs = 10_000
const hostsKept = 2000

const read = async (robotsUrl: string, ask: AskRobots): Promise<Kept> => {
  try {
    const { status, text } = await ask.read(robotsUrl)
    if (status >= 500 || status === 429) return { why: `it answered ${status}` }
    return { robot: robotsParser(robotsUrl, status >= 200 && status < 300 ? text : '') } // RFC 9309: no file, no rules
  } catch (error) {
    if (error instanceof PageError) return { why: error.message }
    throw error // given up by the caller: says nothing about the host
  }
}

/**
 * The rules of robots.txt (RFC 9309) for our User-Agent, by its first word. A file that is not there allows everything; one
 * that answers 429 or 5xx, or not at all, forbids the page that asked; the next one reads it anew after ten seconds, so that
 * one failure is one page's.
 * @param perf tells the time, for tests
 */
export const robotsCache = (userAgent: string, perf?: { now(): number }): RobotsCache => {
  const product = userAgent.split(/[/\s]/)[0] ?? userAgent
  const files = new LRUCache<string, Promise<Kept>>({ max: hostsKept, ttl: dayMs, ttlResolution: 0, ...(perf && { perf }) })

  const readNow = async (origin: string, ask: AskRobots): Promise<Kept> => {
    const reading = read(`${origin}/robots.txt`, ask)
    files.set(origin, reading)
    try {
      const kept = await reading
      if ('why' in kept) files.set(origin, reading, { ttl: failureMs })
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
      const { origin } = new URL(url)
      const kept = await keptFor(origin, ask)
      if ('why' in kept) {
        throw new Disallowed(url, `${origin}/robots.txt could not be read (${kept.why}), so nothing is fetched from there`)
      }
      const delay = kept.robot.getCrawlDelay(product)
      return { isAllowed: kept.robot.isAllowed(url, product) !== false, ...(delay ? { crawlDelayMs: delay * 1000 } : {}) }
    },
  }
}
