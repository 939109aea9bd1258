import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** About 50 MB of parsed queries at most, some 700 of the usual length. */
const maxCharacters = 400_000

/** Parsed and valid queries by their text, so that a query which comes again, by whatever way, is not read again. */
export const createDocumentStore = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length || 1,
  })
  /** The texts by the keys that Apollo asks with. */
  const texts = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (text) => text.length || 1 })
  const keep = (text: string, document: DocumentNode) => {
    if (!documents.has(text)) documents.set(text, document)
  }
  return {
    find: (text: string) => documents.get(text),
    keep,
    /** The same documents for Apollo, which has read and checked what it brings. */
    forApollo: {
      get: async (key: string) => {
        const text = texts.get(key)
        return text === undefined ? undefined : documents.get(text)
      },
      set: async (key: string, document: DocumentNode) => {
        const text = document.loc!.source.body
        keep(text, document)
        texts.set(key, text)
      },
      delete: async (key: string) => texts.delete(key),
    },
  }
}
