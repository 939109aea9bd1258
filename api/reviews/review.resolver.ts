import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import { CreateReviewInput, CreateReviewPayload } from './create-review.types.ts'
import type { Review } from './review.entity.ts'
import { submitReview } from './submit-review.ts'

/** Submitting reviews. */
@Resolver()
export class ReviewResolver {
  @Mutation(() => CreateReviewPayload, {
    nullable: true,
    description:
      'Sends a review; one at a time for each email address and supplier, and at most five an hour from one address.',
  })
  createReview(
    @Ctx() context: Context,
    @Arg('input', () => CreateReviewInput, { description: 'The review.' }) { supplierId, ...input }: CreateReviewInput,
  ): Promise<Payload<'review', Review>> {
    return inPayload('review', () => submitReview(context, supplierId, input))
  }
}
