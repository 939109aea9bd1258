import type { Server } from 'node:http'
import { randomUUID } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { PublicError } from './errors.ts'
import { log } from './log.ts'

/** The longest request that a query or mutation may be, in GraphQL tokens (GraphQL Armor's default). */
const maxTokens = 1000

/** The GraphQL server; `close` ends its open sockets when the process stops. */
export const createApollo = (schema: GraphQLSchema, httpServer: Server, close: () => Promise<void>) =>
  new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens },
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true }),
      { serverWillStart: async () => ({ drainServer: close }) },
    ],
  })

/** Codes that Apollo gives a request that is itself at fault; their messages name no secret. */
const requestFaults = new Set([
  'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** Lets our own errors and faulty requests through; of any other only an id leaves, and the log has the rest under it. */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const original = unwrapResolverError(error)
  if (original instanceof PublicError) return formatted
  if (requestFaults.has(String(formatted.extensions?.code)) && original === error) return formatted
  const id = randomUUID()
  log.error({ id, err: original, path: formatted.path }, 'a resolver failed')
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  }
}
