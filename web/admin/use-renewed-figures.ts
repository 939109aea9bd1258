import { useApolloClient } from '@apollo/client/react'
import { OperationTypeNode } from 'graphql'
import { useEffect } from 'react'
import { OfficeTasksDocument } from '../graphql.generated.ts'
import { watchAnswers } from '../ui/watch-answers.ts'

/** Several reasons at once are one. */
const pauseMs = 300

/** Keeps what is to do true: it is asked for anew after whatever is decided, and when somebody comes back to the page. */
export const useRenewedTasks = () => {
  const client = useApolloClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        Promise.resolve(client.refetchQueries({ include: [OfficeTasksDocument] })).catch(() => {}) // the next reason tries again
      }, pauseMs)
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
