import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { OperationTypeNode } from 'graphql'
import { useEffect } from 'react'
import {
  PendingCountsDocument,
  PendingCountsLiveDocument,
  type PendingCountsLiveSubscription,
} from '../requests/PendingCounts.generated.ts'
import { findFigureQueries, refetchFigures } from '../../ui/refetch-figures.ts'
import { sessionEnded } from '../../ui/session-ended.ts'
import { queryLive, subscribeLive } from '../../ui/subscribe-live.ts'
import { usePermission } from '../ui/use-permission.ts'
import { watchAnswers } from '../ui/watch-answers.ts'

/** Updates within this time cause one reload. */
const pauseMs = 300
const nothing = () => {}

/** The server refuses accounts that need set-up, so `isOpen` is then false. */
export const useLiveRequests = (isOpen: boolean) => {
  const client = useApolloClient()
  const isEnded = useReactiveVar(sessionEnded)
  const isSubscribed = usePermission()('requests') && isOpen && !isEnded
  useEffect(() => {
    if (!isSubscribed) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    /** The counts that the shown figures include. */
    let shown: string | undefined
    /** The counts that the next figures include. */
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
    const endRenewal = () => (due = undefined) // after a failure, the next value tries again
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
    const stop = subscribeLive(client.cache, PendingCountsLiveDocument, { onData, onEnded: () => sessionEnded(true) })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [client, isSubscribed])
}

export const useFreshFigures = () => {
  const client = useApolloClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void refetchFigures(client), pauseMs)
    }
    const onReturn = () => document.visibilityState === 'visible' && renew()
    const stop = watchAnswers(client, ({ operationType }) => operationType === OperationTypeNode.MUTATION && renew())
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      clearTimeout(waiting)
      stop()
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [client])
}
