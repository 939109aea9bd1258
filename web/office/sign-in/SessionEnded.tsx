import type { ApolloLink } from '@apollo/client'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import { MeDocument } from '../ui/Me.generated.ts'
import { toStaffRole } from '../ui/use-permission.ts'
import { sessionEnded } from '../../ui/session-ended.ts'
import { watchAnswers } from '../ui/watch-answers.ts'
import { onTabMessage } from './notify-tabs.ts'

const isRefused = (result: ApolloLink.Result) =>
  'errors' in result && result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')

/** A sign-in from here does not lose the page's input. */
export const SessionEnded = () => {
  const client = useApolloClient()
  const isEnded = useReactiveVar(sessionEnded)
  useEffect(() => watchAnswers(client, (_, result) => isRefused(result) && sessionEnded(true)), [client])
  useEffect(() => {
    const look = async () => {
      try {
        const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' })
        sessionEnded(!toStaffRole(data?.myRole))
      } catch {
        // Without a response, the session's state is unknown until the next request.
      }
    }
    const onReturn = () => void (document.visibilityState === 'visible' && look())
    const stopListening = onTabMessage(() => void look())
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      sessionEnded(false)
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [client])
  if (!isEnded) return null
  return (
    <div role="alert" className="office-notice office-sticky panel row">
      <p>Your session has ended. Sign in again, then come back to this tab: your changes are still here.</p>
      <a className="solid-button" href="/login" target="_blank" rel="noopener">
        Sign In <span className="visually-hidden">(opens a new tab)</span>
      </a>
    </div>
  )
}
