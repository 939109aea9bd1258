import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { browserName } from './browser-name.ts'
import { EndForm, type Ending } from './EndForm.tsx'
import { shownTime } from './shown-time.tsx'

/** The user's sessions, each with a button to end it. */
export const SessionList = () => {
  const { data, loading, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  const [ending, setEnding] = useState<Ending>()
  if (loading && !data) return <PanelSkeleton height="160px" />
  if (error || !data)
    return <Failed message="Failed to load your sessions." error={error} onRetry={() => void refetch()} />
  const close = () => {
    setEnding(undefined)
    void refetch()
  }
  return (
    <>
      <chakra.ul listStyleType="none" display="grid">
        {data.mySessions.map(({ id, startedAt, lastSeenAt, userAgent, address, isCurrent }) => (
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
              <Text fontWeight="600">
                {browserName(userAgent)}
                {isCurrent && ' (this session)'}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                Signed in {shownTime(startedAt)} from {address || 'an unknown address'}, last seen{' '}
                {shownTime(lastSeenAt)}
              </Text>
            </Box>
            {!isCurrent && (
              <Button
                variant="outline"
                minH="11"
                aria-label={`End the session in ${browserName(userAgent)} from ${address}`}
                onClick={() =>
                  setEnding({
                    what: `End the session in ${browserName(userAgent)}`,
                    done: 'Session ended',
                    send: (password) => endSession({ variables: { id, password } }),
                  })
                }
              >
                End
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {data.mySessions.length > 1 && (
        <Button
          variant="outline"
          minH="11"
          mt="3"
          onClick={() =>
            setEnding({
              what: 'End all your other sessions',
              done: 'All other sessions ended',
              send: (password) => endOthers({ variables: { password } }),
            })
          }
        >
          End All Others
        </Button>
      )}
      {ending && <EndForm key={ending.what} {...ending} onClose={close} />}
    </>
  )
}
