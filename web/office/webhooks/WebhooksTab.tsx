import { useState } from 'react'
import { useSearchParams, Link } from 'react-router'
import { previousSecretHours, webhookRules } from '../../../api/partners/webhooks/webhook.rules.ts'
import {
  useChangeWebhookMutation,
  useCreateWebhookMutation,
  useReplayWebhookMutation,
  useWebhooksQuery,
  WebhooksDocument,
  type WebhookRow_WebhookFragment,
  useWebhookDeliveriesQuery,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
} from './WebhooksTab.generated.ts'
import type { CreateWebhookInput, WebhookAction, WebhookEvent } from '../../schema.generated.ts'
import { validate } from '../../ui/forms/validate.ts'
import { thousands } from '../../../api/text/plural.rules.ts'
import { ActionButton, Confirm, attempt } from '../ui/actions.tsx'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { AdminForm, FormButtons, CheckboxGroup, InputField, ToggleForm } from '../ui/forms/form.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { focusTitle } from '../ui/focus.ts'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { timeText } from '../ui/time-text.ts'
import { Facts, ListRow, RowList } from '../ui/lists.tsx'
import { pollOptions } from '../ui/poll-options.ts'

export const Component = () => {
  const isFailing = useSearchParams()[0].get('due') === 'FAILING'
  const query = useWebhooksQuery({ variables: { isFailing }, fetchPolicy: 'cache-and-network' })
  const { data, loading } = query
  const webhooks = data?.webhooks?.nodes
  if (!webhooks) return <LoadingPanel query={query} things="the webhooks" />
  return (
    <>
      <p className="lead">
        Notify partners within seconds when suppliers change, in order. Failed deliveries are retried for over a day,
        then the webhook is paused.
      </p>
      <ToggleForm
        label="Add a Webhook"
        renderCreated={(secret: string, close) => <NewSecret label="Secret" secret={secret} onDone={close} />}
      >
        {(close, show) => <WebhookForm onClose={close} onSecret={show} />}
      </ToggleForm>
      {isFailing && <DueFilterNote path="/admin/webhooks">failing webhooks</DueFilterNote>}
      <RowList
        label="Webhooks"
        rows={webhooks}
        isBusy={loading}
        empty={isFailing ? 'No webhooks are failing.' : 'No webhooks yet.'}
      >
        {(webhook) => <WebhookRow webhook={webhook} />}
      </RowList>
    </>
  )
}

const check = validate(webhookRules)
const eventTexts: Record<WebhookEvent, string> = {
  SUPPLIER_CREATED: 'a supplier is newly listed',
  SUPPLIER_CHANGED: 'a supplier’s public details change',
  SUPPLIER_MERGED: 'a duplicate is merged',
  SUPPLIER_WITHDRAWN: 'a supplier is no longer listed',
}

const eventName = (event: WebhookEvent) => event.toLowerCase().replace('_', '.')
const events = (Object.keys(eventTexts) as WebhookEvent[]).map((event) => ({
  value: event,
  label: (
    <>
      <code>{eventName(event)}</code>: {eventTexts[event]}
    </>
  ),
}))
const empty: CreateWebhookInput = { label: '', url: '', events: events.map(({ value }) => value) }

const WebhookForm = ({ onClose, onSecret }: { onClose: () => void; onSecret: (secret: string) => void }) => {
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: [WebhooksDocument] }) // secrets are never cached
  const send = (input: CreateWebhookInput) =>
    attempt({ refused: 'Webhook not added' }, async () => {
      const { data } = await create({ variables: { input } })
      onSecret(data?.createWebhook?.secret ?? '')
    })
  return (
    <AdminForm<CreateWebhookInput>
      label="New webhook"
      columns={2}
      onSubmit={send}
      validate={check}
      initialValues={empty}
    >
      <InputField name="label" label="Partner" help="Such as the partner’s name." maxLength={100} aria-required />
      <InputField
        name="url"
        label="Address"
        help="A public address that starts with https://."
        inputMode="url"
        maxLength={2000}
        aria-required
      />
      <div className="wide">
        <CheckboxGroup name="events" legend="Notify when" choices={events} />
      </div>
      <FormButtons label="Add Webhook" busy="Adding…" onClose={onClose} />
    </AdminForm>
  )
}

