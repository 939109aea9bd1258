import { CombinedGraphQLErrors } from '@apollo/client'

/** The id under which the server's log has the reason of a failure; undefined where there was no answer. */
const failureId = (error: unknown): string | undefined => {
  const ids = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.id) : []
  return ids.find((id): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id))
}

/**
 * What a visitor is told when something could not be loaded or sent: the message, followed by the id of the failure in
 * the server's log where there is one; or that there is no connection, where the browser knows.
 */
export const failureText = (message: string, error?: unknown): string => {
  if ('onLine' in navigator && !navigator.onLine)
    return 'You are offline. Please check your internet connection and try again.'
  const id = failureId(error)
  return id ? `${message} (Error ${id})` : message
}
