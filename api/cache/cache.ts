import { LRUCache } from 'lru-cache'
import { metrics, reportCacheSize } from '../process/metrics.ts'
import type { CachedResponse } from './cached-response.ts'
import { createTagVersions } from './tag-versions.ts'

/** Holds about two thousand pages of a county. */
const defaultBytes = 96 * 1024 * 1024
/** Bounds the age of what changes with the clock alone, such as opening states. */
const defaultAgeMs = 5 * 60_000
/** During continuous changes, a list may be stale for this long. */
const staleMs = 5000
const minRefreshMs = 1000
/** How long entries are served while notifications are down. */
const deafMs = 30_000
/** The maximum age of entries served while nothing can be rendered. */
const lastResortMs = 60 * 60_000

interface Entry {
  response: CachedResponse
  tags: readonly string[]
  version: number
  madeAt: number
  maxAgeMs: number
}

export interface CachedEntry {
  response: CachedResponse
  /** `expired` entries are served only if rendering fails. */
  state: 'fresh' | 'stale' | 'expired'
  isDue: boolean
  ageMs: number
}

export interface CacheFill {
  response?: CachedResponse
  tags?: readonly string[]
  maxAgeMs?: number
}

/** Entries go when a tag is invalidated, when they expire, or to make room. */
export const createCache = ({
  maxBytes = defaultBytes,
  maxAgeMs: maxAge = defaultAgeMs,
  now = () => performance.now(),
}: { maxBytes?: number; maxAgeMs?: number; now?: () => number } = {}) => {
  const tagVersions = createTagVersions({ now })
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response, tags }, key) => response.bytes + 40 * tags.length + 2 * key.length,
  })
  reportCacheSize('response', () => entries.calculatedSize)
  const fills = new Map<string, { version: number; response: Promise<CacheFill> }>()

  const find = (key: string): CachedEntry | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    const freshness = tagVersions.compare(entry.tags, entry.version)
    const ageMs = now() - entry.madeAt
    if (freshness === 'invalid' || ageMs > lastResortMs) {
      entries.delete(key)
      return undefined
    }
    const isStale = freshness === 'stale'
    const isExpired = ageMs > Math.min(entry.maxAgeMs, isStale ? staleMs : Infinity)
    const isOutOfTouch = tagVersions.deafMs(entry.madeAt) > deafMs
    const state = isExpired || isOutOfTouch ? 'expired' : isStale || tagVersions.isDeaf() ? 'stale' : 'fresh'
    return { response: entry.response, state, isDue: isStale && ageMs > minRefreshMs, ageMs }
  }

  const set = (key: string, { response, tags, maxAgeMs = maxAge }: CacheFill, version: number): void => {
    if (!response || !tags || tagVersions.compare(tags, version) === 'invalid') return
    const entry = { response, tags, version, madeAt: now(), maxAgeMs }
    response.resized = () => {
      if (entries.peek(key) !== entry) return
      entries.delete(key) // otherwise the entry would keep its old size
      entries.set(key, entry)
    }
    entries.set(key, entry)
  }

  const begin = <M extends CacheFill>(key: string, make: () => Promise<M>): Promise<M> => {
    const version = tagVersions.current()
    const outcome = make().then((one) => {
      set(key, one, version)
      return one
    })
    const fill = { version, response: outcome }
    fills.set(key, fill)
    const end = () => {
      if (fills.get(key) === fill) fills.delete(key)
    }
    outcome.then(end, end)
    return outcome
  }

  return {
    tags: tagVersions,
    find,
    set,
    isFilling: (key: string) => fills.has(key),
    /** Simultaneous requests share one rendering; one key always has one kind of response. */
    fill: async <M extends CacheFill>(key: string, make: () => Promise<M>): Promise<M> => {
      const running = fills.get(key)
      if (!running) return begin(key, make)
      const currentVersion = tagVersions.current()
      const outcome = await running.response.catch(() => undefined)
      const isCurrent = running.version === currentVersion
      if (outcome && (isCurrent || (outcome.tags && tagVersions.compare(outcome.tags, running.version) !== 'invalid')))
        return outcome as M
      const next = fills.get(key)
      return next && next.version >= currentVersion ? (next.response as Promise<M>) : begin(key, make)
    },
    count: (cache: 'page' | 'response', result: 'hit' | 'stale' | 'miss') => metrics.cacheReads.inc({ cache, result }),
  }
}
export type Cache = ReturnType<typeof createCache>
