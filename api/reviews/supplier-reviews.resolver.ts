import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import type { Weighed } from '../process/weight.ts'
import { cursorParts, fromCursor, toCursor } from '../schema/cursor.ts'
import { connectionOf } from '../schema/page-info.ts'
import { perRequest } from '../schema/per-request.ts'
import { checkFirst } from '../schema/check-first.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { listReviews } from './list-reviews.ts'
import { ratingSpread } from './rating-spread.ts'
import { reviewLines } from './review-lines.ts'
import { ReviewConnection } from './review-connection.ts'
import { StarCount } from './star-count.ts'

const cursorRules = z.tuple([cursorParts.time, cursorParts.int])
const ratingSpreadOf = perRequest(ratingSpread)
const reviewLineOf = perRequest(reviewLines)
const reviewsOf = perRequest(listReviews)

/** A supplier's published reviews, for its page. */
@Resolver(() => Supplier)
export class SupplierReviewsResolver {
  @Extensions({ weight: 3 } satisfies Weighed)
  @FieldResolver(() => ReviewConnection, {
    description: 'Published reviews, newest first.',
  })
  async reviews(
    @Root() supplier: Supplier,
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after?: string | null,
  ) {
    const count = checkFirst(first, 10)
    const [createdAt, id] = after == null ? [] : fromCursor(cursorRules, after)
    const position = createdAt && id ? { createdAt, id } : undefined
    const rows = await reviewsOf(context, { limit: count + 1, after: position }).load(supplier.id)
    const page = connectionOf(rows, count, after, (row) => toCursor([row.position, row.id]))
    return Object.assign(page, { totalCount: supplier.reviewCount })
  }

  @Extensions({ weight: 2 } satisfies Weighed)
  @FieldResolver(() => [StarCount], { description: 'How the published reviews are spread, from 5 stars down to 1.' })
  ratingSpread(@Root() supplier: Supplier, @Ctx() context: Context): Promise<StarCount[]> {
    return ratingSpreadOf(context).load(supplier.id)
  }

  @Extensions({ weight: 2 } satisfies Weighed)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'How the newest published review that says something begins, 140 characters at most.',
  })
  reviewLine(@Root() { id, reviewCount }: Supplier, @Ctx() context: Context): Promise<string | null> | null {
    return reviewCount ? reviewLineOf(context).load(id) : null
  }
}
