import { Resolver, Field, InputType } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { PayloadMutation, enumType } from '../schema/types.ts'
import { Message } from './message.entity.ts'
import { sendMessage } from './send-message.ts'
import type { ContactReason as Reason } from './contact-form.rules.ts'

const ContactReason = enumType<Uppercase<Reason>>('ContactReason', 'The reason for writing.', {
  GENERAL_INQUIRY: 'A general enquiry.',
  BUSINESS_LISTING: 'About a business’s listing.',
  ADVERTISING: 'About advertising.',
  TECHNICAL_SUPPORT: 'For help with the site or this API.',
  FEEDBACK: 'Praise, criticism or a suggestion.',
  OTHER: 'Anything else.',
})
type ContactReason = keyof typeof ContactReason

@InputType({ description: 'A message to the people who run the site.' })
class CreateMessageInput {
  @Field(() => String, { description: 'The sender’s name, 2 to 120 characters.' }) name!: string
  @Field(() => String, { description: 'The sender’s email address.' }) email!: string
  @Field(() => ContactReason, { description: 'The reason for writing.' }) reason!: ContactReason
  @Field(() => String, { description: 'What it is about, 2 to 200 characters.' }) subject!: string
  @Field(() => String, { description: 'Plain text of 10 to 5,000 characters.' }) message!: string
}

@Resolver()
export class ContactResolver {
  @PayloadMutation(
    'Sends a message to the administrators. At most five an hour from one IP address.',
    CreateMessageInput,
    { message: [() => Message, 'The message.'] },
  )
  createMessage(context: Context, { reason, ...input }: CreateMessageInput): Promise<Message> {
    return sendMessage(context, { ...input, reason: reason.toLowerCase() })
  }
}
