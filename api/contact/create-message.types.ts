import { Field, InputType } from 'type-graphql'
import { enumType } from '../schema/enum-type.ts'
import { payloadType } from '../schema/payload.ts'
import type { ContactReason as Reason } from './contact-form.rules.ts'
import { Message } from './message.entity.ts'

export const ContactReason = enumType<Uppercase<Reason>>('ContactReason', 'The reason for writing.', {
  GENERAL_INQUIRY: 'A general inquiry.',
  BUSINESS_LISTING: 'About the listing of a business.',
  ADVERTISING: 'About advertising.',
  TECHNICAL_SUPPORT: 'For help with the site or this API.',
  FEEDBACK: 'Praise, criticism or a proposal.',
  OTHER: 'Anything else.',
})
export type ContactReason = keyof typeof ContactReason

@InputType({ description: 'A message to the people who run the site.' })
export class CreateMessageInput {
  @Field(() => String, { description: 'Who writes, 2 to 120 characters.' }) name!: string
  @Field(() => String, { description: 'An email address to answer to.' }) email!: string
  @Field(() => ContactReason, { description: 'Why.' }) reason!: ContactReason
  @Field(() => String, { description: 'What it is about, 2 to 200 characters.' }) subject!: string
  @Field(() => String, { description: 'Plain text of 10 to 5,000 characters.' }) message!: string
}

export const CreateMessagePayload = payloadType('CreateMessagePayload', 'message', () => Message, 'The message.')
