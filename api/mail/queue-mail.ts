import { findRow, lockByKey, readRow, runSql, type Db } from '../database/sql.ts'
import type { Env } from '../process/env.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { oneLine } from '../text/one-line.ts'
import { seal } from '../process/seal.ts'
import { fillTemplate, mailKinds, type MailKind, type MailValues } from './mail-kinds.rules.ts'
import { findTemplateProblems } from './template.rules.ts'

export interface Template {
  subject: string
  text: string
  isOn: boolean
}

export const readTemplate = async (db: Db, kind: MailKind): Promise<Template> => {
  const row = await findRow<Template>(
    db,
    'select subject, body "text", is_on "isOn" from mail_template where kind = $1',
    [kind],
  )
  const { subject, text } = mailKinds[kind]
  return row ?? { subject, text, isOn: true }
}

export interface NewMail<Kind extends MailKind> {
  kind: Kind
  /** Identifies the event, such as `registration-7-received`; only the first email with a key is written. */
  key: string
  to: string
  values: MailValues<Kind>
  replyTo?: { name: string; address: string }
  /** Replaces `hiddenLink` when the email is sent; stored encrypted until then. */
  link?: string
  /** Delays sending, so that an action can be undone. */
  delayMs?: number
}

/** Shown in the outbox instead of a secret link. */
export const hiddenLink = '[link hidden; see the email itself]'

/** Emails are sent one at a time, as each occupies a connection. */
const insertAndQueue = `
  with mail as (
    insert into outbox_mail (key, kind, recipient, reply_name, reply_to, subject, body, state, next_attempt_at, sealed)
    values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9::double precision / 1000), $10)
    on conflict (key) do nothing returning id, state, next_attempt_at)
  select graphile_worker.add_job('send_mail', json_build_object('mailId', id), run_at := next_attempt_at,
                                 queue_name := 'mail', job_key := 'mail-' || id, max_attempts := 3)
    from mail where state = 'waiting'`

const sentToday = `
  select count(*)::int as count from outbox_mail
   where mailbox_key(recipient) = mailbox_key($1) and kind = $2 and created_at > now() - interval '1 day' and state <> 'left_out'`

/** Locks the mailbox, so that simultaneous emails are counted too. */
const isLimitReached = async (db: Db, kind: MailKind, to: string): Promise<boolean> => {
  const { maxPerDay } = mailKinds[kind]
  if (maxPerDay === null) return false
  await lockByKey(db, `${kind} to ${to.split(/[+@]/, 1)[0]!.replaceAll('.', '').toLowerCase()}`)
  return (await readRow<{ count: number }>(db, sentToday, [to, kind])).count >= maxPerDay
}

/** Part of the caller’s transaction; false for a kind that is switched off. */
export const queueMail = async <Kind extends MailKind>(
  db: Db,
  env: Env,
  { kind, key, to, values, replyTo, link, delayMs = 0 }: NewMail<Kind>,
): Promise<boolean> => {
  const filled = await fillMail(db, env, { kind, values })
  if (!filled) return false
  const recipient = oneLine(to)
  const isLeftOut = await isLimitReached(db, kind, recipient)
  await runSql(db, insertAndQueue, [
    key,
    kind,
    recipient,
    replyTo ? oneLine(replyTo.name) : null,
    replyTo ? oneLine(replyTo.address) : null,
    filled.subject,
    filled.text,
    isLeftOut ? 'left_out' : env.SMTP_URL ? 'waiting' : 'ready',
    delayMs,
    link === undefined ? null : seal(env, Buffer.from(link), key, 'mail'),
  ])
  return true
}

/** An invalid template is replaced by the default; undefined for a kind that is switched off. */
export const fillMail = async <Kind extends MailKind>(
  db: Db,
  env: Env,
  { kind, values }: Pick<NewMail<Kind>, 'kind' | 'values'>,
): Promise<{ subject: string; text: string } | undefined> => {
  const template = await readTemplate(db, kind)
  if (!template.isOn) return undefined
  const { subject, text } = Object.keys(findTemplateProblems(kind, template)).length ? mailKinds[kind] : template
  const all = { ...values, siteName: env.SITE_NAME, siteUrl: getConfiguredSiteUrl(env) }
  return { subject: oneLine(fillTemplate(subject, all)), text: fillTemplate(text, all) }
}

export const cancelMail = async (db: Db, key: string): Promise<void> => {
  await runSql(db, `delete from outbox_mail where key = $1 and state in ('ready', 'waiting')`, [key])
}

/** For emails with a secret link, which no longer works. */
export const cancelLinks = async (db: Db, keyPrefix: string): Promise<void> => {
  await runSql(db, `delete from outbox_mail where state <> 'sent' and starts_with(key, $1)`, [keyPrefix])
}
