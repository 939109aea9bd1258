import { Field, ID, InputType, Int } from 'type-graphql'
import { payloadType } from '../schema/payload.ts'
import { Review } from './review.entity.ts'

@InputType({ description: 'A review, and whom it is about.' })
export class CreateReviewInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, { description: 'Plain text of 20 to 2,000 characters.' }) comment!: string
  @Field(() => String, { description: 'The name to be shown, of 2 to 80 characters.' }) name!: string
  @Field(() => String, { description: 'An email address for questions about the review; never shown.' }) email!: string
}

export const CreateReviewPayload = payloadType(
  'CreateReviewPayload',
  'review',
  () => Review,
  'The review; it appears once an administrator has published it.',
)
