import { Arg, Args, Authorized, Ctx, ID, Query, Resolver, Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, PayloadMutation, type PayloadFields, parseId, refuseStale } from '../../schema/types.ts'
import { pageById, pageArgs, connectionType, type Connection, type PageOptions } from '../../schema/connection.ts'
import { contactAddress } from '../../mail/contact-address.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql, findRow, readRows, lockByKey, type Db } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { PublicError, badInput } from '../../server/errors.ts'
import { versionField, versionInput, contentVersion } from '../../process/content-version.ts'
import { mailKinds, type MailKind as Kind } from '../../mail/mail-kinds.rules.ts'
import { readTemplate, type Template } from '../../mail/queue-mail.ts'
import { findTemplateProblems } from '../../mail/template.rules.ts'

const kindWords = Object.entries(mailKinds).map(([kind, { label, to }]) => [kind, `${label}. To: ${to.toLowerCase()}.`])

const MailKind = enumType<Kind>(
  'MailKind',
  'The kind of an email.',
  Object.fromEntries(kindWords) as Record<Kind, string>,
)
type MailKind = Kind

const MailState = enumType('MailState', 'The status of an email.', {
  READY: 'Ready to be copied: the site had no mail server when it was written.',
  WAITING: 'Queued to be sent or retried.',
  SENT: 'The mail server has accepted it, or someone sent it by hand.',
  LEFT_OUT: 'Not sent: its recipient has reached the daily limit of this kind.',
  FAILED: 'Not sent after more than a day, or permanently refused by the mail server.',
})
type MailState = keyof typeof MailState

@ObjectType({ description: 'An email of the site.' })
class OutboxMail {
  @Field(() => ID, { description: 'Identifies the email.' }) id!: number
  @Field(() => MailKind, { description: 'Its subject.' }) kind!: MailKind
  @Field(() => MailState, { description: 'Its status.' }) state!: MailState
  @Field(() => String, { description: 'The recipient’s address.' }) recipient!: string
  @Field(() => String, nullable('The reply address, if it is not the site’s.')) replyTo!: string | null
  @Field(() => String, { description: 'Its subject.' }) subject!: string
  @Field(() => String, { description: 'Its plain text.' }) text!: string
  @Field(() => Int, { description: 'The number of attempts to send it.' }) attempts!: number
  @Field(() => String, nullable('The mail server’s last error.')) error!: string | null
  @Field(() => Date, nullable('When it is sent or retried next, while it is queued.')) nextAttemptAt!: Date | null
  @Field(() => Date, nullable('When it was sent.')) sentAt!: Date | null
  @Field(() => String, nullable('The person who sent it by hand, if any.')) sentBy!: string | null
  @Field(() => Date, { description: 'When it was written.' }) createdAt!: Date
}

const OutboxMailConnection = connectionType(OutboxMail, 'A page of the site’s emails, newest first.')

@ObjectType({ description: 'How email leaves this site.' })
class MailStatus {
  @Field(() => Boolean, { description: 'Whether a mail server is set; without one emails can only be copied.' })
  canSend!: boolean
  @Field(() => String, nullable('The sender of emails, if known.')) sender!: string | null
}

@ObjectType({ description: 'The template of a kind of email.' })
class MailTemplate {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { description: 'The subject, with placeholders such as {{businessName}}.' }) subject!: string
  @Field(() => String, { description: 'The text, with placeholders such as {{businessName}}.' }) text!: string
  @Field(() => Boolean, { description: 'Whether emails of this kind are sent.' }) isOn!: boolean
  @Field(() => Boolean, { description: 'Whether it differs from the default.' }) isChanged!: boolean
}

