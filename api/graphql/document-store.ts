import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { reportCacheSize } from '../process/metrics.ts'

/** At most about 50 MB of parsed queries, some 700 of average length. */
const maxCharacters = 400_000
/** What a parsed and compiled query takes. */
export const bytesPerCharacter = 125

/** Parsed and validated queries by their text, so that a repeated query is not parsed again, however it arrives. */
export const createDocumentStore = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length || 1,
  })
  reportCacheSize('document', () => documents.calculatedSize * bytesPerCharacter)
  /** The texts by Apollo's keys. */
  const texts = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (text) => text.length || 1 })
  const keep = (text: string, document: DocumentNode) => {
    if (!documents.has(text)) documents.set(text, document)
  }
  return {
    find: (text: string) => documents.get(text),
    keep,
    /** The same documents for Apollo, which only adds what it has validated. */
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
