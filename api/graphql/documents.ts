import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { AnyErrorCode } from '../server/error-codes.ts'
import { reportCacheSize } from '../process/metrics.ts'
import { limits, withinLimits } from './query-limits.ts'
import { randomUUID } from 'node:crypto'

/** About 25 MB of parsed queries, some 350 of average length. */
const maxCharacters = 200_000
const bytesPerCharacter = 125

/** A mistake repeated many times is not reported as often. */
const validationOptions = { maxErrors: 5 }

const withCode = (code: AnyErrorCode) => (error: GraphQLError) => {
  error.extensions['code'] = code
  return error
}

export const createDocuments = (schema: GraphQLSchema) => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length || 1,
  })
  reportCacheSize('document', () => documents.calculatedSize * bytesPerCharacter)
  const texts = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (text) => text.length || 1 })
  const add = (text: string, document: DocumentNode) => {
    if (!documents.has(text)) documents.set(text, document)
  }
  return {
    read: (text: string): DocumentNode | readonly GraphQLError[] => {
      const known = documents.get(text)
      if (known) return known
      try {
        const document = parse(text, { maxTokens: limits.tokens })
        const invalid = validate(schema, document, undefined, validationOptions)
        const errors = invalid.length ? invalid : validate(schema, document, [withinLimits])
        if (errors.length) return errors.map(withCode('GRAPHQL_VALIDATION_FAILED'))
        add(text, document)
        return document
      } catch (error) {
        return [error instanceof GraphQLError ? error : new GraphQLError('The operation cannot be parsed')].map(
          withCode('GRAPHQL_PARSE_FAILED'),
        )
      }
    },
    /** Makes Apollo parse and validate in the same way, with the same store. */
    forApollo: {
      documentStore: {
        get: async (key: string) => {
          const text = texts.get(key)
          return text === undefined ? undefined : documents.get(text)
        },
        set: async (key: string, document: DocumentNode) => {
          const text = document.loc!.source.body
          add(text, document)
          texts.set(key, text)
        },
        delete: async (key: string) => texts.delete(key),
      },
      parseOptions: { maxTokens: limits.tokens },
      maxRecursiveSelections: true, // so that our own rules only run on valid documents
      validationRules: [withinLimits],
      validationOptions,
    },
  }
}
export type Documents = ReturnType<typeof createDocuments>

export const isDocument = (read: ReturnType<Documents['read']>): read is DocumentNode => 'kind' in read

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
