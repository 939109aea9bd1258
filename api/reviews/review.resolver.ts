import { Resolver, Field, ID, InputType, Int } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { PayloadMutation } from '../schema/types.ts'
import { Review } from './review.entity.ts'
import { submitReview } from './submit-review.ts'

@InputType({ description: 'A review of a supplier.' })
class CreateReviewInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => Int, { description: 'From 1 (worst) to 5 (best).' }) rating!: number
  @Field(() => String, { description: 'Plain text of 20 to 2,000 characters.' }) comment!: string
  @Field(() => String, { description: 'The reviewer’s public name, 2 to 80 characters.' }) name!: string
  @Field(() => String, { description: 'An email address for questions about the review; never public.' }) email!: string
}

@Resolver()
export class ReviewResolver {
  @PayloadMutation('Sends a review; at most five an hour from one IP address.', CreateReviewInput, {
    review: [() => Review, 'The review; it appears once an administrator has published it.'],
  })
  createReview(context: Context, { supplierId, ...input }: CreateReviewInput): Promise<Review> {
    return submitReview(context, supplierId, input)
  }
}
