import { useEffect, useRef } from 'react'
import { usePendingCountsQuery, type PendingKind } from '../graphql.generated.ts'

/** Asks for what has arrived whenever the number that waits of a kind has changed, which is told live. */
export const useArrivals = (kind: PendingKind, isOpen: boolean, ask: () => Promise<unknown>) => {
  const waiting = usePendingCountsQuery({ fetchPolicy: 'cache-only' }).data?.pendingCounts.find(
    (one) => one.kind === kind,
  )?.count
  const before = useRef(waiting)
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  }, [ask])
  useEffect(() => {
    if (!isOpen || waiting === undefined || waiting === before.current) return
    const isFirst = before.current === undefined
    before.current = waiting
    if (!isFirst) asking.current().catch(() => {}) // the next change tries again
  }, [isOpen, waiting])
}
