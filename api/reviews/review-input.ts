import { Field, InputType, Int } from 'type-graphql'

/** What a visitor writes of a supplier. */
@InputType({ description: 'What a customer writes of a supplier.' })
export class ReviewInput {
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, { description: 'Plain text of 20 to 2,000 characters.' }) comment!: string
  @Field(() => String, { description: 'The name to be shown, of 2 to 80 characters.' }) name!: string
  @Field(() => String, { description: 'For questions about the review; never shown.' }) email!: string
  @Field(() => Int, { description: 'How long the form was open, in milliseconds; less than 2,000 is taken for a robot.' }) openForMs!: number
  @Field(() => String, { nullable: true, description: 'Must be empty: people do not see this field, robots fill it in.' }) website?: string | null
}
