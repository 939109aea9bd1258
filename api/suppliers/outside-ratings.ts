import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { OutsideRating } from './outside-rating.entity.ts'

export const loadOutsideRatings = async (pool: Pool, supplierIds: readonly number[]): Promise<OutsideRating[][]> => {
  const text = `
    select id, supplier_id "supplierId", source, rating, best_rating "bestRating", review_count "reviewCount",
           fetched_at "fetchedAt"
      from outside_rating where supplier_id = any($1) order by source, id`
  const { rows } = await runSql<OutsideRating & { supplierId: number }>(pool, text, [supplierIds])
  return supplierIds.map((id) => rows.filter((row) => row.supplierId === id))
}
