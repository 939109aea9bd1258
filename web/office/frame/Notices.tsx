import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBackupFailureQuery, usePausedWebhooksQuery, useSupplierListFailureQuery } from './Notices.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

export const Notices = () => (
  <>
    <BackupNotice />
    <SupplierListNotice />
    <WebhookNotice />
  </>
)

const BackupNotice = () => {
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

const SupplierListNotice = () => {
  const failure = useSupplierListFailureQuery().data?.supplierListFailure
  if (!failure) return null
  const { failedSince, madeAt, message } = failure
  return (
    <Notice label="List of all suppliers">
      <Text fontWeight="semibold">
        The list of all suppliers cannot be created. It first failed <TimeAgo date={failedSince} />.{' '}
        {madeAt ? (
          <span>
            Partners receive the list made <TimeAgo date={madeAt} />.
          </span>
        ) : (
          <span key="none">There is no list yet.</span>
        )}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        We retry every minute. Reason: {message}
      </Text>
    </Notice>
  )
}

/** Partners may not notice that their webhooks are paused. */
const WebhookNotice = () => {
  const paused = usePausedWebhooksQuery().data?.webhooks?.nodes.filter(({ pausedAt }) => pausedAt)
  if (!paused?.length) return null
  return (
    <Notice label="Paused webhooks">
      {paused.map(({ id, label, pausedAt, pauseReason }) => (
        <Text key={id} overflowWrap="anywhere">
          <strong>
            {label} is not notified of changes (paused <TimeAgo date={pausedAt!} />
            ).
          </strong>{' '}
          {pauseReason}
        </Text>
      ))}
      <Text mt="1" textDecoration="underline">
        <Link to="/admin/webhooks">See Webhooks</Link>
      </Text>
    </Notice>
  )
}

const Notice = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    as="section"
    aria-label={label}
    mb="6"
    p="4"
    borderWidth="1px"
    borderColor="border.error"
    borderRadius="l3"
    bg="bg.error"
  >
    {children}
  </Box>
)
