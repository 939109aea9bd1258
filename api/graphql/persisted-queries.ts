import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { reportCacheSize } from '../process/metrics.ts'

/** At most so many texts, and so many characters of them. */
export const persistedLimits = { entries: 2000, characters: 2_000_000 }

const namedQuery = z.strictObject({
  operationName: z.unknown().optional(),
  variables: z.unknown().optional(),
  extensions: z.strictObject({ persistedQuery: z.strictObject({ version: z.literal(1), sha256Hash: z.string() }) }),
})

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
    /** A request that only names its query, with the query's text instead; any other as it is, for Apollo to judge. */
    withText: (body: unknown): unknown => {
      if (typeof body !== 'object' || body === null || !('extensions' in body)) return body // without asking the rules
      const named = namedQuery.safeParse(body)
      if (!named.success) return body
      const { extensions, ...rest } = named.data
      const query = find(extensions.persistedQuery.sha256Hash)
      return query === undefined ? body : { ...rest, query }
    },
    forApollo: {
      get: async (key: string) => find(key.replace('apq:', '')),
      set: async (key: string, text: string) => {
        texts.set(key, text)
      },
      delete: async (key: string) => texts.delete(key),
    },
  }
}
