import { useApolloClient } from '@apollo/client/react'
import { OperationTypeNode } from 'graphql'
import { useEffect } from 'react'
import { refetchFigures } from '../../ui/refetch-figures.ts'
import { watchAnswers } from '../ui/watch-answers.ts'

/** Triggers within this time cause one reload. */
const pauseMs = 300

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
