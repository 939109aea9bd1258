import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

interface Page<Row> {
  nodes: readonly Row[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const maxRows = 5_000

/** Reads up to `maxRows` without caching; `query` takes `variables` and `after`. */
export const useReadAll = <Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  getPage: (data: Data) => Page<Row> | null,
) => {
  const client = useApolloClient()
  return async (): Promise<Row[]> => {
    const all: Row[] = []
    let after: string | null = null
    do {
      const options = { query: query as TypedDocumentNode<Data, OperationVariables>, fetchPolicy: 'no-cache' } as const
      const { data } = await client.query<Data>({ ...options, variables: { ...variables, after } })
      const page: Page<Row> = getPage(data!)!
      all.push(...page.nodes)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after && all.length < maxRows)
    return all
  }
}
