import { ApolloLink } from '@apollo/client'
import { mergeMap, of } from 'rxjs'

/** Sends a query's id instead of its text. A server of another version that does not know the id gets the text. */
export const nameQueries = () =>
  new ApolloLink((operation, forward) => {
    const { id } = operation.query as { id?: string }
    if (!id) return forward(operation)
    operation.extensions = { persistedQuery: { version: 1, sha256Hash: id } }
    operation.setContext({ http: { includeQuery: false } })
    return forward(operation).pipe(
      mergeMap((result) => {
        if (!isUnknown(result)) return of(result)
        operation.extensions = {}
        operation.setContext({ http: {} })
        return forward(operation)
      }),
    )
  })

const isUnknown = (result: ApolloLink.Result) =>
  'errors' in result && result.errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND'
