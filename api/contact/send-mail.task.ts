import type { Task } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { log } from '../server/log.ts'
import { metrics } from '../server/metrics.ts'
import { mailOf, type StoredMessage } from './mail-of.ts'

const payloadRules = z.object({ messageId: z.int() })

/** A mail server that does not answer in this time is tried again later. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const firstAdmin = 'select email from app_user where is_admin order by id limit 1'

/**
 * Forwards a stored message by e-mail. If the mail server refuses, the job fails and the queue retries it; a message
 * always has the same Message-ID, so that mail programs show one that was accepted twice only once.
 */
export const sendMailTask =
  ({ env, database: { pool } }: JobContext): Task =>
  async (payload) => {
    const { messageId } = payloadRules.parse(payload)
    if (!env.SMTP_URL) return
    const {
      rows: [message],
    } = await runSql<StoredMessage>(
      pool,
      'select id, name, email, reason, subject, message, created_at as "createdAt" from contact_message where id = $1 and mailed_at is null',
      [messageId],
    )
    if (!message) return
    const to = env.CONTACT_EMAIL ?? (await runSql<{ email: string | null }>(pool, firstAdmin)).rows[0]?.email
    if (!to) return log.warn({ messageId }, 'a message was not e-mailed: CONTACT_EMAIL is not set')
    const host = createTransport({ url: env.SMTP_URL, ...timeouts })
    try {
      await host.sendMail(mailOf(message, { to, siteName: env.SITE_NAME, siteUrl: env.SITE_URL }))
      metrics.mails.inc({ result: 'sent' })
    } catch (error) {
      metrics.mails.inc({ result: 'failed' })
      throw error
    } finally {
      host.close()
    }
    await runSql(pool, 'update contact_message set mailed_at = now() where id = $1', [messageId])
  }
