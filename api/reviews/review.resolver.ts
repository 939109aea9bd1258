import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { Review } from './review.entity.ts'
import { ReviewInput } from './review-input.ts'
import { submitReview } from './submit-review.ts'

/** Writing reviews. */
@Resolver()
export class ReviewResolver {
  @Mutation(() => Review, {
    description:
      'Sends a review. It appears once an administrator has published it; one at a time for each e-mail address and supplier.',
  })
  submitReview(
    @Ctx() context: Context,
    @Arg('supplierId', () => ID, { description: 'The id in /suppliers/{id}.' }) supplierId: string,
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
  ): Promise<Review> {
    return submitReview(context, supplierId, input)
  }
}
