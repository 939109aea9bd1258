import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { ReviewStatus } from '../../reviews/review.entity.ts'
import type { Context } from '../../server/context.ts'
import { orUserErrors } from '../../schema/user-error.ts'
import { AdminReviewConnection, ReviewState } from './admin-review.ts'
import { listAllReviews, ReviewSort } from './list-all-reviews.ts'
import { moderateReviews } from './moderate-reviews.ts'
import { ModerateReviewsInput, ModerateReviewsPayload } from './moderate-reviews.types.ts'

@Resolver()
export class ModerationResolver {
  @Authorized('reviews')
  @Query(() => AdminReviewConnection, {
    nullable: true,
    description: 'Reviews of every status, newest first by default. For the staff.',
  })
  adminReviews(
    @Ctx() { pool }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words of the review, its reviewer’s name or email address, or the supplier’s name.',
    })
    search?: string | null,
    @Arg('status', () => ReviewState, { nullable: true, description: 'Only those of this status.' })
    status?: ReviewStatus | null,
    @Arg('rating', () => Int, { nullable: true, description: 'Only those with this number of stars, 1 to 5.' })
    rating?: number | null,
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only those of this supplier.' })
    supplierId?: string | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, from 1 to 100.' })
    first?: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The previous page’s `endCursor`.' })
    after?: string | null,
    @Arg('sort', () => ReviewSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: ReviewSort | null,
  ): Promise<AdminReviewConnection> {
    return listAllReviews(pool, { search, status, rating, supplierId, first, after, sort })
  }

  @Authorized('reviews')
  @Mutation(() => ModerateReviewsPayload, {
    nullable: true,
    description:
      'Publishes, rejects, takes down or restores reviews. One that someone else has changed is reported in `userErrors`; the others are done. For the staff.',
  })
  async moderateReviews(
    @Ctx() context: Context,
    @Arg('input', () => ModerateReviewsInput, { description: 'The reviews and the action.' })
    { ids, step, note }: ModerateReviewsInput,
  ): Promise<ModerateReviewsPayload> {
    const { done, userErrors } = await orUserErrors(
      moderateReviews(context, requireStaff(context, 'reviews'), ids, step, note),
    )
    return { reviews: done?.reviews ?? null, userErrors: [...userErrors, ...(done?.userErrors ?? [])] }
  }
}
