import { Text } from '@chakra-ui/react'
import { useBackupFailureQuery } from '../../graphql.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Notice } from './Notice.tsx'

/** Tells administrators that the scheduled backups fail: otherwise they would learn it when they need one. */
export const BackupNotice = () => {
  const failure = useBackupFailureQuery().data?.backupFailure
  if (!failure) return null
  const { failedSince, lastGoodAt, reason } = failure
  return (
    <Notice label="Backups">
      <Text fontWeight="semibold">
        Scheduled backups fail: the first one failed <TimeAgo date={failedSince} />.{' '}
        {lastGoodAt ? (
          <span>
            The last good one was made <TimeAgo date={lastGoodAt} />.
          </span>
        ) : (
          <span key="none">There is no good one yet.</span>
        )}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        It is tried again every hour. Reason: {reason}
      </Text>
    </Notice>
  )
}
