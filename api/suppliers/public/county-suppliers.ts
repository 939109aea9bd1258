import type { Pool } from 'pg'
import { readRows, runSql } from '../../database/sql.ts'
import { PublicError } from '../../server/errors.ts'
import { groupRowsById } from '../../schema/per-request.ts'
import { bestReviewedFirst } from '../featured-suppliers.ts'
import { fullCountyName } from '../../places/read-county.ts'
import { indexedOrders, selectKeys, orderBy, orderByKeys } from '../search/supplier-order.ts'
import { columnsFor } from '../supplier-columns.ts'
import type { Supplier } from '../supplier.entity.ts'

export const bestInCounties = async (
  pool: Pool,
  countyIds: readonly number[],
  { first, isPremium, columns }: { first: number; isPremium: boolean; columns: string },
): Promise<Supplier[][]> => {
  const text = `
    select c.id "of", best.* from county c
     cross join lateral (
       select ${columns} from supplier s where s.status = 'listed' and s.county = c.name ${isPremium ? 'and s.is_premium' : ''}
        order by ${isPremium ? bestReviewedFirst : 's.quality desc, s.id desc'} limit $2) best
     where c.id = any($1::int[])`
  return groupRowsById(countyIds, await readRows<Supplier & { of: number }>(pool, text, [countyIds, first]))
}

const maxCountySuppliers = 1000

/** Best rated first. @throws NOT_FOUND if there is no such county. */
export const countySuppliers = async (pool: Pool, county: string): Promise<Supplier[]> => {
  const known = fullCountyName(county)
  const name = known ?? county.replaceAll('\0', '')
  const order = indexedOrders.RATING
  const text = `
    select ${columnsFor()}
      from (select s.id, ${selectKeys(order)} from supplier_search s where s.county = $1 ${orderBy(order)} limit $2) f
      join supplier s on s.id = f.id ${orderByKeys(order)}`
  const { rows } = await runSql<Supplier>(pool, text, [name, maxCountySuppliers])
  if (!rows.length && !known) throw new PublicError('NOT_FOUND', 'This county does not exist')
  return rows
}
