import { Link } from 'react-router'
import {
  useReplayWebhookMutation,
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
  type WebhookRow_WebhookFragment,
} from './WebhooksTab.generated.ts'
import { pollOptions } from '../ui/poll-options.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { State } from '../ui/State.tsx'
import { timeText } from '../ui/time-text.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'
import { RowList } from '../ui/lists.tsx'

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
  return (
    <RowList label={`Deliveries to ${webhook.label}`} rows={deliveries} empty="Nothing has been sent yet.">
      {(delivery) => <DeliveryRow delivery={delivery} webhook={webhook} onSent={() => void refetch()} />}
    </RowList>
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
  const [replay] = useReplayWebhookMutation()
  const isFailing = !isDelivered && attempts > 0
  return (
    <div className="row between">
      <div>
        <code>{event}</code>{' '}
        <State tone={isDelivered ? 'good' : isFailing ? 'bad' : undefined}>
          {isDelivered ? 'Delivered' : isFailing ? 'Failed' : 'Waiting'}
        </State>
        <div className="muted small-text">
          {supplierId && (
            <span>
              <Link className="text-link" to={`/suppliers/${supplierId}`}>
                Supplier {supplierId}
              </Link>
              {', '}
            </span>
          )}
          <span>noticed {timeText(createdAt)}</span>
        </div>
        {attemptedAt && (
          <div className="muted small-text">
            {`${attempts > 1 ? `Attempt ${attempts}, ` : ''}${timeText(attemptedAt)}: ${outcome}`}
          </div>
        )}
        {!isDelivered && <div className="muted small-text">{nextText(delivery, webhook)}</div>}
      </div>
      {isDelivered && (
        <ActionButton
          refused="Not Sent"
          aria-label={`Send Again: ${event}, ${timeText(createdAt)}`}
          action={async () => {
            await replay({ variables: { input: { id: webhook.id, deliveryId: id } } })
            onSent()
          }}
        >
          Send Again
        </ActionButton>
      )}
    </div>
  )
}
