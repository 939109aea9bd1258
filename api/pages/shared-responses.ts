import type { FormattedExecutionResult } from 'graphql'
import type { Cache, CacheFill } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import type { GraphQLRequest, GraphQLServer } from '../graphql/server.ts'

/** The advertisements of all pages, read once after each change, take as long as the rest of a small page. */
export const createSharedResponses =
  (graphql: Pick<GraphQLServer, 'getTags'>, cache: Cache) =>
  async (
    question: GraphQLRequest,
    execute: () => Promise<FormattedExecutionResult>,
  ): Promise<FormattedExecutionResult> => {
    const tags = graphql.getTags(question, {})
    if (tags?.join() !== 'ads') return execute()
    const make = async (): Promise<CacheFill & FormattedExecutionResult> => {
      const { data, errors } = await execute()
      if (errors) return { data, errors }
      return { response: new CachedResponse(JSON.stringify(data), { headers: {} }), tags }
    }
    const key = `shared ${question.query} ${JSON.stringify(question.variables)}`
    const found = cache.find(key)
    const fill = found?.state === 'fresh' ? { response: found.response } : await cache.fill(key, make)
    if (!fill.response) return fill
    const { body } = await fill.response.encode(undefined)
    return { data: JSON.parse(String(body)) as Record<string, unknown> }
  }
