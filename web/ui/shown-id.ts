import { CombinedGraphQLErrors } from '@apollo/client'

/** The id under which the server's log has the reason of a failure; undefined where there was no answer. */
const failureId = (error: unknown): string | undefined => {
  const ids = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.id) : []
  return ids.find((id): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id))
}

/** ` (Error …)` with that id, for the end of a message; empty without one. */
export const shownId = (error: unknown) => {
  const id = failureId(error)
  return id ? ` (Error ${id})` : ''
}
