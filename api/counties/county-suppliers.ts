import type { Pool } from 'pg'
import { prepared } from '../database/prepared.ts'
import { supplierColumns } from '../suppliers/supplier-columns.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'

const list = async (
  pool: Pool,
  county: string,
  first: number,
  condition: '' | 'and s.is_premium',
): Promise<Supplier[]> => {
  const text = `
    select ${supplierColumns} from supplier s where s.status = 'listed' and s.county = $1 ${condition}
     order by s.average_rating desc, s.review_count desc, s.id desc limit $2`
  return (await pool.query<Supplier>(prepared(text, [county, first]))).rows
}

/** The best rated suppliers of a county. */
export const topInCounty = (pool: Pool, county: string, first: number) => list(pool, county, first, '')

/** The premium suppliers of a county, best rated first. */
export const featuredInCounty = (pool: Pool, county: string, first: number) =>
  list(pool, county, first, 'and s.is_premium')
