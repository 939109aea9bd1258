import { LRUCache } from 'lru-cache'
import { metrics, reportCacheSize } from '../process/metrics.ts'
import type { CachedResponse } from './cached-response.ts'

/** Beyond this, the oldest changes are dropped, and responses from before them are invalid. */
const maxTags = 50_000

export const createTagVersions = ({ limit = maxTags, now = () => performance.now() } = {}) => {
  let version = 0
  let oldest = 0
  const changed = new Map<string, { version: number; invalidVersion: number }>()
  let disconnectedSince: number | undefined

  const change = (tags: Iterable<string>, isInvalid: boolean) => {
    version++
    for (const tag of tags) {
      const invalidVersion = isInvalid ? version : (changed.get(tag)?.invalidVersion ?? 0)
      changed.delete(tag)
      changed.set(tag, { version, invalidVersion })
    }
    while (changed.size > limit) {
      const [tag, oldestChange] = changed.entries().next().value!
      changed.delete(tag)
      oldest = Math.max(oldest, oldestChange.version)
    }
  }

  const invalidateAll = () => {
    oldest = ++version
    changed.clear()
  }

  return {
    current: () => version,
    invalidate: (tags: Iterable<string>) => change(tags, true),
    makeStale: (tags: Iterable<string>) => change(tags, false),
    invalidateAll,
    compare: (tags: readonly string[], since: number): 'fresh' | 'stale' | 'invalid' => {
      if (since < oldest) return 'invalid'
      let isStale = false
      for (const tag of since === version ? [] : tags) {
        const lastChange = changed.get(tag)
        if (!lastChange || lastChange.version <= since) continue
        if (lastChange.invalidVersion > since) return 'invalid'
        isStale = true
      }
      return isStale ? 'stale' : 'fresh'
    },
    disconnect: () => {
      disconnectedSince ??= now()
    },
    /** Changes made while disconnected are unknown. */
    reconnect: () => {
      disconnectedSince = undefined
      invalidateAll()
    },
    /** How long a response has missed notifications; 0 while connected. */
    disconnectedMs: (renderedAt: number): number =>
      disconnectedSince === undefined ? 0 : now() - Math.max(disconnectedSince, renderedAt),
    isDisconnected: () => disconnectedSince !== undefined,
  }
}
export type TagVersions = ReturnType<typeof createTagVersions>

/** Holds several hundred pages of a county. */
const defaultBytes = 64 * 1024 * 1024
/** Limits the age of content that changes only with the clock, such as “Open now”. */
const defaultAgeMs = 5 * 60_000
/** During continuous changes, a list may be stale for this long. */
const staleMs = 5000
const minRefreshMs = 1000
/** How long entries are served while disconnected from notifications. */
const maxDisconnectedMs = 30_000
/** The maximum age of entries served while nothing can be rendered. */
const maxFallbackMs = 60 * 60_000

interface Entry {
  response: CachedResponse
  tags: readonly string[]
  version: number
  renderedAt: number
  maxAgeMs: number
}

export interface CachedEntry {
  response: CachedResponse
  /** `expired` entries are served only if rendering fails. */
  state: 'fresh' | 'stale' | 'expired'
  isRefreshDue: boolean
  ageMs: number
}

export interface CacheFill {
  response?: CachedResponse
  tags?: readonly string[]
  maxAgeMs?: number
}

/** Entries are removed when a tag is invalidated, when they expire, or to make room. */
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
    const ageMs = now() - entry.renderedAt
    if (freshness === 'invalid' || ageMs > maxFallbackMs) {
      entries.delete(key)
      return undefined
    }
    const isStale = freshness === 'stale'
    const isExpired = ageMs > Math.min(entry.maxAgeMs, isStale ? staleMs : Infinity)
    const isUnverified = tagVersions.disconnectedMs(entry.renderedAt) > maxDisconnectedMs
    const state = isExpired || isUnverified ? 'expired' : isStale || tagVersions.isDisconnected() ? 'stale' : 'fresh'
    return { response: entry.response, state, isRefreshDue: isStale && ageMs > minRefreshMs, ageMs }
  }

  const set = (key: string, { response, tags, maxAgeMs = maxAge }: CacheFill, version: number): void => {
    if (!response || !tags || tagVersions.compare(tags, version) === 'invalid') return
    entries.set(key, { response, tags, version, renderedAt: now(), maxAgeMs })
  }

  const startFill = <M extends CacheFill>(key: string, render: () => Promise<M>): Promise<M> => {
    const version = tagVersions.current()
    const outcome = render().then((fill) => {
      set(key, fill, version)
      return fill
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
    /** Simultaneous requests for a key share one rendering. A key always has the same type of response. */
    fill: async <M extends CacheFill>(key: string, render: () => Promise<M>): Promise<M> => {
      const running = fills.get(key)
      if (!running) return startFill(key, render)
      const currentVersion = tagVersions.current()
      const outcome = await running.response.catch(() => undefined)
      const isCurrent = running.version === currentVersion
      if (outcome && (isCurrent || (outcome.tags && tagVersions.compare(outcome.tags, running.version) !== 'invalid')))
        return outcome as M
      const next = fills.get(key)
      return next && next.version >= currentVersion ? (next.response as Promise<M>) : startFill(key, render)
    },
    count: (cache: 'page' | 'response', result: 'hit' | 'stale' | 'miss') => metrics.cacheReads.inc({ cache, result }),
  }
}
export type Cache = ReturnType<typeof createCache>
