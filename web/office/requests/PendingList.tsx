import { useApolloClient } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { PendingDocument, usePendingQuery, type PendingQueryVariables } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { queryLive } from '../../ui/subscribe-live.ts'
import { kinds } from './kinds.ts'
import { PendingInbox } from './PendingInbox.tsx'
import { useArrivals } from './use-arrivals.ts'

/** Loads more when fewer of the shown items are pending. */
const minWaiting = 4

interface PendingListProps {
  variables: PendingQueryVariables
}

/**
 * Pending items of one kind. Items decided here remain, with Undo, until the list is reopened; new arrivals are
 * added.
 */
export const PendingList = ({ variables }: PendingListProps) => {
  const { kind, search, oldestFirst: isOldestFirst } = variables
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
  const end = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const isShort = items !== undefined && items.filter(({ status }) => status === 'PENDING').length < minWaiting
  useEffect(() => {
    if (end && isShort) void fetchMore({ variables: { after: end } }).catch(() => {}) // the button below tries again
  }, [end, isShort, fetchMore])
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
      <PendingInbox key={kind} kind={kind} label={kinds[kind].label} items={items} />
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
