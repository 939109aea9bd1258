import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** About 50 MB of parsed queries at most, some 700 of the usual length. */
const maxCharacters = 400_000

/** Parsed and valid queries by their hash, so that a query which comes again is not read again. */
export const createDocumentStore = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    sizeCalculation: ({ loc }) => loc?.source.body.length || 1,
  })
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => {
      documents.set(key, document)
    },
    delete: async (key: string) => documents.delete(key),
  }
}
