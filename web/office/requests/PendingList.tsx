import { useApolloClient } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { PendingDocument, usePendingQuery, type PendingKind } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { queryLive } from '../../ui/subscribe-live.ts'
import { kinds } from './kinds.ts'
import { PendingTable } from './PendingTable.tsx'
import { useArrivals } from './use-arrivals.ts'

interface PendingListProps {
  kind: PendingKind
  search: string
  isOldestFirst: boolean
}

/**
 * Pending items of one kind; what is decided here stays in view, with a button to undo it, until the list is opened
 * again, and what arrives meanwhile joins it.
 */
export const PendingList = ({ kind, search, isOldestFirst }: PendingListProps) => {
  const variables = { kind, ...(search ? { search } : {}), ...(isOldestFirst ? { oldestFirst: true } : {}) }
  const { data, error, refetch, fetchMore, loading } = usePendingQuery({ variables, fetchPolicy: 'cache-and-network' })
  const { cache } = useApolloClient()
  const list = data?.pendingItems
  const items = list?.edges.map(({ node }) => node)
  useArrivals(kind, items !== undefined && !isOldestFirst, async () => {
    const latest = await queryLive(cache, PendingDocument, variables)
    if (!latest) return false
    cache.updateQuery({ query: PendingDocument, variables }, (old) => {
      if (!old) return latest
      const known = new Set(old.pendingItems.edges.map(({ node }) => node.id))
      const arrived = latest.pendingItems.edges.filter(({ node }) => !known.has(node.id))
      return { pendingItems: { ...old.pendingItems, edges: [...arrived, ...old.pendingItems.edges] } }
    })
    return true
  })
  if (error && !items)
    return <Failed message="The queue could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!list || !items) return <PanelSkeleton height="320px" />
  if (!items.length)
    return (
      <Text py="8" color="fg.muted">
        {search ? 'No results. Try a shorter search.' : kinds[kind].empty}
      </Text>
    )
  return (
    <>
      <PendingTable items={items} isBusy={loading} variables={variables} />
      <LoadMore
        pageInfo={list.pageInfo}
        things="the queue"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after } })}
      >
        {isOldestFirst ? 'Show Newer' : 'Show Older'}
      </LoadMore>
    </>
  )
}
