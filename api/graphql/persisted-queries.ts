import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { reportCacheSize } from '../process/metrics.ts'

/** At most so many texts, and so many characters of them. */
export const persistedLimits = { entries: 2000, characters: 2_000_000 }

/**
 * Queries that are named instead of sent: those of our own screens, `trusted`, by their ids from the start, and those
 * that clients have sent once by their hash (Apollo's automatic persisted queries). Apollo keeps only those that are
 * valid; one that was forgotten is sent again.
 */
export const createPersistedQueries = (trusted: ReadonlyMap<string, string> = new Map()) => {
  const ownPrefix = randomUUID() // no client can guess it
  const texts = new LRUCache<string, string>({
    max: persistedLimits.entries,
    maxSize: persistedLimits.characters,
    sizeCalculation: (text) => text.length || 1,
  })
  reportCacheSize('persisted', () => 2 * texts.calculatedSize)
  /** The text of an id or a hash; undefined for one that is not known. */
  const find = (hash: string) =>
    hash.startsWith(ownPrefix) ? hash.slice(ownPrefix.length) : (trusted.get(hash) ?? texts.get(`apq:${hash}`))
  return {
    find,
    /** A text under a name of this process, so that Apollo does not hash it. */
    nameText: (query?: string, extensions?: Record<string, unknown>) =>
      query && !extensions
        ? { extensions: { persistedQuery: { version: 1, sha256Hash: `${ownPrefix}${query}` } } }
        : { query, extensions },
    forApollo: {
      get: async (key: string) => find(key.replace('apq:', '')),
      set: async (key: string, text: string) => {
        texts.set(key, text)
      },
      delete: async (key: string) => texts.delete(key),
    },
  }
}
