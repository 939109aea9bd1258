import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'

export const findFigureQueries = (client: ApolloClient) =>
  [...client.getObservableQueries('active')].filter(({ queryName }) =>
    ['OfficeTasks', 'AdminStats'].includes(queryName ?? ''),
  )

/** A failure waits for the next change. */
export const refetchFigures = (client: ApolloClient): Promise<unknown> =>
  Promise.all(findFigureQueries(client).map((query) => query.refetch())).catch(() => {})

/** Calls `onEnd` once a job that was seen running has ended. */
export const useEnd = (isRunning: boolean, onEnd: () => void) => {
  const wasRunning = useRef(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (wasRunning.current && !isRunning) end()
    wasRunning.current = isRunning
  }, [isRunning])
}

/** `isWholeSite` refetches every active query. */
export const useJobEnd = (isRunning: boolean, { isWholeSite = false } = {}) => {
  const client = useApolloClient()
  useEnd(isRunning, () => {
    if (isWholeSite) Promise.resolve(client.refetchQueries({ include: 'active' })).catch(() => {})
    else void refetchFigures(client)
  })
}
