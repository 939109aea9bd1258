import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useEndSessionsOfMutation, useSignedInUsersQuery } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { EndForm, type Ending } from './EndForm.tsx'
import { shownTime } from './shown-time.tsx'

/** Who else is signed in, with buttons to end their sessions. */
export const SignedInUsers = () => {
  const { data, loading, error, refetch } = useSignedInUsersQuery({ fetchPolicy: 'cache-and-network' })
  const [endSessionsOf] = useEndSessionsOfMutation()
  const [ending, setEnding] = useState<Ending>()
  if (loading && !data) return <PanelSkeleton height="96px" />
  if (error || !data)
    return <Failed message="Failed to load who is signed in." error={error} onRetry={() => void refetch()} />
  const { signedInUsers: users } = data
  const close = () => {
    setEnding(undefined)
    void refetch()
  }
  return (
    <>
      {users.length === 0 && <Text color="fg.muted">Nobody else is signed in.</Text>}
      <chakra.ul listStyleType="none" display="grid">
        {users.map(({ id, username, sessions, lastSeenAt }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="center"
            justifyContent="space-between"
            py="3"
            borderTopWidth="1px"
          >
            <Box minW="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                {username}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {sessions === 1 ? '1 session' : `${sessions} sessions`}, last seen {shownTime(lastSeenAt)}
              </Text>
            </Box>
            <Button
              variant="outline"
              minH="11"
              aria-label={`Sign ${username} out everywhere`}
              onClick={() =>
                setEnding({
                  what: `Sign ${username} out everywhere`,
                  done: `${username} is signed out`,
                  send: (password) => endSessionsOf({ variables: { userId: id, password } }),
                })
              }
            >
              Sign Out
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {users.length > 1 && (
        <Button
          variant="outline"
          minH="11"
          mt="3"
          onClick={() =>
            setEnding({
              what: 'Sign everybody else out',
              done: 'Everybody else is signed out',
              send: (password) => endSessionsOf({ variables: { userId: null, password } }),
            })
          }
        >
          Sign Everybody Else Out
        </Button>
      )}
      {ending && <EndForm key={ending.what} {...ending} onClose={close} />}
    </>
  )
}