const WebhookRow = ({ webhook }: { webhook: WebhookRow_WebhookFragment }) => {
  const { id, label, url, pausedAt, failingSince, nextAttemptAt, lastDeliveredAt, previousSecretEndsAt } = webhook
  const [secret, setSecret] = useState<string>()
  const [change] = useChangeWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: [WebhooksDocument] }) // secrets are never cached
  const act = (action: WebhookAction) => change({ variables: { input: { id, action } } })
  const renderAction = (text: string, action: WebhookAction) => (
    <ActionButton
      variant={text === 'Try Now' ? 'solid' : 'outline'}
      refused="Not done"
      aria-label={`${text}: ${label}`}
      action={async () => void (await act(action))}
    >
      {text}
    </ActionButton>
  )
  return (
    <ListRow
      name={label}
      grave="Remove"
      actions={
        <>
          {nextAttemptAt && !pausedAt && renderAction('Try Now', 'RESUME')}
          {pausedAt ? renderAction('Resume', 'RESUME') : renderAction('Pause', 'PAUSE')}
        </>
      }
      note={secret && <NewSecret label="Secret" secret={secret} onDone={() => setSecret(undefined)} />}
      parts={{
        Deliveries: () => <Deliveries webhook={webhook} />,
        Replay: () => <ReplaySince id={id} />,
        'New Secret': (close) => (
          <Confirm
            text={`Creates a new secret for the receiver to verify messages with. The current one stays valid for ${previousSecretHours} hours. Any earlier one stops working now.`}
            button="Create a New Secret"
            refused="Not done"
            action={async () => {
              const { data } = await act('ROTATE_SECRET')
              setSecret(data?.changeWebhook?.secret ?? undefined)
              close()
            }}
          />
        ),
        Remove: () => (
          <Confirm
            text={`Permanently deletes “${label}”, its secret and its delivery history.`}
            button="Remove Permanently"
            refused="Not done"
            isGrave
            action={async () => {
              await act('REMOVE')
              focusTitle()
              return { title: 'Webhook removed' }
            }}
          />
        ),
      }}
    >
      <strong>{label}</strong>{' '}
      <State tone={pausedAt || failingSince ? 'bad' : 'good'}>
        {pausedAt ? 'Paused' : failingSince ? 'Failing' : 'Active'}
      </State>
      <div className="muted small-text">{url}</div>
      <Facts
        facts={{
          Paused: pausedAt && `${timeText(pausedAt)}. ${webhook.pauseReason ?? ''}`,
          'Failing since': failingSince && timeText(failingSince),
          'Next attempt': nextAttemptAt && !pausedAt && timeText(nextAttemptAt),
          'Last delivery': lastDeliveredAt ? <TimeAgo date={lastDeliveredAt} /> : 'none',
          Waiting: thousands(webhook.waiting),
          Events: webhook.events.map(eventName).join(', '),
          'Previous secret': previousSecretEndsAt && `valid until ${timeText(previousSecretEndsAt)}`,
        }}
      />
    </ListRow>
  )
}

const checkTime = ({ since = '' }: { since?: string }) =>
  new Date(since).getTime() < Date.now() ? {} : { since: 'Please choose a time in the past.' }

const ReplaySince = ({ id }: { id: string }) => {
  const [replay] = useReplayWebhookMutation()
  const send = ({ since }: { since: string }) =>
    attempt({ refused: 'Not sent' }, async () => {
      await replay({ variables: { input: { id, changedSince: new Date(since).toISOString() } } })
      return { title: 'The changes will be sent within seconds' }
    })
  return (
    <AdminForm<{ since: string }> label="Replay" onSubmit={send} validate={checkTime}>
      <p>Sends all changes since then again, with current supplier details. Up to 30 days back.</p>
      <InputField name="since" label="Changed since (your time)" type="datetime-local" />
      <FormButtons label="Send All Again" busy="Sending…" />
    </AdminForm>
  )
}

type Delivery = NonNullable<WebhookDeliveriesQuery['webhook']>['deliveries'][number]

const refreshMs = 3000

const Deliveries = ({ webhook }: { webhook: WebhookRow_WebhookFragment }) => {
  const { id, waiting, pausedAt, nextAttemptAt } = webhook
  const isSending = waiting > 0 && !pausedAt && !nextAttemptAt
  const query = useWebhookDeliveriesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isSending ? refreshMs : 0,
    ...pollOptions,
  })
  const deliveries = query.data?.webhook?.deliveries
  if (!deliveries) return <LoadingPanel query={query} things="the deliveries" height="260px" />
  return (
    <RowList label={`Deliveries to ${webhook.label}`} rows={deliveries} empty="Nothing has been sent yet.">
      {(delivery) => <DeliveryRow delivery={delivery} webhook={webhook} />}
    </RowList>
  )
}

const nextText = ({ attempts }: Delivery, { pausedAt, nextAttemptAt }: WebhookRow_WebhookFragment) => {
  if (pausedAt) return 'Waiting until the webhook is resumed.'
  if (attempts && nextAttemptAt) return `Next attempt: ${timeText(nextAttemptAt)}.`
  return 'Queued.'
}

const DeliveryRow = ({ delivery, webhook }: { delivery: Delivery; webhook: WebhookRow_WebhookFragment }) => {
  const { id, event, supplierId, isDelivered, attempts, outcome, createdAt, attemptedAt } = delivery
  const [replay] = useReplayWebhookMutation({ refetchQueries: [WebhookDeliveriesDocument] })
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
          <span>detected {timeText(createdAt)}</span>
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
          refused="Not sent"
          aria-label={`Send Again: ${event}, ${timeText(createdAt)}`}
          action={async () => void (await replay({ variables: { input: { id: webhook.id, deliveryId: id } } }))}
        >
          Send Again
        </ActionButton>
      )}
    </div>
  )
}
