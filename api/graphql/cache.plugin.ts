import type { ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql'
import { createResponseTags } from '../cache/response-tags.ts'
import { surrogateKey } from '../cache/tags.ts'
import type { Context } from '../server/context.ts'
import type { AnsweredField } from '../schema/counting.ts'
import { createCountedFields } from './counted-fields.ts'

/** Browsers cache a response for a minute, CDNs for five: the maximum age of values that depend on the clock. */
const publicCaching = 'public, max-age=60, s-maxage=300'

/** Request headers that make a response personal, by its viewer or by the reported cost. */
export const personalHeaders = ['cookie', 'authorization', 'x-api-key', 'x-query-cost']

export interface CacheableAnswer {
  tags: readonly string[]
  counted: AnsweredField[]
}

export const createAnswerCaching = (schema: GraphQLSchema) => {
  const getTags = createResponseTags(schema)
  const getCountedFields = createCountedFields(schema)
  const cacheable = new WeakMap<HeaderMap, () => CacheableAnswer | undefined>()
  return {
    getTags,
    getCountedFields,
    find: (headers: HeaderMap): CacheableAnswer | undefined => cacheable.get(headers)?.(),
    cachePlugin: {
      requestDidStart: async ({ request, contextValue: { viewer } }) => ({
        willSendResponse: async ({ document, metrics, response: { body, http } }) => {
          if (!document || body.kind !== 'single' || viewer || !isReadOnly(document)) return
          const { data, errors } = body.singleResult
          if (!data || errors) return
          // Apollo also has to see the next request that registers this text.
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

const isReadOnly = ({ definitions }: DocumentNode) =>
  definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY)
