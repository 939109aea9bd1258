import { CombinedGraphQLErrors } from '@apollo/client'

/** The id in the server's log; undefined without an answer. */
const failureId = (error: unknown): string | undefined => {
  const ids = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.id) : []
  return ids.find((id): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id))
}

export const checkConnection = 'Please check your internet connection and try again.'

/** Adds the id in the server's log, or says that the browser is offline. */
export const failureText = (message: string, error?: unknown): string => {
  if ('onLine' in navigator && !navigator.onLine) return `You are offline. ${checkConnection}`
  const id = failureId(error)
  return id ? `${message} (Error ${id})` : message
}
