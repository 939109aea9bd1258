import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'

/** The queries of what the office shows of the whole site, as far as they are on the screen: figures and what is to do. */
export const findFigureQueries = (client: ApolloClient) =>
  [...client.getObservableQueries('active')].filter(({ queryName }) =>
    ['OfficeTasks', 'AdminStats'].includes(queryName ?? ''),
  )

/** Reads the figures and what is to do again. A failure is left to the next change. */
export const refetchFigures = (client: ApolloClient): Promise<unknown> =>
  Promise.all(findFigureQueries(client).map((query) => query.refetch())).catch(() => {})

/** Reads the figures again when a job that is watched here ends; `isWholeSite` reads all that is shown. */
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
