import { runSql, type Db } from '../database/sql.ts'
import type { Env } from '../server/env.ts'
import { oneLine } from '../server/one-line.ts'
import { fillTemplate, type MailKind, type MailValues } from './mail-kinds.rules.ts'
import { readTemplate } from './read-template.ts'

export interface NewMail<Kind extends MailKind> {
  kind: Kind
  /** Names what it tells, such as `registration-7-received`: of mails with one key only the first is written. */
  key: string
  to: string
  values: MailValues<Kind>
  /** To whom an answer goes, where that is not the site. */
  replyTo?: { name: string; address: string }
  /** Not sent before so many milliseconds, so that what it tells can be undone. */
  delayMs?: number
}

/** Puts a mail into the outbox, and its job into the queue where mail can be sent. */
const insertAndQueue = `
  with mail as (
    insert into outbox_mail (key, kind, recipient, reply_name, reply_to, subject, body, state, next_attempt_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9::double precision / 1000))
    on conflict (key) do nothing returning id, state, next_attempt_at)
  select graphile_worker.add_job('send_mail', json_build_object('mailId', id), run_at := next_attempt_at,
                                 job_key := 'mail-' || id, max_attempts := 3)
    from mail where state = 'waiting'`

/**
 * Writes an e-mail in the caller's transaction: it is sent after the commit, once, and never after a rollback. Without
 * SMTP_URL it stands in the outbox, ready to be copied. A kind that is switched off is not written.
 */
export const queueMail = async <Kind extends MailKind>(
  db: Db,
  env: Env,
  { kind, key, to, values, replyTo, delayMs = 0 }: NewMail<Kind>,
): Promise<void> => {
  const template = await readTemplate(db, kind)
  if (!template.isOn) return
  const all = { ...values, siteName: env.SITE_NAME, siteUrl: siteUrlFor(env) }
  await runSql(db, insertAndQueue, [
    key,
    kind,
    oneLine(to),
    replyTo ? oneLine(replyTo.name) : null,
    replyTo ? oneLine(replyTo.address) : null,
    oneLine(fillTemplate(template.subject, all)),
    fillTemplate(template.text, all),
    env.SMTP_URL ? 'waiting' : 'ready',
    delayMs,
  ])
}

/** Takes a mail out of the outbox again, unless it has been sent. */
export const withdrawMail = async (db: Db, key: string): Promise<void> => {
  await runSql(db, `delete from outbox_mail where key = $1 and state in ('ready', 'waiting')`, [key])
}

/** The address that links in e-mails begin with: there is no request to tell it. */
export const siteUrlFor = ({ SITE_URL, HOST, PORT }: Pick<Env, 'SITE_URL' | 'HOST' | 'PORT'>): string =>
  SITE_URL ?? `http://${HOST}:${PORT}`
