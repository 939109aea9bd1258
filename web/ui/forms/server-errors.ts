import { CombinedGraphQLErrors } from '@apollo/client'
import { FORM_ERROR } from 'final-form'
import { failureText } from '../failure-text.ts'

const ours = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code !== 'INTERNAL_SERVER_ERROR')
    : undefined

/**
 * The server's message about a refused request; for a failure that it did not explain, a request to try again with the
 * id that its log has it under.
 */
export const getErrorMessage = (error: unknown, otherwise = 'Something went wrong. Please try again.') =>
  ours(error)?.message || failureText(otherwise, error)

/** The error's extensions, such as its code. */
export const getErrorExtensions = (error: unknown) => ours(error)?.extensions

/**
 * The messages for fields, in the form that react-final-form expects from `onSubmit`; never empty, so that the form
 * knows it failed.
 */
export const getFieldErrors = (error: unknown): Record<string, string> => ({
  [FORM_ERROR]: getErrorMessage(error),
  ...(ours(error)?.extensions?.fields as Record<string, string> | undefined),
})
