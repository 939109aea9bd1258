import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { versionField, versionInput, contentVersion } from '../../process/content-version.ts'
import { MailKind } from './outbox-mail.ts'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { lockByKey, runSql, type Db } from '../../database/sql.ts'
import { mailKinds } from '../../mail/mail-kinds.rules.ts'
import { readTemplate, type Template } from '../../mail/queue-mail.ts'
import { templateProblems } from '../../mail/template.rules.ts'
import type { Context } from '../../server/context.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import { badInput } from '../../server/errors.ts'

@ObjectType({ description: 'The template of a kind of email.' })
export class MailTemplate {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { description: 'The subject, with placeholders such as {{businessName}}.' }) subject!: string
  @Field(() => String, { description: 'The text, with placeholders such as {{businessName}}.' }) text!: string
  @Field(() => Boolean, { description: 'Whether emails of this kind are sent.' }) isOn!: boolean
  @Field(() => Boolean, { description: 'Whether it differs from the default.' }) isChanged!: boolean
}

@InputType({ description: 'A kind of email’s new template.' })
export class UpdateMailTemplateInput {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => String, { description: 'The subject, up to 200 characters.' }) subject!: string
  @Field(() => String, {
    description: 'The plain text, up to 5,000 characters, with an empty line between paragraphs.',
  })
  text!: string
  @Field(() => Boolean, { defaultValue: true, description: 'Whether emails of this kind are sent.' }) isOn!: boolean
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A kind of email to reset to its default template.' })
export class ResetMailTemplateInput {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => Int, versionInput) version?: number | null
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

export const listTemplates = async (db: Db): Promise<MailTemplate[]> => {
  const templates = await Promise.all(kinds.map((kind) => readTemplate(db, kind)))
  return templates.map((template, at) => describe(kinds[at]!, template))
}

/** Undefined restores the default. */
export const saveTemplate = async (
  context: Context,
  { kind, version }: ResetMailTemplateInput,
  newTemplate?: Template,
): Promise<MailTemplate> => {
  const admin = requireAdmin(context)
  const problems = newTemplate ? templateProblems(kind, newTemplate) : {}
  if (Object.keys(problems).length) throw badInput(problems)
  return context.em.transactional(async (em) => {
    await lockByKey(em, `mail_template ${kind}`)
    const before = await readTemplate(em, kind)
    refuseStale(
      { version: getTemplateVersion(before) },
      version,
      'Someone else has changed this template since you opened it.',
    )
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
