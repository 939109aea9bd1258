import { Field, InputType, Int } from 'type-graphql'
import type { HoneypotFields } from '../server/honeypot.ts'

/** The short form on the home page, as it is sent. */
@InputType({ description: 'A business that would like to be listed, and how to reach it.' })
export class BusinessRequestInput implements HoneypotFields {
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' })
  businessName!: string

  @Field(() => String, { description: 'Where to write to.' })
  email!: string

  @Field(() => String, { description: 'A number to call, 6 to 40 characters.' })
  phone!: string

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
