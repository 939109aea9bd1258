import { Text } from '@chakra-ui/react'
import { useBackupFailureQuery } from '../../graphql.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Notice } from './Notice.tsx'

/** Warns administrators that scheduled backups fail. */
export const BackupNotice = () => {
  const failure = useBackupFailureQuery().data?.backupFailure
  if (!failure) return null
  const { failedSince, lastGoodAt, reason } = failure
  return (
    <Notice label="Backups">
      <Text fontWeight="semibold">
        Scheduled backups have been failing since <TimeAgo date={failedSince} />.{' '}
        {lastGoodAt ? (
          <span>
            The last successful backup was <TimeAgo date={lastGoodAt} />.
          </span>
        ) : (
          <span key="none">No backup has succeeded yet.</span>
        )}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        We retry every hour. Reason: {reason}
      </Text>
    </Notice>
  )
}
