import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { mailKinds } from '../../../api/mail/mail-kinds.rules.ts'
import { useChangeMailMutation, type MailAction, type MailRow_MailFragment } from '../../graphql.generated.ts'
import { copyText } from '../../ui/copy-text.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { stateWords, timeText } from './words.ts'

interface MailRowProps {
  mail: MailRow_MailFragment
  canSend: boolean
}

/** Opens to read, copy, resend or mark the email as sent. */
export const MailRow = ({ mail, canSend }: MailRowProps) => {
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
          minH="11"
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

/** Details of the delivery; empty where the status says everything. */
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
    <Button variant="outline" minH="11" onClick={() => void copyText(words, label)}>
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
              <Button minH="11" loading={loading} onClick={() => void act('SEND')}>
                {state === 'FAILED' ? 'Send Again' : 'Send Now'}
              </Button>
            )}
            <Button minH="11" variant={canSend ? 'outline' : 'solid'} onClick={() => void act('MARK_SENT')}>
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
