import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { usePausedWebhooksQuery } from '../../graphql.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Notice } from './Notice.tsx'

/** Partners may not notice that their webhooks are paused. */
export const WebhookNotice = () => {
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
