import { useApolloClient } from '@apollo/client/react'
import { OperationTypeNode } from 'graphql'
import { useEffect } from 'react'
import { renewFigures } from '../../ui/renew-figures.ts'
import { watchAnswers } from '../ui/watch-answers.ts'

/** Several reasons at once are one. */
const pauseMs = 300

/** Keeps the figures and what is to do true: both are read again after each change, and when somebody comes back to the page. */
export const useRenewedFigures = () => {
  const client = useApolloClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void renewFigures(client), pauseMs)
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
