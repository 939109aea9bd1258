import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { ListPage } from '../ui/lists.tsx'

const maxRows = 5_000

/** Reads up to `maxRows` of the query's list `field` without caching; the query takes `after`. */
export const useReadAll = <Row>(query: DocumentNode, variables: OperationVariables | undefined, field: string) => {
  const client = useApolloClient()
  return async (): Promise<Row[]> => {
    const all: Row[] = []
    let after: string | null = null
    do {
      const options = { query, variables: { ...variables, after }, fetchPolicy: 'no-cache' } as const
      const answer: { data?: Record<string, ListPage<Row>> } =
        await client.query<Record<string, ListPage<Row>>>(options)
      const { nodes, pageInfo } = answer.data![field]!
      all.push(...nodes)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after && all.length < maxRows)
    return all
  }
}