@InputType({ description: 'A kind of email to reset to its default template.' })
class ResetMailTemplateInput {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A kind of email’s new template.' })
class UpdateMailTemplateInput extends ResetMailTemplateInput {
  @Field(() => String, { description: 'The subject, up to 200 characters.' }) subject!: string
  @Field(() => String, {
    description: 'The plain text, up to 5,000 characters, with an empty line between paragraphs.',
  })
  text!: string
  @Field(() => Boolean, { defaultValue: true, description: 'Whether emails of this kind are sent.' }) isOn!: boolean
}

const kinds = Object.keys(mailKinds) as MailKind[]

const getTemplateVersion = ({ subject, text, isOn }: Template) => contentVersion([subject, text, isOn])

const describe = (kind: MailKind, template: Template): MailTemplate => {
  const { subject, text } = mailKinds[kind]
  return {
    kind,
    version: getTemplateVersion(template),
    ...template,
    isChanged: template.subject !== subject || template.text !== text || !template.isOn,
  }
}

const listTemplates = async (db: Db): Promise<MailTemplate[]> => {
  const templates = await Promise.all(kinds.map((kind) => readTemplate(db, kind)))
  return templates.map((template, at) => describe(kinds[at]!, template))
}

/** Without a template it restores the default. */
const saveTemplate = async (
  context: Context,
  { kind, version, ...given }: ResetMailTemplateInput & Partial<Template>,
): Promise<MailTemplate> => {
  const admin = requireAdmin(context)
  const newTemplate = 'subject' in given ? (given as Template) : undefined
  const problems = newTemplate ? findTemplateProblems(kind, newTemplate) : {}
  if (Object.keys(problems).length) throw badInput(problems)
  return context.em.transactional(async (em) => {
    await lockByKey(em, `mail_template ${kind}`)
    const before = await readTemplate(em, kind)
    refuseStale(getTemplateVersion(before), version, 'Someone else has changed this template since you opened it.')
    await runSql(em, 'delete from mail_template where kind = $1', [kind])
    if (newTemplate)
      await runSql(em, 'insert into mail_template (kind, subject, body, is_on) values ($1, $2, $3, $4)', [
        kind,
        newTemplate.subject.trim(),
        newTemplate.text.trim(),
        newTemplate.isOn,
      ])
    const after = await readTemplate(em, kind)
    const changes = changedValues(before, after)
    if (changes) await recordAction(em, admin, { action: 'mail_template.edit', subjectId: kind, ...changes })
    return describe(kind, after)
  })
}

const columns = `
  id, kind, upper(state) state, recipient, reply_to "replyTo", subject, body "text", attempts, error,
  case when state = 'waiting' then next_attempt_at end "nextAttemptAt", sent_at "sentAt", sent_by "sentBy", created_at "createdAt"`

const findMail = async (db: Db, id: string | number): Promise<OutboxMail | null> => {
  const text = `select ${columns} from outbox_mail where id = $1`
  return (await findRow<OutboxMail>(db, text, [parseId(String(id)) ?? 0])) ?? null
}

const fields: PayloadFields = { template: [() => MailTemplate, 'The changed template.'] }

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

@Authorized('ADMIN')
@Resolver()
export class OutboxResolver {
  @Query(() => OutboxMailConnection, nullable('The site’s emails, newest first. For administrators.'))
  outboxMails(
    @Ctx() { pool }: Context,
    @Args(pageArgs(25)) page: PageOptions,
    @Arg('state', () => MailState, nullable('Only those with this status.')) state?: MailState | null,
    @Arg('kind', () => MailKind, nullable('Only those about this.')) kind?: MailKind | null,
  ): Promise<Connection<OutboxMail>> {
    return pageById(page, (limit, afterId) =>
      readRows<OutboxMail>(
        pool,
        `select ${columns} from outbox_mail
          where ($2::text is null or state = $2) and ($3::text is null or kind = $3) and ($4::int is null or id < $4)
          order by id desc limit $1`,
        [limit, state?.toLowerCase() ?? null, kind ?? null, afterId],
      ),
    )
  }

  @Query(() => OutboxMail, nullable('One email of the outbox. For administrators.'))
  outboxMail(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'Which email.' }) id: string,
  ): Promise<OutboxMail | null> {
    return findMail(pool, id)
  }

  @Query(() => MailStatus, nullable('How email leaves this site. For administrators.'))
  async mailStatus(@Ctx() { pool, env }: Context): Promise<MailStatus> {
    return { canSend: env.SMTP_URL !== undefined, sender: env.MAIL_FROM ?? (await contactAddress(pool, env)) ?? null }
  }

  @Weight(10)
  @Query(() => [MailTemplate], nullable('The email templates; at most 20. For administrators.'))
  mailTemplates(@Ctx() { pool }: Context): Promise<MailTemplate[]> {
    return listTemplates(pool)
  }

  @PayloadMutation(
    'Changes the template of a kind of email; existing emails stay. For administrators.',
    UpdateMailTemplateInput,
    fields,
  )
  updateMailTemplate = saveTemplate

  @PayloadMutation(
    'Restores the default template of a kind of email. For administrators.',
    ResetMailTemplateInput,
    fields,
  )
  resetMailTemplate = saveTemplate

  @PayloadMutation('Sends an email in the outbox, or marks it as sent by hand. For administrators.', ChangeMailInput, {
    mail: [() => OutboxMail, 'The changed email.'],
  })
  changeMail(context: Context, { id: mailId, action }: ChangeMailInput): Promise<OutboxMail> {
    return context.em.transactional(async (em) => {
      const admin = requireAdmin(context)
      const id = parseId(mailId) ?? 0
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
        subjectId: id,
        before: { state: before.state },
        after: { state: mail.state },
      })
      return mail
    })
  }
}

const steps: Record<MailAction, string> = {
  SEND: `update outbox_mail set state = 'waiting', attempts = 0, error = null, next_attempt_at = now() where id = $1 and state <> 'sent'`,
  MARK_SENT: `update outbox_mail set state = 'sent', sent_at = now(), sent_by = $2, sealed = null where id = $1 and state <> 'sent'`,
}
