import { Field, ID, InputType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import { OutboxMail } from './outbox-mail.ts'

export const MailAction = enumType('MailAction', 'What is to be done with an email of the outbox.', {
  SEND: 'Send it now, also where it failed.',
  MARK_SENT: 'Note that somebody has sent it by hand.',
})
export type MailAction = keyof typeof MailAction

@InputType({ description: 'What is to be done with an email of the outbox.' })
export class ChangeMailInput {
  @Field(() => ID, { description: 'Which email.' }) id!: string
  @Field(() => MailAction, { description: 'What is to be done with it.' }) action!: MailAction
}

export const ChangeMailPayload = payloadType('ChangeMailPayload', 'mail', () => OutboxMail, 'The email as it is now.')
