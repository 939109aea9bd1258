import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { usePendingQuery, type PendingKind } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { kinds } from './kinds.ts'
import { PendingTable } from './PendingTable.tsx'
import { useArrivals } from './use-arrivals.ts'

/** As in the query. */
const pageSize = 20

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
  const [isEnd, setEnd] = useState(false)
  const items = data?.pending
  useArrivals(kind, items !== undefined && !isOldestFirst, () =>
    fetchMore({
      variables,
      updateQuery: (old, { fetchMoreResult: { pending } }) => {
        const known = new Set(old.pending.map(({ id }) => id))
        return { pending: [...pending.filter(({ id }) => !known.has(id)), ...old.pending] }
      },
    }),
  )
  if (error && !items)
    return <Failed message="The queue could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!items) return <PanelSkeleton height="320px" />
  const readOn = async (after: string | null) => {
    const more = await fetchMore({ variables: { after } })
    setEnd((more.data?.pending.length ?? 0) < pageSize)
  }
  if (!items.length)
    return (
      <Text py="8" color="fg.muted">
        {search ? 'Nothing was found. Try fewer letters.' : kinds[kind].empty}
      </Text>
    )
  return (
    <>
      <PendingTable items={items} isBusy={loading} variables={variables} />
      <LoadMore
        pageInfo={{
          hasNextPage: items.length >= pageSize && items.length % pageSize === 0 && !isEnd,
          endCursor: items.at(-1)!.cursor,
        }}
        things="the queue"
        isLoading={loading}
        readOn={readOn}
      >
        {isOldestFirst ? 'Show Newer Ones' : 'Show Older Ones'}
      </LoadMore>
    </>
  )
}
