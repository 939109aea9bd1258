import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { messageOf } from '../ui/server-errors.ts'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { browserName } from './browser-name.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })
const when = (date: string) => <time dateTime={date}>{day.format(new Date(date))}</time>

/** The user's sessions, each with a button to end it. */
export const SessionList = () => {
  const { data, loading, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  if (loading && !data) return <PanelSkeleton height="160px" />
  if (error || !data) return <Failed message="Failed to load your sessions." onRetry={() => void refetch()} />
  const end = async (ask: () => Promise<unknown>, said: string) => {
    try {
      await ask()
      toast({ title: said, type: 'success' })
      await refetch()
    } catch (failure) {
      toast({ title: 'Session not ended', description: messageOf(failure), type: 'error' })
    }
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
                Signed in {when(startedAt)} from {address || 'an unknown address'}, last seen {when(lastSeenAt)}
              </Text>
            </Box>
            {!isCurrent && (
              <Button
                variant="outline"
                minH="11"
                aria-label={`End the session in ${browserName(userAgent)} from ${address}`}
                onClick={() => void end(() => endSession({ variables: { id } }), 'Session ended')}
              >
                End
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {data.mySessions.length > 1 && (
        <Button variant="outline" minH="11" mt="3" onClick={() => void end(endOthers, 'All other sessions ended')}>
          End All Others
        </Button>
      )}
    </>
  )
}
