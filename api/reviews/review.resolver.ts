import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { deprecated } from '../server/deprecated.ts'
import { orUserErrors } from '../server/user-error.ts'
import { CreateReviewInput, CreateReviewPayload } from './create-review.types.ts'
import { Review } from './review.entity.ts'
import { ReviewInput } from './review-input.ts'
import { submitReview } from './submit-review.ts'

/** Writing reviews. */
@Resolver()
export class ReviewResolver {
  @Mutation(() => Review, {
    deprecationReason: deprecated('2026-11-23', 'use `createReview`, which tells what is wrong in `userErrors`'),
    description:
      'Sends a review. It appears once an administrator has published it; one at a time for each email address and supplier.',
  })
  submitReview(
    @Ctx() context: Context,
    @Arg('supplierId', () => ID, { description: 'The id in /suppliers/{id}.' }) supplierId: string,
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
  ): Promise<Review> {
    return submitReview(context, supplierId, input)
  }

  @Mutation(() => CreateReviewPayload, {
    nullable: true,
    description:
      'Sends a review; one at a time for each email address and supplier, and at most five an hour from one address.',
  })
  async createReview(
    @Ctx() context: Context,
    @Arg('input', () => CreateReviewInput, { description: 'The review.' }) { supplierId, ...input }: CreateReviewInput,
  ): Promise<CreateReviewPayload> {
    const { done, userErrors } = await orUserErrors(submitReview(context, supplierId, input))
    return { review: done, userErrors }
  }
}
