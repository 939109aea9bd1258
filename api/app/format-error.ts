import { randomUUID } from 'node:crypto'
import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql'
import { requestFaults } from '../server/error-codes.ts'
import { log } from '../server/log.ts'
import { publicErrorOf } from './public-error-of.ts'

const isFaulty = (code: unknown) => requestFaults.some((fault) => fault === code)

const requestIds = new WeakMap<GraphQLError, string>()

/** Remembers whose errors these are: Apollo formats them without their context. */
export const withRequestId = (result: ExecutionResult, requestId: string | undefined): ExecutionResult => {
  if (requestId) for (const error of result.errors ?? []) requestIds.set(error, requestId)
  return result
}

/**
 * Passes on our own errors and those of faulty requests; of any other only the request's id is sent, under which the log
 * has the details.
 */
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
  if (isFaulty(formatted.extensions?.code) && original === error)
    return { ...formatted, message: withoutSuggestion(formatted.message) }
  if (original === error && isRefusedByApollo(error)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } }
  const id = requestIds.get(error as GraphQLError) ?? randomUUID()
  log.error({ requestId: id, err: original, path: formatted.path }, 'a resolver failed')
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  }
}

/** Apollo gives no code to what it refuses of persisted queries: a hash of another text, another version. */
const isRefusedByApollo = (error: unknown) => {
  if (!(error instanceof GraphQLError)) return false
  const { http }: { http?: unknown } = error.extensions
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400
}

/** Names of the schema are for those who ask for it, not for those who guess. */
const withoutSuggestion = (message: string) => message.split(' Did you mean ')[0]!

/** A response with its errors formatted; Apollo does the same with `formatError`. */
export const formatErrors = (result: ExecutionResult, requestId?: string): FormattedExecutionResult => {
  const { errors, ...answer } = withRequestId(result, requestId)
  return errors ? { ...answer, errors: errors.map(tell) } : answer
}

const tell = (error: GraphQLError) => {
  const formatted = error.toJSON()
  return formatError({ ...formatted, extensions: formatted.extensions ?? {} }, error)
}
