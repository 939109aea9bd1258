import { Arg, Authorized, Ctx, Extensions, ID, Int, Mutation, Query, Resolver, Field, InputType } from 'type-graphql'
import { afterArg, firstArg } from '../../schema/check-first.ts'
import { contactAddress } from '../../mail/contact-address.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload, payloadType } from '../../schema/payload.ts'
import type { WeightedField } from '../../process/weight.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { enumType } from '../../schema/enum-type.ts'
import { findMail, listMails } from './list-mails.ts'
import {
  MailTemplate,
  ResetMailTemplateInput,
  ResetMailTemplatePayload,
  UpdateMailTemplateInput,
  UpdateMailTemplatePayload,
} from './mail-template.ts'
import { MailKind, MailState, MailStatus, OutboxMail, OutboxMailConnection } from './outbox-mail.ts'
import { listTemplates, saveTemplate } from './save-template.ts'

@Resolver()
export class OutboxResolver {
  @Authorized('ADMIN')
  @Query(() => OutboxMailConnection, {
    nullable: true,
    description: 'The site’s emails, newest first. For administrators.',
  })
  outboxMails(
    @Ctx() { pool }: Context,
    @Arg('state', () => MailState, { nullable: true, description: 'Only those with this status.' })
    state?: MailState | null,
    @Arg('kind', () => MailKind, { nullable: true, description: 'Only those about this.' }) kind?: MailKind | null,
    @Arg('first', () => Int, firstArg(25)) first?: number | null,
    @Arg('after', () => String, afterArg) after?: string | null,
  ): Promise<ConnectionOf<OutboxMail>> {
    return listMails(pool, { state, kind, first, after })
  }

  @Authorized('ADMIN')
  @Query(() => OutboxMail, { nullable: true, description: 'One email of the outbox. For administrators.' })
  outboxMail(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'Which email.' }) id: string,
  ): Promise<OutboxMail | null> {
    return findMail(pool, id)
  }

  @Authorized('ADMIN')
  @Query(() => MailStatus, { nullable: true, description: 'How email leaves this site. For administrators.' })
  async mailStatus(@Ctx() { pool, env }: Context): Promise<MailStatus> {
    return { canSend: env.SMTP_URL !== undefined, sender: env.MAIL_FROM ?? (await contactAddress(pool, env)) ?? null }
  }

  @Authorized('ADMIN')
  @Extensions({ weight: 10 } satisfies WeightedField)
  @Query(() => [MailTemplate], { nullable: true, description: 'The email templates; at most 20. For administrators.' })
  mailTemplates(@Ctx() { pool }: Context): Promise<MailTemplate[]> {
    return listTemplates(pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateMailTemplatePayload, {
    nullable: true,
    description: 'Changes the template of a kind of email; existing emails stay. For administrators.',
  })
  updateMailTemplate(
    @Ctx() context: Context,
    @Arg('input', () => UpdateMailTemplateInput, { description: 'The words.' })
    { kind, version, subject, text, isOn }: UpdateMailTemplateInput,
  ): Promise<Payload<'template', MailTemplate>> {
    return inPayload('template', () => saveTemplate(context, { kind, version }, { subject, text, isOn }))
  }

  @Authorized('ADMIN')
  @Mutation(() => ResetMailTemplatePayload, {
    nullable: true,
    description: 'Restores the default template of a kind of email. For administrators.',
  })
  resetMailTemplate(
    @Ctx() context: Context,
    @Arg('input', () => ResetMailTemplateInput, { description: 'Which kind.' }) input: ResetMailTemplateInput,
  ): Promise<Payload<'template', MailTemplate>> {
    return inPayload('template', () => saveTemplate(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => ChangeMailPayload, {
    nullable: true,
    description: 'Sends an email in the outbox, or marks it as sent by hand. For administrators.',
  })
  changeMail(
    @Ctx() context: Context,
    @Arg('input', () => ChangeMailInput, { description: 'The action.' }) { id, action }: ChangeMailInput,
  ): Promise<Payload<'mail', OutboxMail>> {
    return inPayload('mail', () => changeMail(context, id, action))
  }
}

const steps: Record<MailAction, string> = {
  SEND: `update outbox_mail set state = 'waiting', attempts = 0, error = null, next_attempt_at = now() where id = $1 and state <> 'sent'`,
  MARK_SENT: `update outbox_mail set state = 'sent', sent_at = now(), sent_by = $2, sealed = null where id = $1 and state <> 'sent'`,
}

/** Waits while the email is being sent. */
const changeMail = (context: Context, idText: string, action: MailAction): Promise<OutboxMail> =>
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

const MailAction = enumType('MailAction', 'An action on an email in the outbox.', {
  SEND: 'Sends it now, even if it failed.',
  MARK_SENT: 'Records that someone sent it by hand.',
})
type MailAction = keyof typeof MailAction

@InputType({ description: 'An action on an email in the outbox.' })
class ChangeMailInput {
  @Field(() => ID, { description: 'Which email.' }) id!: string
  @Field(() => MailAction, { description: 'The action.' }) action!: MailAction
}

const ChangeMailPayload = payloadType('ChangeMailPayload', 'mail', () => OutboxMail, 'The changed email.')
