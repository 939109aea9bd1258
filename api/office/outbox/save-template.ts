import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { lockByKey, runSql, type Db } from '../../database/sql.ts'
import { mailKinds, type MailKind } from '../../mail/mail-kinds.rules.ts'
import { readTemplate, type Template } from '../../mail/queue-mail.ts'
import { templateProblems } from '../../mail/template.rules.ts'
import type { Context } from '../../server/context.ts'
import { contentVersion } from '../../process/content-version.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import { badInput } from '../../server/errors.ts'
import type { MailTemplate, ResetMailTemplateInput } from './mail-template.ts'

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
    if (changes)
      await recordAction(em, admin, {
        action: 'mail_template.edit',
        subject: 'mail_template',
        subjectId: kind,
        ...changes,
      })
    return describe(kind, after)
  })
}
