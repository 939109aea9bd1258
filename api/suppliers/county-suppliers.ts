import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { PublicError } from '../server/errors.ts'
import { rowsOf } from '../server/per-request.ts'
import { fullCountyName } from './search/county-names.ts'
import { columnsFor } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

interface Best {
  county: string
  limit: string
  condition?: '' | 'and s.is_premium'
  columns?: string
}

const bestOf = ({ county, limit, condition = '', columns = columnsFor() }: Best) => `
  select ${columns} from supplier s where s.status = 'listed' and s.county = ${county} ${condition}
   order by s.average_rating desc, s.review_count desc, s.id desc limit ${limit}`

interface Some {
  first: number
  isPremium: boolean
  /** What `columnsFor` names. */
  columns: string
}

/** The best-rated suppliers of each of these counties, or the best of the premium ones; in the order of the ids. */
export const bestInCounties = async (
  pool: Pool,
  countyIds: readonly number[],
  { first, isPremium, columns }: Some,
): Promise<Supplier[][]> => {
  const text = `
    select c.id "of", best.* from county c
     cross join lateral (${bestOf({ county: 'c.name', limit: '$2', condition: isPremium ? 'and s.is_premium' : '', columns })}) best
     where c.id = any($1::int[])`
  return rowsOf(countyIds, (await runSql<Supplier & { of: number }>(pool, text, [countyIds, first])).rows)
}

/** The most suppliers that one response of the REST API holds. */
const countyAtMost = 1000

/**
 * The suppliers of a county, by any of its names or its urlName, best rated first.
 * @throws NOT_FOUND when there is no such county.
 */
export const countySuppliers = async (pool: Pool, county: string): Promise<Supplier[]> => {
  const known = await fullCountyName(pool, county)
  const name = known ?? county.replaceAll('\0', '')
  const { rows } = await runSql<Supplier>(pool, bestOf({ county: '$1', limit: '$2' }), [name, countyAtMost])
  if (!rows.length && !known) throw new PublicError('NOT_FOUND', 'There is no such county')
  return rows
}
