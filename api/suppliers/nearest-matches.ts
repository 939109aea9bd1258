import type { Pool } from 'pg'
import { prepared } from './prepared.ts'
import type { Listed, Page } from './page-of-suppliers.ts'
import type { Circle, Search } from './search.ts'
import { columnsFor } from './supplier-columns.ts'
import { inArea, milesFrom, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'

/** The first circle tried; each next one is twice as wide, so four times as large. */
const firstRadiusMiles = 2

/** Matches by their distance from the middle of a circle. Small circles are tried first: towns hold many suppliers. */
export const nearestMatches = async (pool: Pool, search: Search, circle: Circle, page: Page): Promise<Listed[]> => {
  const [behindMiles = 0] = (page.behind ?? []) as number[]
  for (let radiusMiles = Math.max(firstRadiusMiles, behindMiles * 1.2); ; radiusMiles *= 2) {
    const isWhole = radiusMiles >= circle.radiusMiles
    const rows = await nearest(pool, search, isWhole ? circle : { ...circle, radiusMiles }, page)
    if (isWhole || rows.length >= page.limit) return rows
  }
}

const nearest = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  { limit, behind, fields }: Page,
): Promise<Listed[]> => {
  const values = new Values()
  const conditions = [
    ...scopeConditions(search, values),
    ...inArea({ ...search, circle }, values, true),
    ...otherConditions(search, values),
  ]
  const [miles, id] = behind ?? []
  const isFarther = behind ? `where (miles, id) > (${values.add(miles)}::float8, ${values.add(id)}::int)` : ''
  const text = `
    with found as materialized (
      select s.id, ${milesFrom(circle, values)} miles from supplier s where ${conditions.join(' and ')}
    )
    select ${columnsFor(fields)}, round(f.miles::numeric, 1)::float8 distance, f.miles k0
      from (select * from found ${isFarther} order by miles, id limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.miles, s.id`
  return (await pool.query<Listed>(prepared(text, values.list))).rows
}
