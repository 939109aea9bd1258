import type { Pool } from 'pg'
import { readRows, runSql } from '../database/sql.ts'
import { enumType } from '../schema/types.ts'
import { groupRowsById } from '../schema/per-request.ts'
import type { Review } from './review.entity.ts'

type PublicReview = Pick<Review, 'id' | 'rating' | 'isVerified' | 'comment' | 'reviewerName' | 'source' | 'createdAt'>

export const ReviewSort = enumType('ReviewSort', 'The order of reviews.', {
  NEWEST: 'The newest first.',
  HIGHEST: 'Highest rating first, then newest first.',
  LOWEST: 'Lowest rating first, then newest first.',
})
export type ReviewSort = keyof typeof ReviewSort

const ranks = { NEWEST: [], HIGHEST: ['rating'], LOWEST: ['-rating'] } satisfies Record<ReviewSort, string[]>

interface ReviewFilter {
  stars?: number | undefined
  /** Matched in any case and with any accents. */
  words: readonly string[]
}

interface ReviewPosition {
  rating: number
  createdAt: string
  id: number
}

interface Part extends Partial<ReviewFilter> {
  limit: number
  after?: ReviewPosition | undefined
  sort?: ReviewSort
}
type Row = PublicReview & { of: number; supplierId: number; position: string }

export const listReviews = async (
  pool: Pool,
  supplierIds: readonly number[],
  { limit, after, sort = 'NEWEST', ...filter }: Part,
): Promise<Row[][]> => {
  const values: unknown[] = [supplierIds, limit]
  const keys = [...ranks[sort], 'created_at', 'id']
  const isAfter = after && ` and (${keys.join(', ')}) < (${toCursorCondition(after, sort, values)})`
  const text = `
    select o.id "of", o.id "supplierId", r.*
      from unnest($1::int[]) o(id)
     cross join lateral (
       select id, rating, is_verified "isVerified", comment, reviewer_name "reviewerName", source, created_at "createdAt",
              to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "position"
         from review
        where supplier_id = o.id and ${toCondition(filter, values)}${isAfter ?? ''}
        order by ${keys.map((key) => `${key} desc`).join(', ')} limit $2) r`
  return groupRowsById(supplierIds, await readRows<Row>(pool, text, values))
}

export const countReviews = async (pool: Pool, supplierIds: readonly number[], filter: ReviewFilter) => {
  const values: unknown[] = [supplierIds]
  const text = `
    select supplier_id "of", count(*)::int count from review
     where supplier_id = any($1::int[]) and ${toCondition(filter, values)} group by supplier_id`
  const { rows } = await runSql<{ of: number; count: number }>(pool, text, values)
  return groupRowsById(supplierIds, rows).map(([row]) => row?.count ?? 0)
}

const toCondition = ({ stars, words = [] }: Partial<ReviewFilter>, values: unknown[]): string => {
  const conditions = ["status = 'published'"]
  if (stars) conditions.push(`rating = $${values.push(stars)}`)
  if (words.length > 0)
    conditions.push(
      `not exists (select from unnest($${values.push(words)}::text[]) word
                    where strpos(search_key(coalesce(comment, '')), search_key(word)) = 0)`,
    )
  return conditions.join(' and ')
}

const toCursorCondition = ({ rating, createdAt, id }: ReviewPosition, sort: ReviewSort, values: unknown[]): string =>
  [
    ...ranks[sort].map((rank) => `$${values.push(rank.startsWith('-') ? -rating : rating)}::int`),
    `$${values.push(createdAt)}::timestamptz`,
    `$${values.push(id)}`,
  ].join(', ')

export const findReviews = async (
  pool: Pool,
  ids: readonly number[],
): Promise<((PublicReview & { supplierId: number }) | null)[]> => {
  const text = `
    select r.id "of", r.id, r.rating, r.is_verified "isVerified", r.comment, r.reviewer_name "reviewerName", r.source,
           r.created_at "createdAt", r.supplier_id "supplierId"
      from review r join supplier s on s.id = r.supplier_id
     where r.id = any($1::int[]) and r.status = 'published' and s.status = 'listed'`
  const { rows } = await runSql<PublicReview & { supplierId: number; of: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([first]) => first ?? null)
}
