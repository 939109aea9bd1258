import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { AdminStatsDocument, OfficeTasksDocument } from '../graphql.generated.ts'

/** Reads what the office shows above its screens again: the figures, and what is to do. A failure is left to the next change. */
export const refetchFigures = (client: ApolloClient): Promise<unknown> =>
  Promise.resolve(client.refetchQueries({ include: [OfficeTasksDocument, AdminStatsDocument] })).catch(() => {})

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
