import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import type { PublicReview } from './list-reviews.ts'

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
