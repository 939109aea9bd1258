import type { Pool } from 'pg'
import { readRows } from '../../database/sql.ts'
import { chooseLookUp } from '../search/choose-plan.ts'
import { matchSuppliers } from '../search/match-suppliers.ts'
import { isSelective, type Box, type Search } from '../search/search.ts'
import { searchConditions, Values, where } from '../search/supplier-conditions.ts'
import { indexedOrders } from '../search/supplier-order.ts'

const selectiveLimit = 5000

/** `use` gets a subquery of id, latitude and longitude; each row counts the matches it represents. */
export const matchOnMap = async <T extends { count: number }>(
  pool: Pool,
  search: Search,
  box: Box | undefined,
  use: (matches: string, values: Values) => string,
): Promise<T[]> => {
  const boxed = box ? { ...search, box: intersect(box, search.box) } : search
  const columns = 's.id, s.latitude, s.longitude'
  if (isSelective(search))
    return matchSuppliers<T>(
      pool,
      boxed,
      { order: indexedOrders.RATING, limit: selectiveLimit },
      (found, values) => use(`(select ${columns} from ${found} f join supplier_search s on s.id = f.id)`, values),
      (rows) => rows.reduce((sum, { count }) => sum + count, 0),
    )
  const { by } = await chooseLookUp(pool, boxed)
  const values = new Values()
  const conditions = where(searchConditions(boxed, values, by === 'point'))
  const text = use(`(select ${columns} from supplier_search s ${conditions})`, values)
  return readRows<T>(pool, text, values.list)
}

const intersect = (box: Box, other: Box = box): Box => ({
  south: Math.max(box.south, other.south),
  north: Math.min(box.north, other.north),
  west: Math.max(box.west, other.west),
  east: Math.min(box.east, other.east),
})
