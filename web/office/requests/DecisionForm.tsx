import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { decisionRules, undoMinutes } from '../../../api/moderation/requests/decision.rules.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { getFieldErrors } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { validate } from '../../ui/forms/validate.ts'
import { fillTemplate } from '../../../api/mail/mail-kinds.rules.ts'
import type { DecisionMailQuery } from './PendingCard.generated.ts'

export interface DecisionWords {
  message?: string
  note?: string
}

interface DecisionFormProps {
  button: string
  isReasonNeeded: boolean
  mail: DecisionMail | null
  recipients?: readonly string[]
  recipient?: string | undefined
  /** True if some items have nobody to email. */
  isNoteNeeded?: boolean
  onClose: () => void
  onDecide: (words: DecisionWords) => Promise<unknown>
}

export const DecisionForm = ({
  button,
  isReasonNeeded,
  mail,
  recipients,
  recipient,
  isNoteNeeded = mail === null,
  onClose,
  onDecide,
}: DecisionFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const needs = [...(mail ? (['message'] as const) : []), ...(isNoteNeeded ? (['note'] as const) : [])]
  const send = async (words: DecisionWords) => {
    const error = await onDecide(words)
    return error ? getFieldErrors(error) : undefined
  }
  return (
    <Form<DecisionWords>
      onSubmit={send}
      validate={validate(isReasonNeeded ? decisionRules(...needs) : decisionRules())}
    >
      {({ handleSubmit, submitting = false, values }) => (
        <form ref={form} className="request-form" noValidate aria-label={button} onSubmit={submitWith(handleSubmit)}>
          {mail && (
            <>
              <FormField
                name="message"
                label={`Message to ${recipient}${isReasonNeeded ? '' : ' (optional)'}`}
                help="Included in the email below."
              >
                {(control) => <textarea {...control} rows={3} maxLength={500} aria-required={isReasonNeeded} />}
              </FormField>
              <MailPreview
                mail={mail}
                {...(recipients ? { recipients } : {})}
                message={values.message?.trim() || (isReasonNeeded ? '…' : '')}
              />
            </>
          )}
          <FormField name="note" label="Internal note" help={noteHelp(mail !== null, isReasonNeeded && isNoteNeeded)}>
            {(control) => (
              <textarea {...control} rows={2} maxLength={500} aria-required={isReasonNeeded && isNoteNeeded} />
            )}
          </FormField>
          <div className="request-actions">
            <Button type="submit" disabled={submitting}>
              {button}
            </Button>
            <Button variant="outline" disabled={submitting} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Form>
  )
}

const noteHelp = (isMailed: boolean, isNeeded: boolean) => {
  if (isMailed)
    return isNeeded
      ? 'Only staff see this. Required if the sender left no email address.'
      : 'Only staff see this. It is never emailed.'
  return isNeeded ? 'Why? Only staff see this, and no email is sent.' : 'Optional. Only staff see this.'
}

/** The text contains {{message}} as a placeholder. */
type DecisionMail = NonNullable<NonNullable<DecisionMailQuery['pendingItem']>['decisionMail']>

interface MailPreviewProps {
  mail: DecisionMail
  message: string
  recipients?: readonly string[]
}

const MailPreview = ({ mail, message, recipients = [mail.recipient] }: MailPreviewProps) => (
  <section className="mail-preview" aria-label="Email">
    <dl>
      <dt>To</dt>
      <dd>{recipients.join(', ')}</dd>
      <dt>Subject</dt>
      <dd>{mail.subject}</dd>
    </dl>
    <p className="mail-preview-text">{fillTemplate(mail.text, { message })}</p>
    <p className="admin-small">
      {mail.isSent
        ? `Sent after ${undoMinutes} minutes, unless you undo the decision.`
        : 'This site has no mail server. Copy the email from the outbox and send it yourself.'}
    </p>
  </section>
)
