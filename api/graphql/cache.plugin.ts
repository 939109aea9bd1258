import type { ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql'
import { createResponseTags } from '../cache/response-tags.ts'
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
  const getTags = createResponseTags(schema)
  const getCountedFields = createCountedFields(schema)
  /** By the headers of Apollo's response. */
  const cacheable = new WeakMap<HeaderMap, () => CacheableAnswer | undefined>()
  return {
    getTags,
    getCountedFields,
    /** What caches may keep of a response of Apollo, by its headers. */
    find: (headers: HeaderMap): CacheableAnswer | undefined => cacheable.get(headers)?.(),
    cachePlugin: {
      requestDidStart: async ({ request, contextValue: { viewer } }) => ({
        willSendResponse: async ({ document, metrics, response: { body, http } }) => {
          if (!document || body.kind !== 'single' || viewer || !isReadOnly(document)) return
          const { data, errors } = body.singleResult
          if (!data || errors) return
          // with a text beside its hash the next one has to reach Apollo too, which remembers the text
          if (!metrics.persistedQueryRegister)
            cacheable.set(http.headers, () => {
              const tags = getTags(document, request, data)
              const { operationName, variables } = request
              return tags && { tags, counted: getCountedFields(document, operationName, variables ?? {}, data) }
            })
          const { method, headers } = request.http ?? {}
          const tags =
            method === 'GET' && !personalHeaders.some((name) => headers!.has(name))
              ? getTags(document, request, data)
              : undefined
          if (!tags) return
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
