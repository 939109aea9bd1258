import type { SubmissionErrors } from 'final-form'
import { decisionRules, undoMinutes } from '../../../api/moderation/requests/decision.rules.ts'
import { TextAreaField, AdminForm, FormButtons } from '../ui/forms/form.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { fillTemplate } from '../../../api/mail/mail-kinds.rules.ts'
import { useDecisionMailQuery, type DecisionMailQuery } from './PendingCard.generated.ts'
import type { PendingKind } from '../../schema.generated.ts'
import { LoadingPanel } from '../ui/Panel.tsx'
import type { BulkTexts } from '../table/table-column.tsx'
import { kinds } from './kinds.ts'

interface DecisionFormProps {
  button: string
  isReasonNeeded: boolean
  mail: DecisionMail | null
  recipients?: readonly string[]
  recipient?: string
  /** True if some items have nobody to email. */
  isNoteNeeded?: boolean
  onClose: () => void
  /** Returns the errors for the form. */
  onDecide: (words: BulkTexts) => Promise<SubmissionErrors | void>
}

export const DecisionForm = ({
  button,
  isReasonNeeded,
  mail,
  recipients = [],
  recipient,
  isNoteNeeded = mail === null,
  onClose,
  onDecide,
}: DecisionFormProps) => {
  const needs = [...(mail ? (['message'] as const) : []), ...(isNoteNeeded ? (['note'] as const) : [])]
  return (
    <AdminForm<BulkTexts>
      label={button}
      className="stack measure"
      onSubmit={onDecide}
      validate={validate(isReasonNeeded ? decisionRules(...needs) : decisionRules())}
    >
      {({ values }) => (
        <>
          {mail && (
            <>
              <TextAreaField
                name="message"
                label={`Message to ${recipient}${isReasonNeeded ? '' : ' (optional)'}`}
                help="Included in the email below."
                rows={3}
                maxLength={500}
                aria-required={isReasonNeeded}
              />
              <MailPreview
                mail={mail}
                recipients={recipients}
                message={values.message?.trim() || (isReasonNeeded ? '…' : '')}
              />
            </>
          )}
          <TextAreaField
            name="note"
            label="Internal note"
            help={noteHelp(mail !== null, isReasonNeeded && isNoteNeeded)}
            rows={2}
            maxLength={500}
            aria-required={isReasonNeeded && isNoteNeeded}
          />
          <FormButtons label={button} onClose={onClose} />
        </>
      )}
    </AdminForm>
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
  recipients: readonly string[]
}

const MailPreview = ({ mail, message, recipients }: MailPreviewProps) => (
  <section className="card flat stack" aria-label="Email">
    <dl>
      <dt>To</dt>
      <dd>{recipients.join(', ')}</dd>
      <dt>Subject</dt>
      <dd>{mail.subject}</dd>
    </dl>
    <p className="mail-text">{fillTemplate(mail.text, { message })}</p>
    <p className="muted small-text">
      {mail.isSent
        ? `Sent after ${undoMinutes} minutes, unless you undo the decision.`
        : 'This site has no mail server. Copy the email from the outbox and send it yourself.'}
    </p>
  </section>
)

interface ItemsDecisionProps {
  kind: PendingKind
  choice: 'APPROVE' | 'REJECT'
  items: readonly { id: string; email: string | null }[]
  onClose: () => void
  onDecide: DecisionFormProps['onDecide']
}

/** Asks once for the texts of all items; the preview is the first email. */
export const ItemsDecision = ({ kind, choice, items, onClose, onDecide }: ItemsDecisionProps) => {
  const { approve, reject, recipient } = kinds[kind]
  const isMany = items.length > 1
  const { id } = items.find(({ email }) => email) ?? items[0]!
  const query = useDecisionMailQuery({
    variables: { id, kind, choice },
    skip: recipient === undefined,
    fetchPolicy: 'network-only',
  })
  const { data } = query
  if (recipient !== undefined && !data) return <LoadingPanel query={query} things="the email preview" height="160px" />
  const mail = data?.pendingItem?.decisionMail ?? null
  const recipients = mail && !isMany ? [mail.recipient] : items.flatMap(({ email }) => email ?? [])
  return (
    <DecisionForm
      button={choice === 'APPROVE' ? approve : reject}
      isReasonNeeded={choice === 'REJECT'}
      mail={mail}
      recipients={recipients}
      recipient={`${isMany ? 'each' : 'the'} ${recipient}`}
      isNoteNeeded={!mail || recipients.length < items.length}
      onClose={onClose}
      onDecide={onDecide}
    />
  )
}
