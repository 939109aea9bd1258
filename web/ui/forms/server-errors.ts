import { CombinedGraphQLErrors } from '@apollo/client'
import { FORM_ERROR } from 'final-form'
import { failureText } from '../failure-text.ts'

const ours = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code !== 'INTERNAL_SERVER_ERROR')
    : undefined

/** The server's message, or a request to try again with the id in the log. */
export const getErrorMessage = (error: unknown, otherwise = 'Something went wrong. Please try again.') =>
  ours(error)?.message || failureText(otherwise, error)

export const getErrorExtensions = (error: unknown) => ours(error)?.extensions

/** Never empty, so that react-final-form knows of the failure. */
export const getFieldErrors = (error: unknown): Record<string, string> => ({
  [FORM_ERROR]: getErrorMessage(error),
  ...(ours(error)?.extensions?.fields as Record<string, string> | undefined),
})
