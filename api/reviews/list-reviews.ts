import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { Review } from './review.entity.ts'

/** The public part of a review: e-mail addresses are not even read. */
export type PublicReview = Pick<
  Review,
  'id' | 'rating' | 'isVerified' | 'comment' | 'reviewerName' | 'source' | 'createdAt'
>

/** The review after which a list continues. The time is exact to the microsecond, as in the database. */
export interface ReviewPosition {
  createdAt: string
  id: number
}

/** The published reviews of a supplier, newest first. */
export const listReviews = async (
  pool: Pool,
  supplierId: number,
  limit: number,
  after?: ReviewPosition,
): Promise<(PublicReview & { position: string })[]> => {
  const text = `
    select id, rating, is_verified "isVerified", comment, reviewer_name "reviewerName", source, created_at "createdAt",
           to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "position"
      from review
     where supplier_id = $1 and status = 'published'${after ? ' and (created_at, id) < ($3::timestamptz, $4)' : ''}
     order by created_at desc, id desc limit $2`
  return (
    await runSql<PublicReview & { position: string }>(pool, text, [
      supplierId,
      limit,
      ...(after ? [after.createdAt, after.id] : []),
    ])
  ).rows
}
