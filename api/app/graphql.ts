import type { Server } from 'node:http'
import { randomUUID } from 'node:crypto'
import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { OperationTypeNode, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { Context } from '../server/context.ts'
import { createDocumentStore } from './document-cache.ts'
import { createExecutor } from './execute.ts'
import { createLimiter, limits, withinLimits } from './query-limits.ts'
import { log } from '../server/log.ts'
import { publicErrorOf } from './public-error-of.ts'
import { hashQuickly } from './patches/quick-hash.ts'
import type { RunQuery } from './page.rules.ts'

hashQuickly()

/** The GraphQL server; `close` ends its open sockets when the process stops, `hasChanged` is told of each mutation. */
export const createApollo = (
  schema: GraphQLSchema,
  httpServer: Server,
  close: () => Promise<void>,
  hasChanged = () => {},
) =>
  new ApolloServer<Context>({
    gateway: executeWith(schema, hasChanged),
    documentStore: createDocumentStore(),
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: limits.tokens },
    maxRecursiveSelections: true, // makes our own rules run only on what is valid
    validationRules: [withinLimits],
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true }),
      { serverWillStart: async () => ({ drainServer: close }) },
    ],
  })

/** Apollo takes another executor only from a gateway; this one is no more than the schema and its executor. */
const executeWith = (
  schema: GraphQLSchema,
  hasChanged: () => void,
): ApolloServerOptionsWithGateway<Context>['gateway'] => {
  const execute = createExecutor(schema)
  const refusal = createLimiter(schema)
  return {
    onSchemaLoadOrUpdate: (load) => {
      load({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({
      executor: async ({ request: { operationName, variables }, document, operation, context }) => {
        const error = operation && refusal(document, operation, variables)
        if (error) return { errors: [error] }
        const result = await execute({ document, operation, operationName, variables, context })
        if (operation?.operation === OperationTypeNode.MUTATION && hasAnswer(result)) hasChanged()
        return result
      },
    }),
    stop: async () => {},
  }
}

/** A mutation that was refused answers null, or no data at all. */
const hasAnswer = ({ data }: ExecutionResult) => Object.values(data ?? {}).some((value) => value !== null)

/** Codes that Apollo gives a request that is itself at fault; their messages name no secret. */
const requestFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** Lets our own errors and faulty requests through; of any other only an id leaves, and the log has the rest under it. */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const original = unwrapResolverError(error)
  const told = publicErrorOf(original)
  if (told && told === original) return formatted
  if (told)
    return {
      message: told.message,
      ...(formatted.path ? { path: formatted.path } : {}),
      extensions: { ...told.extensions },
    }
  if (requestFaults.has(String(formatted.extensions?.code)) && original === error) return formatted
  const id = randomUUID()
  log.error({ id, err: original, path: formatted.path }, 'a resolver failed')
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  }
}

/** Runs a page's queries as if they had come over HTTP. */
export const executeFor =
  (apollo: ApolloServer<Context>) =>
  (contextValue: Context): RunQuery =>
  async (query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('A page takes no answer in parts')
    return { ...body.singleResult }
  }
