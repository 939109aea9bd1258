import { Text } from '@chakra-ui/react'
import { useEndUserSessionsMutation, useSignedInUsersQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { EndList } from './EndList.tsx'
import { shownTime } from './shown-time.tsx'

/** Who else is signed in, with buttons to end their sessions. */
export const SignedInUsers = () => {
  const { data, loading, error, refetch } = useSignedInUsersQuery({ fetchPolicy: 'cache-and-network' })
  const [endUserSessions] = useEndUserSessionsMutation()
  if (loading && !data) return <PanelSkeleton height="96px" />
  if (error || !data)
    return <Failed message="Failed to load who is signed in." error={error} onRetry={() => void refetch()} />
  const { signedInUsers: users } = data
  const rows = users.map(({ id, username, sessions, lastSeenAt }) => ({
    id,
    name: username,
    details: (
      <>
        {sessions === 1 ? '1 session' : `${sessions} sessions`}, last seen {shownTime(lastSeenAt)}
      </>
    ),
    end: {
      button: 'Sign Out',
      label: `Sign Out: ${username}`,
      ending: {
        what: `Sign ${username} out everywhere`,
        done: `${username} is signed out`,
        send: (password: string) => endUserSessions({ variables: { userId: id, password } }),
      },
    },
  }))
  const everybody = {
    button: 'Sign Everyone Else Out',
    ending: {
      what: 'Sign everyone else out',
      done: 'Everyone else is signed out',
      send: (password: string) => endUserSessions({ variables: { userId: null, password } }),
    },
  }
  return (
    <>
      {users.length === 0 && <Text color="fg.muted">Nobody else is signed in.</Text>}
      <EndList rows={rows} all={users.length > 1 ? everybody : undefined} onClose={() => void refetch()} />
    </>
  )
}
