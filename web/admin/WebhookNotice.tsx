import { Box, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { usePausedWebhooksQuery } from '../graphql.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

/** Tells administrators that partners are no longer told of changes, which these may not notice. */
export const WebhookNotice = () => {
  const paused = usePausedWebhooksQuery().data?.webhooks?.nodes.filter(({ pausedAt }) => pausedAt)
  if (!paused?.length) return null
  return (
    <Box
      as="section"
      aria-label="Paused webhooks"
      mb="6"
      p="4"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="l3"
      bg="bg.error"
    >
      {paused.map(({ id, label, pausedAt, pauseReason }) => (
        <Text key={id} overflowWrap="anywhere">
          <strong>
            {label} is told of no changes (paused <TimeAgo date={pausedAt!} />
            ).
          </strong>{' '}
          {pauseReason}
        </Text>
      ))}
      <Text mt="1" textDecoration="underline">
        <Link to="/admin/webhooks">See Webhooks</Link>
      </Text>
    </Box>
  )
}
