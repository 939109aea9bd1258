import { Text, Button } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useWebhooksQuery,
  useCreateWebhookMutation,
  WebhooksDocument,
  type WebhookRow_WebhookFragment,
} from './WebhooksTab.generated.ts'
import type { CreateWebhookInput, WebhookEvent } from '../../schema.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import '../ui/admin.css'
import './WebhooksTab.css'
import { webhookRules, previousSecretHours } from '../../../api/partners/webhooks/webhook.rules.ts'
import { CheckboxGroup } from '../ui/forms/CheckboxGroup.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { getFieldErrors } from '../../ui/forms/server-errors.ts'
import { validate } from '../../ui/forms/validate.ts'
import { eventName, eventTexts, describeState } from './words.ts'
import { useState, useId, type FormEvent } from 'react'
import { Confirm } from '../ui/Confirm.tsx'
import { PartButtons } from '../ui/PartButtons.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { Deliveries } from './Deliveries.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useChange } from './use-change.ts'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { focusTitle } from '../ui/page-title.ts'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { timeText } from '../ui/time-text.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const isFailing = useSearchParams()[0].get('due') === 'FAILING'
  const query = useWebhooksQuery({
    variables: { isFailing },
    fetchPolicy: 'cache-and-network',
  })
  const { data, loading } = query
  const webhooks = data?.webhooks?.nodes
  if (!webhooks) return <LoadingPanel query={query} failed="Failed to load the webhooks. Please try again." />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Notify partners within seconds when suppliers change, in order. Failed deliveries are retried for over a day,
        then the webhook is paused.
      </Text>
      <ToggleForm
        label="Add a Webhook"
        renderCreated={(secret: string, close) => <NewSecret label="Secret" secret={secret} onDone={close} />}
      >
        {(close, show) => <WebhookForm onClose={close} onSecret={show} />}
      </ToggleForm>
      {isFailing && <DueFilterNote path="/admin/webhooks">failing webhooks</DueFilterNote>}
      {webhooks.length === 0 ? (
        <Text color="fg.muted" py="6">
          {isFailing ? 'There are none.' : 'No webhooks yet.'}
        </Text>
      ) : (
        <ul className="admin-list" aria-label="Webhooks" aria-busy={loading}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookRow webhook={webhook} onRemoved={focusTitle} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface WebhookFormProps {
  onClose: () => void
  onSecret: (secret: string) => void
}

const check = validate(webhookRules)
const events = (Object.keys(eventTexts) as WebhookEvent[]).map((event) => ({
  value: event,
  label: (
    <>
      <code>{eventName(event)}</code>: {eventTexts[event]}
    </>
  ),
}))
const empty: CreateWebhookInput = { label: '', url: '', events: events.map(({ value }) => value) }

const WebhookForm = ({ onClose, onSecret }: WebhookFormProps) => {
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: [WebhooksDocument] }) // secrets are never cached
  const send = async (input: CreateWebhookInput) => {
    try {
      const added = (await create({ variables: { input } })).data?.createWebhook
      onSecret(added?.secret ?? '')
    } catch (error) {
      return getFieldErrors(error)
    }
  }
  return (
    <AdminForm<CreateWebhookInput>
      label="New webhook"
      columns={2}
      isFocused
      refused="Not added"
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
      <div className="admin-wide">
        <CheckboxGroup name="events" legend="Notify when" choices={events} />
      </div>

      <FormButtons label="Add Webhook" busy="Adding…" onClose={onClose} />
    </AdminForm>
  )
}

type Part = (typeof parts)[number]

const parts = ['Deliveries', 'Replay', 'New Secret', 'Remove'] as const

interface WebhookRowProps {
  webhook: WebhookRow_WebhookFragment
  onRemoved: () => void
}

const WebhookRow = ({ webhook, onRemoved }: WebhookRowProps) => {
  const { id, label, url, pausedAt, nextAttemptAt } = webhook
  const [shown, setShown] = useState<Part>()
  const [secret, setSecret] = useState<string>()
  const { change, isBusy, problem } = useChange(id)
  const { text, state } = describeState(webhook)
  const goOn = async (action: 'PAUSE' | 'RESUME') => {
    if (!isBusy) await change(action)
  }
  const rotate = async () => {
    const changed = await change('ROTATE_SECRET')
    if (!changed) return
    setShown(undefined)
    setSecret(changed.secret ?? undefined)
  }
  const remove = async () => {
    if (!(await change('REMOVE'))) return
    toast({ title: 'Webhook removed', type: 'success' })
    onRemoved()
  }
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{label}</strong>{' '}
          <span className="admin-state" data-state={state}>
            {text}
          </span>
          <div className="admin-small">{url}</div>
          <WebhookFacts webhook={webhook} />
        </div>
        <div className="admin-actions">
          {nextAttemptAt && !pausedAt && (
            <Button aria-label={`Try Now: ${label}`} onClick={() => void goOn('RESUME')}>
              Try Now
            </Button>
          )}
          <Button
            variant="outline"
            aria-label={`${pausedAt ? 'Resume' : 'Pause'}: ${label}`}
            onClick={() => void goOn(pausedAt ? 'RESUME' : 'PAUSE')}
          >
            {pausedAt ? 'Resume' : 'Pause'}
          </Button>
          <PartButtons parts={parts} grave="Remove" name={label} shown={shown} onShow={setShown} />
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
      {secret && (
        <div className="admin-part">
          <NewSecret label="Secret" secret={secret} onDone={() => setSecret(undefined)} />
        </div>
      )}
      {shown && (
        <div className="admin-part" role="group" aria-label={`${shown}: ${label}`}>
          {shown === 'Deliveries' && <Deliveries webhook={webhook} />}
          {shown === 'Replay' && <ReplaySince id={id} />}
          {shown === 'New Secret' && (
            <Confirm
              text={`Creates a new secret for the receiver to verify messages with. The current one also signs for ${previousSecretHours} hours. Any earlier one stops now.`}
              button="Create a New Secret"
              isBusy={isBusy}
              onConfirm={() => void rotate()}
            />
          )}
          {shown === 'Remove' && (
            <Confirm
              text={`Permanently deletes “${label}”, its secret and its delivery history.`}
              button="Remove Permanently"
              isBusy={isBusy}
              isGrave
              onConfirm={() => void remove()}
            />
          )}
        </div>
      )}
    </>
  )
}

const ReplaySince = ({ id }: { id: string }) => {
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const { replay, isBusy, problem } = useChange(id)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsDone(false)
    const since = new Date(typed)
    const wrong = !(since.getTime() < Date.now()) ? 'Please choose a time in the past.' : undefined
    setMissing(wrong)
    if (wrong || isBusy) return
    setIsDone(Boolean(await replay({ changedSince: since.toISOString() })))
  }
  const wrong = missing ?? problem
  return (
    <form noValidate aria-label="Replay" onSubmit={(event) => void send(event)}>
      <Text mb="3">Sends all changes since then again, with current supplier details. Up to 30 days back.</Text>
      <div className="webhook-since">
        <OfficeField label="Changed since (your time)">
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={typed}
              aria-invalid={Boolean(missing)}
              aria-describedby={`${fieldId}-text`}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </OfficeField>
        <Button type="submit" variant="outline">
          Send All Again
        </Button>
      </div>
      <p id={`${fieldId}-text`} role="status" className={wrong ? 'text-field-error' : 'text-field-help'}>
        {wrong ?? (isDone ? 'It is sent within seconds.' : '')}
      </p>
    </form>
  )
}

const WebhookFacts = ({ webhook }: { webhook: WebhookRow_WebhookFragment }) => {
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
