import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { previousSecretHours } from '../../../api/partners/webhooks/webhook.rules.ts'
import type { WebhookRow_WebhookFragment } from '../../graphql.generated.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { PartButtons } from '../ui/PartButtons.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { Deliveries } from './Deliveries.tsx'
import { ReplaySince } from './ReplaySince.tsx'
import { useChange } from './use-change.ts'
import { WebhookFacts } from './WebhookFacts.tsx'
import { describeState } from './words.ts'

type Part = (typeof parts)[number]

const parts = ['Deliveries', 'Replay', 'New Secret', 'Remove'] as const

interface WebhookRowProps {
  webhook: WebhookRow_WebhookFragment
  onRemoved: () => void
}

export const WebhookRow = ({ webhook, onRemoved }: WebhookRowProps) => {
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
            <Button minH="11" aria-label={`Try Now: ${label}`} onClick={() => void goOn('RESUME')}>
              Try Now
            </Button>
          )}
          <Button
            variant="outline"
            minH="11"
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
