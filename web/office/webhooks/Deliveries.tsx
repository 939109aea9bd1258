import { Button, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import {
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
  type WebhookRow_WebhookFragment,
} from './WebhooksTab.generated.ts'
import { pollOptions } from '../ui/poll-options.ts'
import { useChange } from './use-change.ts'
import { timeText } from '../ui/time-text.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

type Delivery = NonNullable<WebhookDeliveriesQuery['webhook']>['deliveries'][number]

const refreshMs = 3000

export const Deliveries = ({ webhook }: { webhook: WebhookRow_WebhookFragment }) => {
  const { id, waiting, pausedAt, nextAttemptAt } = webhook
  const isSending = waiting > 0 && !pausedAt && !nextAttemptAt
  const query = useWebhookDeliveriesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isSending ? refreshMs : 0,
    ...pollOptions,
  })
  const { data, refetch } = query
  const deliveries = data?.webhook?.deliveries
  if (!deliveries) return <LoadingPanel query={query} failed="Failed to load the deliveries." height="260px" />
  if (!deliveries.length) return <Text color="fg.muted">Nothing has been sent yet.</Text>
  return (
    <ol className="admin-list" aria-label={`Deliveries to ${webhook.label}`}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <DeliveryRow delivery={delivery} webhook={webhook} onSent={() => void refetch()} />
        </li>
      ))}
    </ol>
  )
}

const nextText = ({ attempts }: Delivery, { pausedAt, nextAttemptAt }: WebhookRow_WebhookFragment) => {
  if (pausedAt) return 'Waiting until the webhook is resumed.'
  if (attempts && nextAttemptAt) return `Next attempt: ${timeText(nextAttemptAt)}.`
  return 'Queued.'
}

interface DeliveryRowProps {
  delivery: Delivery
  webhook: WebhookRow_WebhookFragment
  onSent: () => void
}

const DeliveryRow = ({ delivery, webhook, onSent }: DeliveryRowProps) => {
  const { id, event, supplierId, isDelivered, attempts, outcome, createdAt, attemptedAt } = delivery
  const { replay, isBusy, problem } = useChange(webhook.id)
  const sendAgain = async () => {
    if (!isBusy && (await replay({ deliveryId: id }))) onSent()
  }
  const isFailing = !isDelivered && attempts > 0
  return (
    <div className="admin-row">
      <div>
        <code>{event}</code>{' '}
        <span className="admin-state" data-state={isDelivered ? 'good' : isFailing ? 'bad' : undefined}>
          {isDelivered ? 'Delivered' : isFailing ? 'Failed' : 'Waiting'}
        </span>
        <div className="admin-small">
          {supplierId && (
            <span>
              <Link className="admin-link" to={`/suppliers/${supplierId}`}>
                Supplier {supplierId}
              </Link>
              {', '}
            </span>
          )}
          <span>noticed {timeText(createdAt)}</span>
        </div>
        {attemptedAt && (
          <div className="admin-small">
            {`${attempts > 1 ? `Attempt ${attempts}, ` : ''}${timeText(attemptedAt)}: ${outcome}`}
          </div>
        )}
        {!isDelivered && <div className="admin-small">{nextText(delivery, webhook)}</div>}
        {problem && (
          <p role="alert" className="text-field-error">
            {problem}
          </p>
        )}
      </div>
      {isDelivered && (
        <Button
          variant="outline"
          aria-label={`Send Again: ${event}, ${timeText(createdAt)}`}
          onClick={() => void sendAgain()}
        >
          Send Again
        </Button>
      )}
    </div>
  )
}
