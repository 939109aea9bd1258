import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import {
  PendingCountsDocument,
  PendingCountsLiveDocument,
  type PendingCountsLiveSubscription,
} from '../graphql.generated.ts'
import { renewFigures } from '../ui/renew-figures.ts'
import { sessionEnded } from '../ui/session-ended.ts'
import { subscribeLive } from '../ui/subscribe-live.ts'
import { useMay } from '../ui/use-may.ts'

/** What is told within this time makes the figures be read anew once. */
const pauseMs = 300

/** Keeps what waits true while others send and decide: the counts as they are told, and the figures made of them. */
export const useLiveRequests = () => {
  const client = useApolloClient()
  const isEnded = useReactiveVar(sessionEnded)
  const isTold = useMay()('requests') && !isEnded
  useEffect(() => {
    if (!isTold) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    let before: string | undefined
    const onData = ({ pendingCounts }: PendingCountsLiveSubscription) => {
      const now = JSON.stringify(pendingCounts)
      if (!pendingCounts || now === before) return
      client.writeQuery({ query: PendingCountsDocument, data: { pendingCounts } })
      if (before !== undefined) {
        clearTimeout(waiting)
        waiting = setTimeout(() => void renewFigures(client), pauseMs)
      }
      before = now
    }
    const stop = subscribeLive(client.cache, PendingCountsLiveDocument, {
      onData,
      onEnded: () => sessionEnded(true),
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [client, isTold])
}
