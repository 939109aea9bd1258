import type { Server } from 'node:http'
import { ApolloServer, HeaderMap, type GraphQLRequest as ApolloRequest, type HTTPGraphQLResponse } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Context as KoaContext } from 'koa'
import { anything } from '../cache/tags.ts'
import type { AnsweredField } from '../schema/analytics.ts'
import type { Context } from '../server/context.ts'
import { errorsPlugin, formatError } from './errors.plugin.ts'
import { executeWith } from './patches/apollo-executor.ts'
import { createPersistedQueries, createDocuments, isDocument } from './documents.ts'
import type { WatchOperation } from './watch-operations.ts'
import { createAnswerCaching, type CacheableAnswer } from './cache.plugin.ts'
import { createOperationLimits, limitsPlugin } from './limits.plugin.ts'
import { runOperation } from './run-operation.ts'

export interface GraphQLRequest {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/** A query may also be named in `extensions.persistedQuery`. */
export interface NamedRequest extends Partial<GraphQLRequest> {
  extensions?: Record<string, unknown> | undefined
}

interface Options {
  httpServer?: Server
  closeSockets?: () => Promise<void>
  /** Whether a browser gets Apollo's Sandbox, a third-party script that receives no cookies. */
  hasSandbox?: boolean
  watch?: WatchOperation
  trusted?: ReadonlyMap<string, string>
  /** Whether repeated queries are compiled; otherwise graphql-js runs them all. */
  isCompiled?: boolean
}

/** `patches/apollo-executor.ts` lets Apollo run compiled queries. */
export const createGraphQLServer = (schema: GraphQLSchema, options: Options = {}) => {
  const { httpServer, closeSockets, hasSandbox = false, watch, trusted, isCompiled = true } = options
  const documents = createDocuments(schema)
  const limits = createOperationLimits(schema)
  const caching = createAnswerCaching(schema)
  const persisted = createPersistedQueries(trusted)
  const apollo = new ApolloServer<Context>({
    gateway: executeWith(schema, runOperation(schema, { watch, isCompiled })),
    ...documents.forApollo,
    persistedQueries: { cache: persisted.forApollo },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    stringifyResult: async (result) => JSON.stringify(result),
    stopOnTerminationSignals: false,
    plugins: [
      limitsPlugin(limits),
      caching.cachePlugin,
      errorsPlugin,
      ApolloServerPluginCacheControlDisabled(),
      hasSandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: false })
        : ApolloServerPluginLandingPageDisabled(),
      ...(httpServer ? [ApolloServerPluginDrainHttpServer({ httpServer })] : []),
      ...(closeSockets ? [{ serverWillStart: async () => ({ drainServer: closeSockets }) }] : []),
    ],
  })

  const read = async (
    { query, operationName, variables, extensions }: NamedRequest,
    contextValue: Partial<Context>,
  ): Promise<{ result: FormattedExecutionResult; cacheable: CacheableAnswer | undefined }> => {
    const named = persisted.nameText(query, extensions)
    const request = { ...named, operationName, variables: variables ?? {} } as ApolloRequest
    const { body, http } = await apollo.executeOperation(request, { contextValue: contextValue as Context })
    if (body.kind !== 'single') throw new Error('an executor responds in one piece')
    return { result: body.singleResult, cacheable: caching.find(http.headers) }
  }

  return {
    schema,
    documents,
    limits,
    start: () => apollo.start(),
    stop: () => apollo.stop(),
    answer: async (ctx: KoaContext): Promise<CacheableAnswer | undefined> => {
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: ctx.method,
          headers: readHeaders(ctx),
          search: ctx.search,
          body: ctx.request.body,
        },
        context: async () => ctx.state.context as Context,
      })
      sendAnswer(ctx, answer)
      return caching.find(answer.headers)
    },
    read,
    execute: async (request: GraphQLRequest, context: Partial<Context>): Promise<FormattedExecutionResult> =>
      (await read(request, context)).result,
    /** Undefined if the response is not cacheable. */
    getTags: ({ query, ...operation }: GraphQLRequest, data: unknown): readonly string[] | undefined => {
      const document = documents.read(query)
      return isDocument(document) ? caching.getTags(document, operation, data) : anything
    },
    getCountedFields: ({ query, operationName, variables }: GraphQLRequest, data: unknown): AnsweredField[] => {
      const document = documents.read(query)
      return isDocument(document) ? caching.getCountedFields(document, operationName, variables ?? {}, data) : []
    },
  }
}
export type GraphQLServer = ReturnType<typeof createGraphQLServer>

const readHeaders = ({ method, headers }: KoaContext): HeaderMap => {
  const read = new HeaderMap()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) read.set(name, Array.isArray(value) ? value.join(', ') : value)
  // Without a cookie a GET query is harmless: it does not need a header that a form cannot send.
  if (method === 'GET' && !headers.cookie) read.set('apollo-require-preflight', 'true')
  return read
}

const sendAnswer = (ctx: KoaContext, { status = 200, headers, body }: HTTPGraphQLResponse): void => {
  if (body.kind !== 'complete') throw new Error('an executor responds in one piece')
  for (const [name, value] of headers) ctx.set(name, value)
  ctx.status = status === 400 && isForJson(ctx) && isRefusedDocument(body.string) ? 200 : status
  ctx.body = body.string
}

/** For such a client a refused document is a response (GraphQL over HTTP, 6.4.1). */
const isForJson = (ctx: KoaContext) => ctx.accepts('application/graphql-response+json', 'json') === 'json'

/** Whether a response with status 400 was to a well-formed request. */
const isRefusedDocument = (body: string): boolean => {
  const { errors = [] } = JSON.parse(body) as FormattedExecutionResult
  return errors.every(({ extensions }) => refusedDocuments.has(extensions?.code))
}
const refusedDocuments = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])
