import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useLocation } from 'react-router'
import type { DirectoryQueryVariables } from './Directory.generated.ts'
import { toDirectoryQuery, type DirectoryFilter } from './directory-filter.ts'
import { maxShown } from './address-numbers.ts'

export interface EarlierPages {
  earlier: readonly string[]
}

/** Reads the cache; empty after a reload. */
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
