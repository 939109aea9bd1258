import type { SendMailOptions } from 'nodemailer'
import { oneLine } from '../server/one-line.ts'
import { contactReasons, type ContactReason } from './contact-form.rules.ts'

/** A message as stored. */
export interface StoredMessage {
  id: number
  name: string
  email: string
  reason: ContactReason
  subject: string
  message: string
  createdAt: Date
}

interface MailOptions {
  to: string
  siteName: string
  siteUrl: string | undefined
}

/**
 * The e-mail that passes a message on: plain text, from the site to its administrators; "Reply" goes to the visitor.
 */
export const mailOf = (
  { id, name, email, reason, subject, message, createdAt }: StoredMessage,
  { to, siteName, siteUrl }: MailOptions,
): SendMailOptions => {
  const host = siteUrl ? new URL(siteUrl).hostname : to.slice(to.lastIndexOf('@') + 1)
  return {
    from: { name: oneLine(siteName), address: to },
    to: { name: '', address: to },
    replyTo: { name: oneLine(name), address: oneLine(email) },
    subject: oneLine(`[${siteName}] ${subject}`),
    messageId: `<contact-${id}-${createdAt.getTime()}@${host}>`,
    date: createdAt,
    text: `${message}\n\n-- \n${oneLine(name)} <${oneLine(email)}>\nReason: ${contactReasons[reason]}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
