import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root, Field, ObjectType } from 'type-graphql'
import { nullable, withDefault } from '../schema/types.ts'
import { z } from 'zod'
import type { Pool } from 'pg'
import type { Context } from '../server/context.ts'
import { Weight } from '../process/weight.ts'
import {
  connectionType,
  cursorParts,
  fromCursor,
  pageArgs,
  toConnection,
  toCursor,
  type PageOptions,
} from '../schema/connection.ts'
import { typedText } from '../server/form.rules.ts'
import { perRequest } from '../schema/per-request.ts'
import { check } from '../server/errors.ts'
import { findSuppliers } from '../suppliers/find-supplier.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { runSql } from '../database/sql.ts'
import { countReviews, listReviews, ReviewSort } from './list-reviews.ts'
import { longestReviewSearch } from './review-filter.rules.ts'
import { Review } from './review.entity.ts'

@ObjectType({ description: 'The number of published reviews with a number of stars.' })
class StarCount {
  @Field(() => Int, { description: 'Stars, from 5 down to 1.' }) stars!: number
  @Field(() => Int, { description: 'Published reviews with this number of stars.' }) count!: number
}

const longest = 140

const reviewLines = async (pool: Pool, supplierIds: readonly number[]): Promise<(string | null)[]> => {
  const text = `
    select s.id, r.line from unnest($1::int[]) s(id) cross join lateral (
      select left(regexp_replace(comment, '\\s+', ' ', 'g'), ${longest + 1}) line from review
       where supplier_id = s.id and status = 'published' and comment ~ '\\S'
       order by created_at desc, id desc limit 1) r`
  const { rows } = await runSql<{ id: number; line: string }>(pool, text, [supplierIds])
  const lines = new Map(rows.map(({ id, line }) => [id, cut(line.trim())]))
  return supplierIds.map((id) => lines.get(id) ?? null)
}

const cut = (line: string) => (line.length <= longest ? line : `${line.slice(0, line.lastIndexOf(' '))}…`)

const ReviewConnection = connectionType(
  Review,
  'A page of the published reviews of a supplier.',
  'ReviewConnection',
  'The total number of reviews.',
)

const ratingSpread = async (pool: Pool, supplierIds: readonly number[]): Promise<StarCount[][]> => {
  const text = `
    select supplier_id "supplierId", rating, count(*)::int count from review
     where supplier_id = any($1) and status = 'published' group by supplier_id, rating`
  const { rows } = await runSql<{ supplierId: number; rating: number; count: number }>(pool, text, [supplierIds])
  return supplierIds.map((id) =>
    [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.find((row) => row.supplierId === id && row.rating === stars)?.count ?? 0,
    })),
  )
}

const cursorRules = z.tuple([cursorParts.int, cursorParts.time, cursorParts.int])
const starsMessage = 'stars must be from 1 to 5'
const filterRules = z
  .object({
    stars: z.int(starsMessage).min(1, starsMessage).max(5, starsMessage).nullish(),
    query: typedText({ max: [longestReviewSearch, `query must have at most ${longestReviewSearch} characters`] }),
  })
  .transform(({ stars, query }) => ({ stars: stars ?? undefined, words: query.split(/\s+/).filter(Boolean) }))
const ratingSpreadLoader = perRequest(ratingSpread)
const reviewLineLoader = perRequest(reviewLines)
const reviewsLoader = perRequest(listReviews)
const loadReviewCount = perRequest(countReviews)

@Resolver(() => Supplier)
export class SupplierReviewsResolver {
  @Weight(3)
  @FieldResolver(() => ReviewConnection, { description: 'Published reviews, newest first unless `sort` differs.' })
  async reviews(
    @Root() supplier: Supplier,
    @Ctx() context: Context,
    @Args(pageArgs(10)) { size, after }: PageOptions,
    @Arg('sort', () => ReviewSort, withDefault('NEWEST', 'The order.')) sort?: ReviewSort | null,
    @Arg('stars', () => Int, nullable('Only those with this number of stars, 1 to 5.')) stars?: number | null,
    @Arg('query', () => String, nullable('Only reviews with all of these words; at most 100 characters.'))
    query?: string | null,
  ) {
    const filter = check(filterRules, { stars, query })
    const [rating, createdAt, id] = after == null ? [] : fromCursor(cursorRules, after)
    const position = rating && createdAt && id ? { rating, createdAt, id } : undefined
    const part = { limit: size + 1, after: position, sort: sort ?? 'NEWEST', ...filter }
    const isFiltered = filter.stars != null || filter.words.length > 0
    const [rows, totalCount] = await Promise.all([
      reviewsLoader(context, part).load(supplier.id),
      isFiltered ? loadReviewCount(context, filter).load(supplier.id) : supplier.reviewCount,
    ])
    const page = toConnection(rows, size, after, (row) => toCursor([row.rating, row.position, row.id]))
    return Object.assign(page, { totalCount })
  }

  @Weight(2)
  @FieldResolver(() => [StarCount], { description: 'The distribution of published reviews, from 5 stars to 1.' })
  ratingSpread(@Root() supplier: Supplier, @Ctx() context: Context): Promise<StarCount[]> {
    return ratingSpreadLoader(context).load(supplier.id)
  }

  @Weight(2)
  @FieldResolver(() => String, nullable('The start of the newest published review with text; at most 140 characters.'))
  reviewLine(@Root() { id, reviewCount }: Supplier, @Ctx() context: Context): Promise<string | null> | null {
    return reviewCount ? reviewLineLoader(context).load(id) : null
  }
}

const supplierLoader = perRequest(findSuppliers)

type AnyReview = { supplierId: number } | Pick<Review, 'supplier'>

@Resolver(() => Review)
export class ReviewSupplierResolver {
  @Weight(2)
  @FieldResolver(() => Supplier, nullable('The reviewed supplier; null if it is no longer public.'))
  supplier(@Root() review: AnyReview, @Ctx() context: Context): Promise<Supplier | null> {
    return supplierLoader(context).load('supplierId' in review ? review.supplierId : review.supplier.id)
  }
}
