import type { SendMailOptions } from 'nodemailer'
import { oneLine } from '../text/one-line.ts'
import { formatMailHtml } from './format-mail-html.ts'

export interface StoredMail {
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

interface MailOptions {
  from: string
  siteName: string
  siteUrl: string | undefined
}

/**
 * The message for the mail server.
 * Its Message-ID derives from the row, so that mail programs hide a duplicate sent after a crash.
 */
export const toSendOptions = (
  { key, recipient, replyName, replyTo, subject, body, createdAt }: StoredMail,
  { from, siteName, siteUrl }: MailOptions,
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
