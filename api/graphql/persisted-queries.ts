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
  const texts = new LRUCache<string, string>({
    max: persistedLimits.entries,
    maxSize: persistedLimits.characters,
    sizeCalculation: (text) => text.length || 1,
  })
  reportCacheSize('persisted', () => 2 * texts.calculatedSize)
  /** The text of an id or a hash; undefined for one that is not known. */
  const find = (hash: string) => trusted.get(hash) ?? texts.get(`apq:${hash}`)
  return {
    find,
    forApollo: {
      get: async (key: string) => find(key.replace('apq:', '')),
      set: async (key: string, text: string) => {
        texts.set(key, text)
      },
      delete: async (key: string) => texts.delete(key),
    },
  }
}
