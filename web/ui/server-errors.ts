import { CombinedGraphQLErrors } from '@apollo/client'
import { FORM_ERROR } from 'final-form'

const ours = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code !== 'INTERNAL_SERVER_ERROR')
    : undefined

/** What the server said of a refused request; of a failure that it cannot explain, a plain request to try again. */
export const messageOf = (error: unknown, otherwise = 'Something went wrong. Please try again.') =>
  ours(error)?.message || otherwise

/** What else it said, by its error's code. */
export const extensionsOf = (error: unknown) => ours(error)?.extensions

/** The messages that belong to fields, as react-final-form takes them from `onSubmit`; never empty, so that the form knows it failed. */
export const fieldsOf = (error: unknown): Record<string, string> => ({
  [FORM_ERROR]: messageOf(error),
  ...(ours(error)?.extensions?.fields as Record<string, string> | undefined),
})
