import { Field, ID, InputType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import { OutboxMail } from './outbox-mail.ts'

export const MailAction = enumType('MailAction', 'An action on an email in the outbox.', {
  SEND: 'Sends it now, even if it failed.',
  MARK_SENT: 'Records that someone sent it by hand.',
})
export type MailAction = keyof typeof MailAction

@InputType({ description: 'An action on an email in the outbox.' })
export class ChangeMailInput {
  @Field(() => ID, { description: 'Which email.' }) id!: string
  @Field(() => MailAction, { description: 'The action.' }) action!: MailAction
}

export const ChangeMailPayload = payloadType('ChangeMailPayload', 'mail', () => OutboxMail, 'The email as it is now.')
