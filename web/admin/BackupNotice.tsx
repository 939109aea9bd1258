import { Box, Text } from '@chakra-ui/react'
import { useBackupFailureQuery } from '../graphql.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

/** Tells administrators that the scheduled backups fail: otherwise they would learn it when they need one. */
export const BackupNotice = () => {
  const failure = useBackupFailureQuery().data?.backupFailure
  if (!failure) return null
  const { failedSince, lastGoodAt, reason } = failure
  return (
    <Box
      as="section"
      aria-label="Backups"
      mb="6"
      p="4"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="l3"
      bg="bg.error"
    >
      <Text fontWeight="semibold">
        Scheduled backups fail: the first one failed <TimeAgo date={failedSince} />.{' '}
        {lastGoodAt ? (
          <>
            The last good one was made <TimeAgo date={lastGoodAt} />.
          </>
        ) : (
          'There is no good one yet.'
        )}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        It is tried again every hour. Reason: {reason}
      </Text>
    </Box>
  )
}
