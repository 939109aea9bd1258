import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { reportCacheSize } from '../process/metrics.ts'

/** The limits of registered texts and of their total length. */
export const persistedLimits = { entries: 2000, characters: 2_000_000 }

/**
 * Persisted queries: our own screens' by id from the start (`trusted`), and clients' by hash once registered
 * (Apollo's automatic persisted queries). Apollo registers only valid ones; an evicted one is sent again.
 */
export const createPersistedQueries = (trusted: ReadonlyMap<string, string> = new Map()) => {
  const ownPrefix = randomUUID() // clients cannot guess it
  const texts = new LRUCache<string, string>({
    max: persistedLimits.entries,
    maxSize: persistedLimits.characters,
    sizeCalculation: (text) => text.length || 1,
  })
  reportCacheSize('persisted', () => 2 * texts.calculatedSize)
  /** The text of an id or hash; undefined for an unknown one. */
  const find = (hash: string) =>
    hash.startsWith(ownPrefix) ? hash.slice(ownPrefix.length) : (trusted.get(hash) ?? texts.get(`apq:${hash}`))
  return {
    find,
    /** Names a text with this process's prefix, so that Apollo does not hash it. */
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
