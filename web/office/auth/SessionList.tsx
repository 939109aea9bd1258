import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { browserName } from './browser-name.ts'
import { EndList } from './EndList.tsx'
import { shownTime } from './shown-time.tsx'

export const SessionList = () => {
  const { data, loading, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  if (loading && !data) return <PanelSkeleton height="160px" />
  if (error || !data)
    return <Failed message="Failed to load your sessions." error={error} onRetry={() => void refetch()} />
  const rows = data.mySessions.map(({ id, startedAt, lastSeenAt, userAgent, address, isCurrent }) => ({
    id,
    name: `${browserName(userAgent)}${isCurrent ? ' (this session)' : ''}`,
    details: (
      <>
        Signed in {shownTime(startedAt)} from {address || 'an unknown address'}, last seen {shownTime(lastSeenAt)}
      </>
    ),
    end: isCurrent
      ? undefined
      : {
          button: 'End',
          label: `End the session in ${browserName(userAgent)} from ${address}`,
          ending: {
            what: `End the session in ${browserName(userAgent)}`,
            done: 'Session ended',
            send: (password: string) => endSession({ variables: { id, password } }),
          },
        },
  }))
  const others = {
    button: 'End All Others',
    ending: {
      what: 'End all your other sessions',
      done: 'All other sessions ended',
      send: (password: string) => endOthers({ variables: { password } }),
    },
  }
  return <EndList rows={rows} all={rows.length > 1 ? others : undefined} onClose={() => void refetch()} />
}
