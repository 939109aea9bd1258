import type { Pool } from 'pg'
import { readRows, runSql } from '../database/sql.ts'
import { columnsFor } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

/** SQL order by the weighted average of best-order.rules.ts. */
export const bestReviewedFirst = 'weighted_rating(s.average_rating, s.review_count) desc, s.id desc'

export const featuredSuppliers = async (pool: Pool, first: number, columns = columnsFor()): Promise<Supplier[]> => {
  const text = `
    select ${columns} from supplier s where s.status = 'listed' and s.is_premium
     order by ${bestReviewedFirst} limit $1`
  return readRows<Supplier>(pool, text, [first])
}

export const countFeatured = async (pool: Pool, countyIds: readonly number[]): Promise<number[]> => {
  const text = `
    select c.id, count(*)::int suppliers from county c join supplier s on s.county = c.name
     where c.id = any($1::int[]) and s.status = 'listed' and s.is_premium group by c.id`
  const { rows } = await runSql<{ id: number; suppliers: number }>(pool, text, [countyIds])
  return countyIds.map((id) => rows.find((row) => row.id === id)?.suppliers ?? 0)
}
