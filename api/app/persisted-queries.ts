import { LRUCache } from 'lru-cache'

/** At most so many texts, and so many characters of them. */
export const persistedLimits = { entries: 2000, characters: 2_000_000 }

/**
 * Queries that clients have sent once and then name by their hash (Apollo's automatic persisted queries). Apollo keeps
 * only those that are valid; one that was forgotten is sent again.
 */
export const createPersistedQueries = () => {
  const texts = new LRUCache<string, string>({
    max: persistedLimits.entries,
    maxSize: persistedLimits.characters,
    sizeCalculation: (text) => text.length || 1,
  })
  return {
    /** The text of a hash; undefined for one that is not known. */
    find: (hash: string) => texts.get(`apq:${hash}`),
    forApollo: {
      get: async (key: string) => texts.get(key),
      set: async (key: string, text: string) => {
        texts.set(key, text)
      },
      delete: async (key: string) => texts.delete(key),
    },
  }
}
