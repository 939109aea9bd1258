import { Box, Text, Button } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { mailKinds, type MailKind } from '../../../api/mail/mail-kinds.rules.ts'
import { useOutboxMailsQuery, useChangeMailMutation, type MailRow_MailFragment } from './OutboxTab.generated.ts'
import type { MailState, MailAction } from '../../schema.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import '../ui/admin.css'
import './OutboxTab.css'
import { useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { Options } from '../ui/forms/SelectField.tsx'
import { timeText } from '../ui/time-text.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const variables = { state: known(params.get('state'), stateWords), kind: known(params.get('kind'), mailKinds) }
  const query = useOutboxMailsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, previousData, loading, fetchMore } = query
  const { outboxMails, mailStatus } = data ?? (loading ? previousData : undefined) ?? {}
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        All emails from this site. Failed emails are retried for over a day.
      </Text>
      {mailStatus && !mailStatus.canSend && (
        <p className="outbox-notice">
          This site has no mail server. Copy each email into your own mail program and mark it as sent. To send
          automatically, set <code>SMTP_URL</code>.
        </p>
      )}
      <Filter />
      {!outboxMails ? (
        <LoadingPanel query={query} failed="Failed to load the outbox. Please try again." />
      ) : outboxMails.nodes.length === 0 ? (
        <Text color="fg.muted" py="8">
          {variables.state || variables.kind ? 'No matching emails.' : 'No emails yet.'}
        </Text>
      ) : (
        <ol className="admin-list" aria-label="Outbox" aria-busy={loading}>
          {outboxMails.nodes.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} canSend={mailStatus?.canSend ?? false} />
            </li>
          ))}
        </ol>
      )}
      <LoadMore
        pageInfo={outboxMails?.pageInfo}
        things="more emails"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('outboxMails') })}
      >
        Older Emails
      </LoadMore>
    </>
  )
}

/** Ignores invalid values in the address. */
const known = <Name extends string>(value: string | null, names: Readonly<Record<Name, unknown>>): Name | null =>
  value !== null && Object.hasOwn(names, value) ? (value as Name) : null

const Filter = () => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const select = (name: string, label: string, all: string, choices: [value: string, words: string][]) => (
    <OfficeField label={label} className="admin-choice">
      {(control) => (
        <select {...control} value={params.get(name) ?? ''} onChange={({ target }) => set(name, target.value)}>
          <Options none={all} choices={choices} />
        </select>
      )}
    </OfficeField>
  )
  return (
    <Box role="group" aria-label="Filter" display="flex" flexWrap="wrap" gap="4" mb="4">
      {select(
        'state',
        'State',
        'All states',
        (Object.keys(stateWords) as MailState[]).map((state) => [state, stateWords[state].text]),
      )}
      {select(
        'kind',
        'About',
        'Everything',
        (Object.keys(mailKinds) as MailKind[]).map((kind) => [kind, mailKinds[kind].label]),
      )}
    </Box>
  )
}

interface MailRowProps {
  mail: MailRow_MailFragment
  canSend: boolean
}

const MailRow = ({ mail, canSend }: MailRowProps) => {
  const { id, kind, state, recipient, subject, createdAt } = mail
  const [isOpen, setOpen] = useState(false)
  const { text, state: colour } = stateWords[state]
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{subject}</strong>{' '}
          <span className="admin-state" data-state={colour}>
            {text}
          </span>
          <div className="admin-small">
            To {recipient} · {mailKinds[kind].label} · written {timeText(createdAt)}
          </div>
          <div className="admin-small">{whatCame(mail)}</div>
        </div>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={`mail-${id}`}
          aria-label={`${isOpen ? 'Close' : 'Open'}: ${subject}, to ${recipient}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Open'}
        </Button>
      </div>
      {isOpen && <OpenMail mail={mail} canSend={canSend} />}
    </>
  )
}

const whatCame = ({ kind, state, attempts, error, nextAttemptAt, sentAt, sentBy }: MailRow_MailFragment) => {
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
  const [change, { loading }] = useChangeMailMutation()
  const [problem, setProblem] = useState<string>()
  const act = async (action: MailAction) => {
    if (loading) return
    setProblem(undefined)
    try {
      await change({ variables: { input: { id, action } } })
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
  }
  const copy = (label: string, words: string) => (
    <Button variant="outline" onClick={() => void copyText(words, label)}>
      Copy {label}
    </Button>
  )
  return (
    <div className="admin-part" id={`mail-${id}`} role="group" aria-label={`Email: ${subject}`}>
      {replyTo && <p className="admin-small">Replies go to {replyTo}.</p>}
      <div className="outbox-text">{text}</div>
      <div className="admin-actions">
        {copy('Address', recipient)}
        {copy('Subject', subject)}
        {copy('Text', text)}
        {state !== 'SENT' && (
          <>
            {canSend && (
              <Button loading={loading} onClick={() => void act('SEND')}>
                {state === 'FAILED' ? 'Send Again' : 'Send Now'}
              </Button>
            )}
            <Button variant={canSend ? 'outline' : 'solid'} onClick={() => void act('MARK_SENT')}>
              Mark as Sent
            </Button>
          </>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
    </div>
  )
}

const stateWords: Record<MailState, { text: string; state?: 'good' | 'bad' }> = {
  READY: { text: 'Ready to copy' },
  WAITING: { text: 'Waiting' },
  SENT: { text: 'Sent', state: 'good' },
  LEFT_OUT: { text: 'Not sent' },
  FAILED: { text: 'Failed', state: 'bad' },
}
