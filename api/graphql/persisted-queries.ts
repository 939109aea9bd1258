import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { reportCacheSize } from '../process/metrics.ts'

export const persistedLimits = { entries: 2000, characters: 2_000_000 }

/** Our own screens' queries by id (`trusted`), and clients' by hash (Apollo's automatic persisted queries). */
export const createPersistedQueries = (trusted: ReadonlyMap<string, string> = new Map()) => {
  const ownPrefix = randomUUID() // clients cannot guess it
  const texts = new LRUCache<string, string>({
    max: persistedLimits.entries,
    maxSize: persistedLimits.characters,
    sizeCalculation: (text) => text.length || 1,
  })
  reportCacheSize('persisted', () => 2 * texts.calculatedSize)
  const find = (hash: string) =>
    hash.startsWith(ownPrefix) ? hash.slice(ownPrefix.length) : (trusted.get(hash) ?? texts.get(`apq:${hash}`))
  return {
    find,
    /** With this process's prefix, Apollo does not hash the text. */
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
