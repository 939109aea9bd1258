import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import {
  PendingCountsDocument,
  PendingCountsLiveDocument,
  type PendingCountsLiveSubscription,
} from '../../graphql.generated.ts'
import { findFigureQueries } from '../../ui/refetch-figures.ts'
import { sessionEnded } from '../../ui/session-ended.ts'
import { queryLive, subscribeLive } from '../../ui/subscribe-live.ts'
import { usePermission } from '../ui/use-permission.ts'

/** Updates within this time cause one reload of the figures. */
const pauseMs = 300
const nothing = () => {}

/**
 * Keeps what waits true while others send and decide: the counts as they are told, and the figures made of them. Not while
 * `isOpen` is false: the server refuses an account that needs something first.
 */
export const useLiveRequests = (isOpen: boolean) => {
  const client = useApolloClient()
  const isEnded = useReactiveVar(sessionEnded)
  const isSubscribed = usePermission()('requests') && isOpen && !isEnded
  useEffect(() => {
    if (!isSubscribed) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    /** The counts that the figures were made of. */
    let shown: string | undefined
    /** Those that they are being made of. */
    let due: string | undefined
    const renew = async (counts: string) => {
      await Promise.all(
        findFigureQueries(client).map(async ({ query }) => {
          const data = await queryLive(client.cache, query)
          if (data) client.writeQuery({ query, data })
        }),
      )
      shown = counts
    }
    const endRenewal = () => (due = undefined) // where it failed, the next value tries again
    const onData = ({ pendingCounts }: PendingCountsLiveSubscription) => {
      const now = JSON.stringify(pendingCounts)
      if (!pendingCounts || now === shown || now === due) return
      client.writeQuery({ query: PendingCountsDocument, data: { pendingCounts } })
      clearTimeout(waiting)
      if (shown === undefined) shown = now
      else {
        due = now
        waiting = setTimeout(() => void renew(now).catch(nothing).finally(endRenewal), pauseMs)
      }
    }
    const stop = subscribeLive(client.cache, PendingCountsLiveDocument, {
      onData,
      onEnded: () => sessionEnded(true),
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [client, isSubscribed])
}
