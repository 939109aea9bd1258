import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { findMail } from './list-mails.ts'
import type { MailAction } from './change-mail.types.ts'
import type { OutboxMail } from './outbox-mail.ts'

const steps: Record<MailAction, string> = {
  SEND: `update outbox_mail set state = 'waiting', attempts = 0, error = null, next_attempt_at = now() where id = $1 and state <> 'sent'`,
  MARK_SENT: `update outbox_mail set state = 'sent', sent_at = now(), sent_by = $2, sealed = null where id = $1 and state <> 'sent'`,
}

/**
 * Sends an email now, or marks it as sent by hand. Waits while it is being sent.
 * @throws NOT_FOUND; CONFLICT if it was sent, or there is no mail server
 */
export const changeMail = (context: Context, idText: string, action: MailAction): Promise<OutboxMail> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const id = parseId(idText) ?? 0
    if (action === 'SEND' && !context.env.SMTP_URL)
      throw new PublicError('CONFLICT', 'This site has no mail server. Set SMTP_URL or copy the email.')
    const before = await findMail(em, id)
    if (!before) throw new PublicError('NOT_FOUND', 'This email has been deleted.')
    const { rowCount } = await runSql(em, steps[action], action === 'SEND' ? [id] : [id, admin.username])
    if (!rowCount) throw new PublicError('CONFLICT', 'This email has already been sent.')
    if (action === 'SEND')
      await queueJob(em, 'send_mail', { mailId: id }, { queue: 'mail', key: `mail-${id}`, maxAttempts: 3 })
    const mail = (await findMail(em, id))!
    await recordAction(em, admin, {
      action: action === 'SEND' ? 'mail.send' : 'mail.mark_sent',
      subject: 'mail',
      subjectId: id,
      before: { state: before.state },
      after: { state: mail.state },
    })
    return mail
  })
