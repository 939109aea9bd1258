import { fillTemplate } from '../../../api/mail/mail-kinds.rules.ts'
import { undoMinutes } from '../../../api/moderation/requests/decision.rules.ts'
import type { DecisionMailQuery } from '../../graphql.generated.ts'

/** An email as a decision would write it, with {{message}} where its message will be. */
export type DecisionMail = NonNullable<NonNullable<DecisionMailQuery['pendingItem']>['decisionMail']>

interface MailPreviewProps {
  mail: DecisionMail
  message: string
  /** Who gets one like it, where that is not its own recipient alone. */
  recipients?: readonly string[]
}

/** A preview of the email that a decision sends. */
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
