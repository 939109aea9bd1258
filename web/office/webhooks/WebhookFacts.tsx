import type { WebhookRow_WebhookFragment } from '../../graphql.generated.ts'
import { Fact } from '../ui/Fact.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { eventName, timeText } from './words.ts'

/** A webhook's events and status. */
export const WebhookFacts = ({ webhook }: { webhook: WebhookRow_WebhookFragment }) => {
  const { events, pausedAt, pauseReason, failingSince, nextAttemptAt, lastDeliveredAt, waiting, formerSecretEndsAt } =
    webhook
  return (
    <dl className="admin-facts">
      {pausedAt && <Fact term="Paused" value={`${timeText(pausedAt)}. ${pauseReason ?? ''}`} />}
      {failingSince && <Fact term="Failing since" value={timeText(failingSince)} />}
      {nextAttemptAt && !pausedAt && <Fact term="Next attempt" value={timeText(nextAttemptAt)} />}
      <Fact term="Last delivery" value={lastDeliveredAt ? <TimeAgo date={lastDeliveredAt} /> : 'none'} />
      <Fact term="Waiting" value={waiting.toLocaleString('en-GB')} />
      <Fact term="Events" value={events.map(eventName).join(', ')} />
      {formerSecretEndsAt && <Fact term="Previous secret" value={`also signs until ${timeText(formerSecretEndsAt)}`} />}
    </dl>
  )
}
