import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import type { WeightedField } from '../process/weight.ts'
import { cursorParts, fromCursor, toCursor } from '../schema/cursor.ts'
import { typedText } from '../server/form.rules.ts'
import { toConnection } from '../schema/page-info.ts'
import { perRequest } from '../schema/per-request.ts'
import { check } from '../server/errors.ts'
import { checkFirst } from '../schema/check-first.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { countReviews, listReviews, ReviewSort } from './list-reviews.ts'
import { ratingSpread } from './rating-spread.ts'
import { reviewLines } from './review-lines.ts'
import { ReviewConnection } from './review-connection.ts'
import { longestReviewSearch } from './review-filter.rules.ts'
import { StarCount } from './star-count.ts'

const cursorRules = z.tuple([cursorParts.int, cursorParts.time, cursorParts.int])
const starsMessage = 'stars must be from 1 to 5'
const filterRules = z
  .object({
    stars: z.int(starsMessage).min(1, starsMessage).max(5, starsMessage).nullish(),
    query: typedText({
      min: [0, ''],
      max: [longestReviewSearch, `query must have at most ${longestReviewSearch} characters`],
    }),
  })
  .transform(({ stars, query }) => ({ stars: stars ?? undefined, words: query.split(/\s+/).filter(Boolean) }))
const ratingSpreadLoader = perRequest(ratingSpread)
const reviewLineLoader = perRequest(reviewLines)
const reviewsLoader = perRequest(listReviews)
const loadReviewCount = perRequest(countReviews)

/** A supplier's published reviews, for its page. */
@Resolver(() => Supplier)
export class SupplierReviewsResolver {
  @Extensions({ weight: 3 } satisfies WeightedField)
  @FieldResolver(() => ReviewConnection, {
    description: 'Published reviews, newest first unless `sort` differs.',
  })
  async reviews(
    @Root() supplier: Supplier,
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: 'How many, from 1 to 100.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after?: string | null,
    @Arg('sort', () => ReviewSort, { nullable: true, defaultValue: 'NEWEST', description: 'The order.' })
    sort?: ReviewSort | null,
    @Arg('stars', () => Int, { nullable: true, description: 'Only those with this number of stars, 1 to 5.' })
    stars?: number | null,
    @Arg('query', () => String, {
      nullable: true,
      description: 'Only those whose comment has all of these words, at most 100 characters.',
    })
    query?: string | null,
  ) {
    const count = checkFirst(first, 10)
    const filter = check(filterRules, { stars, query })
    const [rating, createdAt, id] = after == null ? [] : fromCursor(cursorRules, after)
    const position = rating && createdAt && id ? { rating, createdAt, id } : undefined
    const part = { limit: count + 1, after: position, sort: sort ?? 'NEWEST', ...filter }
    const isFiltered = filter.stars != null || filter.words.length > 0
    const [rows, totalCount] = await Promise.all([
      reviewsLoader(context, part).load(supplier.id),
      isFiltered ? loadReviewCount(context, filter).load(supplier.id) : supplier.reviewCount,
    ])
    const page = toConnection(rows, count, after, (row) => toCursor([row.rating, row.position, row.id]))
    return Object.assign(page, { totalCount })
  }

  @Extensions({ weight: 2 } satisfies WeightedField)
  @FieldResolver(() => [StarCount], { description: 'How the published reviews are spread, from 5 stars down to 1.' })
  ratingSpread(@Root() supplier: Supplier, @Ctx() context: Context): Promise<StarCount[]> {
    return ratingSpreadLoader(context).load(supplier.id)
  }

  @Extensions({ weight: 2 } satisfies WeightedField)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The start of the newest published review with text; at most 140 characters.',
  })
  reviewLine(@Root() { id, reviewCount }: Supplier, @Ctx() context: Context): Promise<string | null> | null {
    return reviewCount ? reviewLineLoader(context).load(id) : null
  }
}
