import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useLocation } from 'react-router'
import type { DirectoryQueryVariables } from '../../graphql.generated.ts'
import { toDirectoryQuery, type DirectoryFilter } from './directory-filter.ts'
import { maxShown } from './address-numbers.ts'

/** What "Load more" leaves in the browser's entry of a further page. */
export interface EarlierPages {
  /** After which cursors the pages before it begin. */
  earlier: readonly string[]
}

/**
 * The pages that stay above a further one, and their suppliers. They are read from the cache: after a reload the further page is
 * alone.
 */
export const useEarlierPages = <List extends { suppliers: { edges: readonly object[] } }>(
  query: TypedDocumentNode<List, DirectoryQueryVariables>,
  filter: DirectoryFilter,
): EarlierPages & { edges: List['suppliers']['edges'][number][] } => {
  const { cache } = useApolloClient()
  const { earlier } = (useLocation().state ?? { earlier: [] }) as EarlierPages
  const pages = earlier.map((after) =>
    cache.readQuery({ query, variables: toDirectoryQuery(filter, { shown: maxShown, after }) }),
  )
  return pages.includes(null)
    ? { earlier: [], edges: [] }
    : { earlier, edges: pages.flatMap((page) => (page as List).suppliers.edges) }
}
