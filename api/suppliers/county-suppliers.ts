import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { PublicError } from '../server/errors.ts'
import { fullCountyName } from './search/county-names.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

const list = async (
  pool: Pool,
  county: string,
  first: number,
  condition: '' | 'and s.is_premium' = '',
): Promise<Supplier[]> => {
  const text = `
    select ${supplierColumns} from supplier s where s.status = 'listed' and s.county = $1 ${condition}
     order by s.average_rating desc, s.review_count desc, s.id desc limit $2`
  return (await runSql<Supplier>(pool, text, [county, first])).rows
}

/** The best-rated suppliers of a county, by its full name. */
export const topInCounty = (pool: Pool, county: string, first: number) => list(pool, county, first)

/** The premium suppliers of a county, by its full name, best rated first. */
export const featuredInCounty = (pool: Pool, county: string, first: number) =>
  list(pool, county, first, 'and s.is_premium')

/** The most suppliers that one response of the REST API holds. */
const countyAtMost = 1000

/**
 * The suppliers of a county, by any of its names or its urlName, best rated first.
 * @throws NOT_FOUND when there is no such county.
 */
export const countySuppliers = async (pool: Pool, county: string): Promise<Supplier[]> => {
  const known = await fullCountyName(pool, county)
  const rows = await list(pool, known ?? county.replaceAll('\0', ''), countyAtMost)
  if (!rows.length && !known) throw new PublicError('NOT_FOUND', 'There is no such county')
  return rows
}
