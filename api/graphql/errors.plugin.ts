import type { ApolloServerPlugin } from '@apollo/server'
import type { FormattedExecutionResult } from 'graphql'
import type { Context } from '../server/context.ts'
import { statusByCode } from '../server/errors.ts'
import { rememberRequestId } from './format-error.ts'

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

/** Whether a response with status 400 was to a well-formed request. */
export const isRefusedDocument = (body: string): boolean => {
  const { errors = [] } = JSON.parse(body) as FormattedExecutionResult
  return errors.every(({ extensions }) => refusedDocuments.has(extensions?.code))
}
const refusedDocuments = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])
