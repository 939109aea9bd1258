import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { StarCount } from './star-count.ts'

/** How many published reviews of each supplier gave five to one stars. */
export const ratingSpread = async (pool: Pool, supplierIds: readonly number[]): Promise<StarCount[][]> => {
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
