import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { rowsOf } from '../schema/per-request.ts'
import type { Review } from './review.entity.ts'

/** The public part of a review: email addresses are not even read. */
export type PublicReview = Pick<
  Review,
  'id' | 'rating' | 'isVerified' | 'comment' | 'reviewerName' | 'source' | 'createdAt'
>

/** The review after which a list continues. The time is exact to the microsecond, as in the database. */
export interface ReviewPosition {
  createdAt: string
  id: number
}

interface Part {
  limit: number
  after?: ReviewPosition | undefined
}
type Row = PublicReview & { of: number; supplierId: number; position: string }

/** The published reviews of each of these suppliers, newest first, in the order of the ids. */
export const listReviews = async (
  pool: Pool,
  supplierIds: readonly number[],
  { limit, after }: Part,
): Promise<Row[][]> => {
  const text = `
    select o.id "of", o.id "supplierId", r.*
      from unnest($1::int[]) o(id)
     cross join lateral (
       select id, rating, is_verified "isVerified", comment, reviewer_name "reviewerName", source, created_at "createdAt",
              to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "position"
         from review
        where supplier_id = o.id and status = 'published'${after ? ' and (created_at, id) < ($3::timestamptz, $4)' : ''}
        order by created_at desc, id desc limit $2) r`
  const values = [supplierIds, limit, ...(after ? [after.createdAt, after.id] : [])]
  return rowsOf(supplierIds, (await runSql<Row>(pool, text, values)).rows)
}
