import { Button } from '@chakra-ui/react'
import { mailKinds, type MailKind } from '../../../api/mail/mail-kinds.rules.ts'
import { useChangeMailMutation, useOutboxMailsQuery, type MailRow_MailFragment } from './OutboxTab.generated.ts'
import type { MailAction, MailState } from '../../schema.generated.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useListVariables, UrlSelect } from '../table/TableSearch.tsx'
import { ActionButton } from '../ui/actions.tsx'
import { State } from '../ui/State.tsx'
import { timeText } from '../ui/time-text.ts'
import { ListRow, PagedRows } from '../ui/lists.tsx'

const states: Record<MailState, { text: string; tone?: 'good' | 'bad' }> = {
  READY: { text: 'Ready to copy' },
  WAITING: { text: 'Waiting' },
  SENT: { text: 'Sent', tone: 'good' },
  LEFT_OUT: { text: 'Not sent' },
  FAILED: { text: 'Failed', tone: 'bad' },
}
const stateNames = Object.keys(states) as MailState[]
const kindNames = Object.keys(mailKinds) as MailKind[]

export const Component = () => {
  const { state = null, kind = null } = useListVariables({ state: stateNames, kind: kindNames })
  const query = useOutboxMailsQuery({ variables: { state, kind }, fetchPolicy: 'cache-and-network' })
  const { mailStatus } = query.data ?? query.previousData ?? {}
  return (
    <div className="stack">
      <p className="lead">All emails from this site. Failed emails are retried for over a day.</p>
      {mailStatus && !mailStatus.canSend && (
        <p className="notice measure">
          This site has no mail server. Copy each email into your own mail program and mark it as sent. To send
          automatically, set <code>SMTP_URL</code>.
        </p>
      )}
      <div className="row" role="group" aria-label="Filter">
        <UrlSelect
          name="state"
          label="State"
          none="All states"
          choices={stateNames.map((one) => [one, states[one].text])}
        />
        <UrlSelect
          name="kind"
          label="Kind"
          none="All kinds"
          choices={kindNames.map((one) => [one, mailKinds[one].label])}
        />
      </div>
      <PagedRows
        query={query}
        label="Outbox"
        field="outboxMails"
        things="the outbox"
        empty={state || kind ? 'No matching emails.' : 'No emails yet.'}
      >
        {(mail) => <MailRow mail={mail} canSend={mailStatus?.canSend ?? false} />}
      </PagedRows>
    </div>
  )
}

interface MailRowProps {
  mail: MailRow_MailFragment
  canSend: boolean
}

const MailRow = ({ mail, canSend }: MailRowProps) => {
  const { kind, state, recipient, subject, createdAt } = mail
  return (
    <ListRow name={`${subject}, to ${recipient}`} parts={{ Open: () => <OpenMail mail={mail} canSend={canSend} /> }}>
      <strong>{subject}</strong> <State tone={states[state].tone}>{states[state].text}</State>
      <div className="muted small-text">
        To {recipient} · {mailKinds[kind].label} · written {timeText(createdAt)}
      </div>
      <div className="muted small-text">{formatDelivery(mail)}</div>
    </ListRow>
  )
}

const formatDelivery = ({ kind, state, attempts, error, nextAttemptAt, sentAt, sentBy }: MailRow_MailFragment) => {
  if (state === 'SENT')
    return sentBy ? `Marked as sent by ${sentBy}, ${timeText(sentAt!)}` : `Sent ${timeText(sentAt!)}`
  if (state === 'LEFT_OUT')
    return `Not sent: this address has had ${mailKinds[kind].maxPerDay} of these emails in a day. Someone may be entering an address that isn’t theirs.`
  if (error) {
    const next = nextAttemptAt ? ` Next attempt: ${timeText(nextAttemptAt)}.` : ''
    return `${attempts === 1 ? 'One attempt' : `${attempts} attempts`}. ${error}.${next}`.replace('..', '.')
  }
  return nextAttemptAt && new Date(nextAttemptAt) > new Date() ? `Will be sent ${timeText(nextAttemptAt)}` : ''
}

const OpenMail = ({ mail, canSend }: MailRowProps) => {
  const { id, recipient, replyTo, subject, text, state } = mail
  const [change] = useChangeMailMutation()
  const act = (action: MailAction) => async () => void (await change({ variables: { input: { id, action } } }))
  const copy = (label: string, words: string) => (
    <Button variant="outline" onClick={() => void copyText(words, label)}>
      Copy {label}
    </Button>
  )
  return (
    <>
      {replyTo && <p className="muted small-text">Replies go to {replyTo}.</p>}
      <div className="card flat mail-text">{text}</div>
      <div className="row">
        {copy('Address', recipient)}
        {copy('Subject', subject)}
        {copy('Text', text)}
        {state !== 'SENT' && (
          <>
            {canSend && (
              <ActionButton variant="solid" refused="Not sent" action={act('SEND')}>
                {state === 'FAILED' ? 'Send Again' : 'Send Now'}
              </ActionButton>
            )}
            <ActionButton
              variant={canSend ? 'outline' : 'solid'}
              refused="Not marked as sent"
              action={act('MARK_SENT')}
            >
              Mark as Sent
            </ActionButton>
          </>
        )}
      </div>
    </>
  )
}
