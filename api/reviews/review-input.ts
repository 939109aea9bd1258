import { Field, InputType, Int } from 'type-graphql'
import type { HoneypotFields } from '../server/honeypot.ts'

/** A review as a visitor writes it. */
@InputType({ description: 'What a customer writes of a supplier.' })
export class ReviewInput implements HoneypotFields {
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, { description: 'Plain text of 20 to 2,000 characters.' }) comment!: string
  @Field(() => String, { description: 'The name to be shown, of 2 to 80 characters.' }) name!: string
  @Field(() => String, { description: 'For questions about the review; never shown.' }) email!: string
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
