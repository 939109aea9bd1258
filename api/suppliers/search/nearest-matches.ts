import type { Pool } from 'pg'
import { prepared } from '../../database/prepared.ts'
import type { Listed, Page } from './page-of-suppliers.ts'
import type { Circle, Search } from './search.ts'
import { columnsFor } from '../supplier-columns.ts'
import { boxOf, inArea, milesFrom, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'

/** More conditions than a search knows. */
export type Conditions = (values: Values) => string[]

/**
 * Matches by their distance from the middle of a circle. A small circle, that holds three times as many suppliers as
 * are wanted, is tried first; each next one is twice as wide.
 */
export const nearestMatches = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  page: Page,
  conditions: Conditions = () => [],
): Promise<Listed[]> => {
  const [behindMiles = 0] = (page.behind ?? []) as number[]
  const first = await radiusHolding(pool, circle, page.limit * 3)
  for (let radiusMiles = Math.max(first, behindMiles * 1.2); ; radiusMiles *= 2) {
    const isWhole = radiusMiles >= circle.radiusMiles
    const rows = await nearest(pool, search, isWhole ? circle : { ...circle, radiusMiles }, page, conditions)
    if (isWhole || rows.length >= page.limit) return rows
  }
}

const densityWithinMiles = 5
const milesPerCell = 69.09 / 4

/** The radius of the circle that holds about so many suppliers, from the counts of the cells around its middle. */
const radiusHolding = async (pool: Pool, circle: Circle, suppliers: number): Promise<number> => {
  const { west, east, south, north } = boxOf({ ...circle, radiusMiles: densityWithinMiles })
  const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = [west, east, south, north].map((degrees) => Math.floor(degrees * 4))
  const text =
    'select coalesce(sum(suppliers), 0)::int count from supplier_cell where x between $1 and $2 and y between $3 and $4'
  const { rows } = await pool.query<{ count: number }>(prepared(text, [x1, x2, y1, y2]))
  const squareMiles = (x2 - x1 + 1) * (y2 - y1 + 1) * milesPerCell ** 2 * Math.cos((circle.latitude * Math.PI) / 180)
  return rows[0]?.count ? Math.sqrt((suppliers * squareMiles) / rows[0].count / Math.PI) : 2 * densityWithinMiles
}

const nearest = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  { limit, behind, fields }: Page,
  more: Conditions,
): Promise<Listed[]> => {
  const values = new Values()
  const conditions = [
    ...scopeConditions(search, values),
    ...inArea({ ...search, circle }, values, true),
    ...otherConditions(search, values),
    ...more(values),
  ]
  const [miles, id] = behind ?? []
  const isFarther = behind ? `where (miles, id) > (${values.add(miles)}::float8, ${values.add(id)}::int)` : ''
  const text = `
    with found as materialized (
      select s.id, ${milesFrom(circle, values)} miles from supplier s where ${conditions.join(' and ')}
    )
    select ${columnsFor(fields)}, round(f.miles::numeric, 1)::float8 distance, f.miles key
      from (select * from found ${isFarther} order by miles, id limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.miles, s.id`
  return (await pool.query<Listed>(prepared(text, values.list))).rows
}
