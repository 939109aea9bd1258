import { randomUUID } from 'node:crypto'
import type { ApolloServerPlugin } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql'
import { requestFaults } from '../server/error-codes.ts'
import { log } from '../process/log.ts'
import type { Context } from '../server/context.ts'
import { statusByCode } from '../server/errors.ts'
import { toPublicError } from '../server/to-public-error.ts'

const requestIds = new WeakMap<GraphQLError, string>()

/** Apollo formats errors without their context. */
export const rememberRequestId = (errors: readonly GraphQLError[], requestId: string | undefined): void => {
  if (requestId) for (const error of errors) requestIds.set(error, requestId)
}

/** Of an internal error only the request's id is sent, which finds the details in the log. */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const original = unwrapResolverError(error)
  const publicError = toPublicError(original)
  if (publicError && publicError === original) return formatted
  if (publicError)
    return {
      message: publicError.message,
      ...(formatted.path ? { path: formatted.path } : {}),
      extensions: { ...publicError.extensions },
    }
  if (original === error && requestFaults.some((fault) => fault === formatted.extensions?.code))
    return { ...formatted, message: withoutValue(error as GraphQLError) }
  if (original === error && isRefusedByApollo(error)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } }
  const id = requestIds.get(error as GraphQLError) ?? randomUUID()
  log.error({ requestId: id, err: original, path: formatted.path }, 'a resolver failed')
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  }
}

/** Apollo's errors about persisted queries without a code: a hash of another text, another version. */
const isRefusedByApollo = (error: unknown) => {
  if (!(error instanceof GraphQLError)) return false
  const { http }: { http?: unknown } = error.extensions
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400
}

export const maxErrors = 10
/** Of input that an error repeats, such as the name of an unknown field. */
const maxMessageLength = 200

/** The faulty value may be long, and suggestions of similar names would reveal the schema. */
const withoutValue = ({ message, originalError }: GraphQLError): string => {
  const reason = originalError?.message
  const variable = reason ? /^Variable "\$\w+" got invalid value /.exec(message)?.[0] : undefined
  if (!variable || !message.endsWith(`; ${reason}`)) return shortenMessage(message)
  const [path = ''] = / at "[\w.[\]]{1,100}"$/.exec(message.slice(0, -reason!.length - 2)) ?? []
  return `${variable.replace('got invalid', 'got an invalid').trim()}${path}; ${shortenMessage(reason!)}`
}

const shortenMessage = (message: string): string => {
  const plain = message
    .split(' Did you mean ', 1)[0]!
    .replace(/^(Expected (?:value of )?type ".{1,100}?"), found [^]*$/, '$1.')
    .replace(/^Value "[^"]*" does not exist/, 'This value does not exist')
    .replace(/( cannot represent (?:an? |non[ -])?.{1,60}?): [^]*$/, '$1.')
  return plain.length > maxMessageLength ? `${plain.slice(0, maxMessageLength)}…` : plain
}

export const formatErrors = (
  errors: readonly (GraphQLError | GraphQLFormattedError)[],
  requestId?: string,
): GraphQLFormattedError[] =>
  errors.slice(0, maxErrors).map((error) => {
    if (!(error instanceof GraphQLError)) return error
    rememberRequestId([error], requestId)
    const formatted = error.toJSON()
    return formatError({ ...formatted, extensions: formatted.extensions ?? {} }, error)
  })

/** Partial data is a response. */
const isUnavailable = ({ data, errors = [] }: FormattedExecutionResult): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE') &&
  Object.values(data ?? {}).every((value) => value === null)

export const errorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue: { quota: account, requestId } }) => ({
    didEncounterErrors: async ({ errors }) => rememberRequestId(errors, requestId),
    willSendResponse: async ({ response: { body, http } }) => {
      const refuse = (code: 'RATE_LIMITED' | 'UNAVAILABLE', seconds: unknown) => {
        http.status = statusByCode[code]
        http.headers.set('retry-after', String(seconds))
      }
      if (account?.refused) refuse('RATE_LIMITED', account.refused.extensions.retryAfterSeconds)
      if (body.kind === 'single' && isUnavailable(body.singleResult)) refuse('UNAVAILABLE', 30)
    },
  }),
}
