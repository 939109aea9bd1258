import type { PoolClient } from 'pg'
import type { SendMailOptions } from 'nodemailer'
import { findRow, runSql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { retryDelayMs } from '../jobs/queue-job.ts'
import type { Env } from '../process/env.ts'
import { metrics } from '../process/metrics.ts'
import { unseal } from '../process/seal.ts'
import { oneLine } from '../text/one-line.ts'
import { escapeHtml } from '../text/escape-html.rules.ts'
import { contactAddress } from './contact-address.ts'
import { hiddenLink } from './queue-mail.ts'

const urlPattern = /https?:\/\/[^\s<>"]+/g

/** Addresses that a visitor typed do not become links. */
export const formatMailHtml = (text: string, siteUrl: string | undefined): string => {
  const siteOrigin = siteUrl && new URL(siteUrl).origin
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((one) => `<p>${linkUrls(one, siteOrigin).replaceAll('\n', '<br>\n')}</p>`)
  return `<!doctype html>\n<html lang="en"><body style="font:16px/1.5 sans-serif;max-width:40em">\n${paragraphs.join('\n')}\n</body></html>\n`
}

const linkUrls = (text: string, siteOrigin: string | undefined): string => {
  let html = ''
  let at = 0
  for (const { 0: url, index } of text.matchAll(urlPattern)) {
    const link = url.replace(/[.,;:!?)]$/, '')
    if (!siteOrigin || URL.parse(link)?.origin !== siteOrigin) continue
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
    at = index + link.length
  }
  return html + escapeHtml(text.slice(at))
}

interface StoredMail {
  id: number
  key: string
  recipient: string
  replyName: string | null
  replyTo: string | null
  subject: string
  body: string
  /** The encrypted link that replaces `hiddenLink`. */
  sealed: Buffer | null
  attempts: number
  createdAt: Date
}

/** The Message-ID derives from the row, so that mail programs hide a duplicate sent after a crash. */
export const toSendOptions = (
  { key, recipient, replyName, replyTo, subject, body, createdAt }: StoredMail,
  { from, siteName, siteUrl }: { from: string; siteName: string; siteUrl: string | undefined },
): SendMailOptions => {
  const host = siteUrl ? new URL(siteUrl).hostname : from.slice(from.lastIndexOf('@') + 1)
  return {
    from: { name: oneLine(siteName), address: from },
    to: { name: '', address: oneLine(recipient) },
    ...(replyTo ? { replyTo: { name: oneLine(replyName ?? ''), address: oneLine(replyTo) } } : {}),
    subject: oneLine(subject),
    messageId: `<${key}-${createdAt.getTime()}@${host}>`,
    date: createdAt,
    text: body,
    html: formatMailHtml(body, siteUrl),
    ...(replyTo ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Locks the email until its outcome is known, so that no other process sends it. */
const dueMail = `
  select id, key, recipient, reply_name "replyName", reply_to "replyTo", subject, body, sealed, attempts, created_at "createdAt"
    from outbox_mail where id = $1 and state = 'waiting' and next_attempt_at <= now() for update skip locked`

const queueRetry = `
  select graphile_worker.add_job('send_mail', json_build_object('mailId', id), run_at := next_attempt_at,
                                 queue_name := 'mail', job_key := 'mail-' || id, max_attempts := 3)
    from outbox_mail where id = $1 and state = 'waiting'`

/** Failures are retried for more than a day. */
export const sendMailTask = async ({ env, database: { pool } }: JobContext, { mailId }: { mailId: number }) => {
  if (!env.SMTP_URL) return
  await inTransaction(pool, async (client) => {
    const mail = await findRow<StoredMail>(client, dueMail, [mailId])
    if (mail) await sendAndRecord(client, env, mail)
  })
}

/** With a mail server, emails wait to be sent; without one, they are ready to copy. */
const updateStates = `update outbox_mail set state = $1 where state = $2`

/** Runs regularly, in case a job was lost or the mail server was added or removed. */
export const sendMailsTask = async ({ env, database: { pool } }: JobContext) => {
  await runSql(pool, updateStates, env.SMTP_URL ? ['waiting', 'ready'] : ['ready', 'waiting'])
  if (!env.SMTP_URL) return
  await runSql(
    pool,
    `select graphile_worker.add_job('send_mail', json_build_object('mailId', id), queue_name := 'mail',
                                    job_key := 'mail-' || id, max_attempts := 3)
       from (select id from outbox_mail where state = 'waiting' and next_attempt_at <= now() order by next_attempt_at limit 200) due`,
  )
}

const sendAndRecord = async (client: PoolClient, env: Env, mail: StoredMail) => {
  const error = await send(client, env, mail).then(
    () => undefined,
    (reason: Error) => reason,
  )
  metrics.mails.inc({ result: error ? 'failed' : 'sent' })
  if (!error) {
    await runSql(
      client,
      `update outbox_mail set state = 'sent', sent_at = now(), sealed = null, attempts = attempts + 1, error = null where id = $1`,
      [mail.id],
    )
    return
  }
  const waitMs = isPermanent(error) ? undefined : retryDelayMs(mail.attempts + 1)
  await runSql(
    client,
    `update outbox_mail set attempts = attempts + 1, error = $2, state = case when $3::float8 is null then 'failed' else state end,
            next_attempt_at = now() + make_interval(secs => coalesce($3, 0) / 1000) where id = $1`,
    [mail.id, error.message.slice(0, 500), waitMs ?? null],
  )
  await runSql(client, queueRetry, [mail.id])
}

const send = async (client: PoolClient, env: Env, mail: StoredMail) => {
  const from = env.MAIL_FROM ?? (await contactAddress(client, env))
  if (!from) throw new Error('Set MAIL_FROM or CONTACT_EMAIL: emails need a sender.')
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: env.SMTP_URL!, ...timeouts })
  try {
    await transport.sendMail(
      toSendOptions(withLink(env, mail), { from, siteName: env.SITE_NAME, siteUrl: env.SITE_URL }),
    )
  } finally {
    transport.close()
  }
}

/** @throws if SESSION_SECRET has changed since the link was sealed. */
const withLink = (env: Env, mail: StoredMail): StoredMail => {
  if (!mail.sealed) return mail
  const link = unseal(env, mail.sealed, mail.key, 'mail').toString()
  return { ...mail, body: mail.body.replaceAll(hiddenLink, () => link) }
}

/** True if the mail server permanently refuses this recipient or text, rather than the site. */
const isPermanent = (error: Error): boolean =>
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
