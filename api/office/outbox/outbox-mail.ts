import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable, enumType } from '../../schema/types.ts'
import { mailKinds, type MailKind as Kind } from '../../mail/mail-kinds.rules.ts'
import { connectionType } from '../../schema/connection.ts'

const kinds = Object.entries(mailKinds).map(([kind, { label, to }]) => [kind, `${label}. To: ${to.toLowerCase()}.`])

export const MailKind = enumType<Kind>(
  'MailKind',
  'The kind of an email.',
  Object.fromEntries(kinds) as Record<Kind, string>,
)
export type MailKind = Kind

export const MailState = enumType('MailState', 'The status of an email.', {
  READY: 'Ready to be copied: the site had no mail server when it was written.',
  WAITING: 'Queued to be sent or retried.',
  SENT: 'The mail server has accepted it, or someone sent it by hand.',
  LEFT_OUT: 'Not sent: its recipient has reached the daily limit of this kind.',
  FAILED: 'Not sent after more than a day, or permanently refused by the mail server.',
})
export type MailState = keyof typeof MailState

@ObjectType({ description: 'An email of the site.' })
export class OutboxMail {
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

export const OutboxMailConnection = connectionType(OutboxMail, 'A page of the site’s emails, newest first.')

@ObjectType({ description: 'How email leaves this site.' })
export class MailStatus {
  @Field(() => Boolean, { description: 'Whether a mail server is set; without one emails can only be copied.' })
  canSend!: boolean
  @Field(() => String, nullable('The sender of emails, if known.')) sender!: string | null
}
