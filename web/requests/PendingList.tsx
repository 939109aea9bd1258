import { Button, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { usePendingCountsQuery, usePendingQuery, type PendingKind } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { kinds } from './kinds.ts'
import { PendingCard } from './PendingCard.tsx'

/** As in the query. */
const pageSize = 20

/**
 * Pending items of one kind, newest first; what is decided here stays in view, with a button to undo it, until the list
 * is opened again.
 */
export const PendingList = ({ kind }: { kind: PendingKind }) => {
  const { data, error, refetch, fetchMore, loading } = usePendingQuery({
    variables: { kind },
    fetchPolicy: 'cache-and-network',
  })
  const [isEnd, setEnd] = useState(false)
  const items = data?.pending
  const waiting = usePendingCountsQuery({ fetchPolicy: 'cache-only' }).data?.pendingCounts.find(
    (one) => one.kind === kind,
  )?.count
  const before = useRef(waiting)
  const isLoaded = items !== undefined
  useEffect(() => {
    if (!isLoaded || waiting === undefined || waiting === before.current) return
    const isFirst = before.current === undefined
    before.current = waiting
    if (isFirst) return
    // What has arrived stands on top; what was decided meanwhile stays in view.
    fetchMore({
      variables: { kind },
      updateQuery: (old, { fetchMoreResult: { pending } }) => {
        const known = new Set(old.pending.map(({ id }) => id))
        return { pending: [...pending.filter(({ id }) => !known.has(id)), ...old.pending] }
      },
    }).catch(() => {}) // the next change tries again
  }, [fetchMore, isLoaded, kind, waiting])
  if (error && !items)
    return <Failed message="The queue could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!items) return <PanelSkeleton height="320px" />
  const readOn = async () => {
    try {
      const more = await fetchMore({ variables: { after: items.at(-1)!.cursor } })
      setEnd((more.data?.pending.length ?? 0) < pageSize)
    } catch {
      toast({ title: 'Error', description: 'The queue could not be loaded. Please try again.', type: 'error' })
    }
  }
  if (!items.length)
    return (
      <Text py="8" color="fg.muted">
        {kinds[kind].empty}
      </Text>
    )
  return (
    <>
      <ul className="queue" aria-label={kinds[kind].label}>
        {items.map((item) => (
          <PendingCard key={item.id} item={item} />
        ))}
      </ul>
      {items.length >= pageSize && items.length % pageSize === 0 && !isEnd && (
        <Button variant="outline" minH="11" mt="4" loading={loading} onClick={() => void readOn()}>
          Show older ones
        </Button>
      )}
    </>
  )
}
