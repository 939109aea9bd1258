import { LRUCache } from 'lru-cache'
import { metrics, reportCacheSize } from '../process/metrics.ts'
import type { CachedResponse } from './cached-response.ts'
import { createTagVersions } from './tag-versions.ts'

/** Room for some two thousand pages of a county; beyond it the least recently used go. */
const defaultBytes = 96 * 1024 * 1024
/** What changes by the clock alone, such as which shops are open, is at most this old. */
const defaultAgeMs = 5 * 60_000
/** For so long a list is shown of which one of thousands may have changed, while changes do not cease. */
const staleMs = 5000
/** Such a list is made again not more often than this. */
const refreshMs = 1000
/** For so long everything is shown while no change is heard of. */
const deafMs = 30_000
/** The greatest age of what is shown while no other can be made. */
const lastResortMs = 60 * 60_000

interface Entry {
  response: CachedResponse
  tags: readonly string[]
  /** Of the tags, when its making began. */
  version: number
  madeAt: number
  maxAgeMs: number
}

/** What is cached under a key. */
export interface Found {
  response: CachedResponse
  /** `expired`: only to be shown while no other can be made. */
  state: 'fresh' | 'stale' | 'expired'
  /** To be made again by now, though it may be shown. */
  isDue: boolean
  ageMs: number
}

/** What came of making a response; it is cached if it has tags. */
export interface Made {
  response?: CachedResponse
  tags?: readonly string[]
  maxAgeMs?: number
}

interface Options {
  maxBytes?: number
  maxAgeMs?: number
  now?: () => number
}

/**
 * All that a process keeps of what is the same for everybody: rendered pages, answers of GraphQL, sitemaps, widgets, pictures.
 * An entry goes when one of its tags is invalidated, when it is too old, or to make room.
 */
export const createCache = ({
  maxBytes = defaultBytes,
  maxAgeMs: maxAge = defaultAgeMs,
  now = () => performance.now(),
}: Options = {}) => {
  const tagVersions = createTagVersions({ now })
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response, tags }, key) => response.bytes + 40 * tags.length + 2 * key.length,
  })
  reportCacheSize('response', () => entries.calculatedSize)
  const fills = new Map<string, { version: number; made: Promise<Made> }>()

  const find = (key: string): Found | undefined => {
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
    const isUnheard = tagVersions.deafMs(entry.madeAt) > deafMs
    const state = isExpired || isUnheard ? 'expired' : isStale || tagVersions.isDeaf() ? 'stale' : 'fresh'
    return { response: entry.response, state, isDue: isStale && ageMs > refreshMs, ageMs }
  }

  const set = (key: string, { response, tags, maxAgeMs = maxAge }: Made, version: number): void => {
    if (!response || !tags || tagVersions.compare(tags, version) === 'invalid') return
    const entry = { response, tags, version, madeAt: now(), maxAgeMs }
    response.resized = () => {
      if (entries.peek(key) !== entry) return
      entries.delete(key) // what is set to what it is keeps its size
      entries.set(key, entry)
    }
    entries.set(key, entry)
  }

  const begin = <M extends Made>(key: string, make: () => Promise<M>): Promise<M> => {
    const version = tagVersions.current()
    const made = make().then((one) => {
      set(key, one, version)
      return one
    })
    const fill = { version, made }
    fills.set(key, fill)
    const end = () => {
      if (fills.get(key) === fill) fills.delete(key)
    }
    made.then(end, end)
    return made
  }

  return {
    tags: tagVersions,
    find,
    /** Caches a response that was made from `version` of the tags, unless one of its tags was invalidated since. */
    set,
    isFilling: (key: string) => fills.has(key),
    /**
     * Makes and caches a response once for all who ask for it meanwhile. Who asks after a change that it may not show gets
     * another; so does who waited for one that failed. What is made under a key is always of one kind.
     */
    fill: async <M extends Made>(key: string, make: () => Promise<M>): Promise<M> => {
      const running = fills.get(key)
      if (!running) return begin(key, make)
      const asked = tagVersions.current()
      const made = await running.made.catch(() => undefined)
      const isCurrent = running.version === asked
      if (made && (isCurrent || (made.tags && tagVersions.compare(made.tags, running.version) !== 'invalid')))
        return made as M
      const next = fills.get(key)
      return next && next.version >= asked ? (next.made as Promise<M>) : begin(key, make)
    },
    /** Counts a look into the cache, of pages or of answers. */
    count: (cache: 'page' | 'response', result: 'hit' | 'stale' | 'miss') => metrics.cacheReads.inc({ cache, result }),
  }
}
export type Cache = ReturnType<typeof createCache>
