import type { ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql'
import { createAnswerTags } from '../cache/answer-tags.ts'
import { surrogateKey } from '../cache/tags.ts'
import type { Context } from '../server/context.ts'
import type { AnsweredField } from '../schema/counting.ts'
import { createCountedFields } from './counted-fields.ts'

/** Browsers keep an answer for a minute, CDNs for five: as long as what changes by the clock may be old. */
const publicCaching = 'public, max-age=60, s-maxage=300'

/** Headers by which an answer is somebody's own: who asks, and whether what it costs is reported in it. */
export const personalHeaders = ['cookie', 'authorization', 'x-api-key', 'x-query-cost']

/** An answer that caches may keep: the tags by which it is invalidated, and its fields that count. */
export interface CacheableAnswer {
  tags: readonly string[]
  counted: AnsweredField[]
}

/** What caches may do with answers. */
export const createAnswerCaching = (schema: GraphQLSchema) => {
  const getTags = createAnswerTags(schema)
  const getCountedFields = createCountedFields(schema)
  const cacheable = new WeakMap<HeaderMap, CacheableAnswer>()
  return {
    getTags,
    getCountedFields,
    /** What this process may keep of a response of Apollo, by its headers. */
    find: (headers: HeaderMap): CacheableAnswer | undefined => cacheable.get(headers),
    cachePlugin: {
      requestDidStart: async ({ request, contextValue: { viewer } }) => ({
        willSendResponse: async ({ document, metrics, response: { body, http } }) => {
          if (!request.http || !document || body.kind !== 'single' || viewer || !isReadOnly(document)) return
          const { data, errors } = body.singleResult
          if (!data || errors) return
          const tags = getTags(document, request, data)
          if (!tags) return
          const counted = getCountedFields(document, request.operationName, request.variables ?? {}, data)
          // with a text beside its hash the next one has to reach Apollo too, which remembers the text
          if (!metrics.persistedQueryRegister) cacheable.set(http.headers, { tags, counted })
          if (request.http.method !== 'GET' || personalHeaders.some((name) => request.http!.headers.has(name))) return
          http.headers.set('cache-control', publicCaching)
          http.headers.set('surrogate-key', surrogateKey(tags))
        },
      }),
    } satisfies ApolloServerPlugin<Context>,
  }
}

/** Whether a document has queries alone. */
const isReadOnly = ({ definitions }: DocumentNode) =>
  definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY)
