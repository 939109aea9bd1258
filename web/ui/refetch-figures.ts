import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'

export const findFigureQueries = (client: ApolloClient) =>
  [...client.getObservableQueries('active')].filter(({ queryName }) =>
    ['OfficeTasks', 'AdminStats'].includes(queryName ?? ''),
  )

/** A failure waits for the next change. */
export const refetchFigures = (client: ApolloClient): Promise<unknown> =>
  Promise.all(findFigureQueries(client).map((query) => query.refetch())).catch(() => {})

/** `isWholeSite` refetches every active query. */
export const useJobEnd = (isRunning: boolean, { isWholeSite = false } = {}) => {
  const client = useApolloClient()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void (isWholeSite
        ? Promise.resolve(client.refetchQueries({ include: 'active' })).catch(() => {})
        : refetchFigures(client))
    wasRunning.current = isRunning
  }, [client, isRunning, isWholeSite])
}
