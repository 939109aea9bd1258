import { useReactiveVar } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { usePendingCountsQuery } from './PendingCounts.generated.ts'
import type { PendingKind } from '../../schema.generated.ts'
import { connectionLost } from '../../ui/subscribe-live.ts'

const retryMs = 2000

/** After a reconnect it reads again, since arrivals and decisions may cancel each other out. */
export const useArrivals = (kind: PendingKind, isOpen: boolean, read: () => Promise<boolean>) => {
  const waiting = usePendingCountsQuery({ fetchPolicy: 'cache-only' }).data?.pendingCounts.find(
    (one) => one.kind === kind,
  )?.count
  const isLost = useReactiveVar(connectionLost)
  const shown = useRef<number | null>(undefined)
  const latestRead = useRef(read)
  useEffect(() => {
    latestRead.current = read
  }, [read])
  useEffect(() => {
    if (isLost) shown.current = null
  }, [isLost])
  useEffect(() => {
    if (!isOpen || waiting === undefined || isLost || waiting === shown.current) return
    if (shown.current === undefined) {
      shown.current = waiting
      return
    }
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryRead = async () => {
      const isRead = await latestRead.current().catch(() => false)
      if (isOver) return
      if (isRead) shown.current = waiting
      else timer = setTimeout(() => void tryRead(), retryMs)
    }
    void tryRead()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOpen, isLost, waiting])
}
