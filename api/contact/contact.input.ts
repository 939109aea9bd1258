import { Field, InputType, Int } from 'type-graphql'
import type { HoneypotFields } from '../server/honeypot.ts'

/** The contact form, as it is sent; its rules are in contact.rules.ts. */
@InputType({ description: 'A message to the people who run the site.' })
export class ContactInput implements HoneypotFields {
  @Field(() => String, { description: 'Who writes, 2 to 120 characters.' }) name!: string
  @Field(() => String, { description: 'Where to answer to.' }) email!: string
  @Field(() => String, {
    description: 'One of general_inquiry, business_listing, advertising, technical_support, feedback and other.',
  })
  reason!: string
  @Field(() => String, { description: 'What it is about, 2 to 200 characters.' }) subject!: string
  @Field(() => String, { description: 'Plain text of 10 to 5,000 characters.' }) message!: string
  @Field(() => String, {
    nullable: true,
    description: 'For forms: a field hidden from people. What fills it in is refused.',
  })
  leaveEmpty?: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'For forms: for how long it was open, in milliseconds. Under 2,000 is refused.',
  })
  openForMs?: number | null
}
