import type { WebhookRow_WebhookFragment } from '../../graphql.generated.ts'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { eventName, timeText } from './words.ts'

export const WebhookFacts = ({ webhook }: { webhook: WebhookRow_WebhookFragment }) => {
  const { events, pausedAt, pauseReason, failingSince, nextAttemptAt, lastDeliveredAt, waiting, previousSecretEndsAt } =
    webhook
  return (
    <dl className="admin-facts">
      {pausedAt && <DescriptionItem term="Paused" value={`${timeText(pausedAt)}. ${pauseReason ?? ''}`} />}
      {failingSince && <DescriptionItem term="Failing since" value={timeText(failingSince)} />}
      {nextAttemptAt && !pausedAt && <DescriptionItem term="Next attempt" value={timeText(nextAttemptAt)} />}
      <DescriptionItem term="Last delivery" value={lastDeliveredAt ? <TimeAgo date={lastDeliveredAt} /> : 'none'} />
      <DescriptionItem term="Waiting" value={waiting.toLocaleString('en-GB')} />
      <DescriptionItem term="Events" value={events.map(eventName).join(', ')} />
      {previousSecretEndsAt && (
        <DescriptionItem term="Previous secret" value={`also signs until ${timeText(previousSecretEndsAt)}`} />
      )}
    </dl>
  )
}
