import type { Pool } from 'pg'
import { PublicError } from '../server/errors.ts'
import { fullCountyName } from './search/county-names.ts'
import { prepared } from '../database/prepared.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

/** As many as one answer of the old API holds. */
const countyAtMost = 1000

/**
 * The suppliers of a county, by its name or urlName, best rated first.
 * @throws NOT_FOUND when nobody knows the county.
 */
export const countySuppliers = async (pool: Pool, county: string): Promise<Supplier[]> => {
  const known = await fullCountyName(pool, county)
  const text = `
    select ${supplierColumns} from supplier s where s.status = 'listed' and s.county = $1
     order by s.average_rating desc, s.review_count desc, s.id desc limit $2`
  const { rows } = await pool.query<Supplier>(prepared(text, [known ?? county.replaceAll('\0', ''), countyAtMost]))
  if (!rows.length && !known) throw new PublicError('NOT_FOUND', 'There is no such county')
  return rows
}
