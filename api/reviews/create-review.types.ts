import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError, userErrorsField } from '../server/user-error.ts'
import { Review } from './review.entity.ts'

@InputType({ description: 'A review, and whom it is about.' })
export class CreateReviewInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, { description: 'Plain text of 20 to 2,000 characters.' }) comment!: string
  @Field(() => String, { description: 'The name to be shown, of 2 to 80 characters.' }) name!: string
  @Field(() => String, { description: 'An email address for questions about the review; never shown.' }) email!: string
}

@ObjectType({ description: 'The review that was sent, or what is wrong with it.' })
export class CreateReviewPayload {
  @Field(() => Review, {
    nullable: true,
    description: 'The review; it appears once an administrator has published it.',
  })
  review!: Review | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
