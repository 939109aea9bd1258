import { fillTemplate } from '../../../api/mail/mail-kinds.rules.ts'
import { undoMinutes } from '../../../api/moderation/requests/decision.rules.ts'
import type { DecisionMailQuery } from '../../graphql.generated.ts'

/** The email that a decision sends, with {{message}} as the placeholder of its message. */
export type DecisionMail = NonNullable<NonNullable<DecisionMailQuery['pendingItem']>['decisionMail']>

interface MailPreviewProps {
  mail: DecisionMail
  message: string
  /** The recipients of a bulk decision. */
  recipients?: readonly string[]
}

export const MailPreview = ({ mail, message, recipients = [mail.recipient] }: MailPreviewProps) => (
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
