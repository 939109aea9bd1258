import type { Pool } from 'pg'
import { milesPerDegree } from '../../places/geometry/miles-between.rules.ts'
import { readRow, readRows } from '../../database/sql.ts'
import { milesForQuality } from './best-order.rules.ts'
import { getCells, estimate, fewRows, lookUpBy } from './choose-plan.ts'
import type { Circle, ListedSupplier, PageQuery, Search } from './search.ts'
import { columnsFor } from '../supplier-columns.ts'
import {
  toBoundingBox,
  bestOrderMiles,
  selectMatchLevel,
  milesFrom,
  searchConditions,
  lastLevel,
  Values,
  where,
} from './supplier-conditions.ts'

/** Few matches are looked up at once; otherwise the circle grows until nobody outside can rank before those found. */
export const nearestMatches = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  page: PageQuery,
  { isBest = false } = {},
): Promise<ListedSupplier[]> => {
  const { found, box, matching } = await estimate(pool, { ...search, circle })
  const wanted = (page.limit * 2) / Math.max(matching, 1e-6)
  const isFewWords = search.terms.length > 0 && found <= Math.max(fewRows, Math.min(wanted, box) / 2)
  if (isFewWords || box <= fewRows) return nearest(pool, search, circle, page, { isBest, isByIndex: !isFewWords })
  const { suppliersPerSquareMile, bestQuality } = await lookAround(pool, circle)
  const likelyMiles = Math.sqrt(wanted / suppliersPerSquareMile / Math.PI) // probably enough matches are this near
  const qualityMiles = (isBest ? milesForQuality * bestQuality : 0) + roundingMiles // what quality can make up for
  const positionMiles = page.position ? Number(page.position[0]) + qualityMiles : 0
  for (let radiusMiles = Math.max(likelyMiles, positionMiles); ;) {
    const isWhole = radiusMiles >= circle.radiusMiles
    const part = isWhole ? circle : { ...circle, radiusMiles }
    const inPart = Math.min(box, suppliersPerSquareMile * Math.PI * part.radiusMiles ** 2)
    const isByIndex = !search.terms.length || lookUpBy({ circle: part }, { box: inPart, found }).by === 'point'
    const rows = await nearest(pool, search, part, page, { isBest, isByIndex })
    const last = rows.at(page.limit - 1)
    if (isWhole || (last && Number(last.key) <= radiusMiles - qualityMiles)) return rows
    if (!last && search.terms.length && found < box)
      return nearest(pool, search, circle, page, { isBest, isByIndex: false })
    radiusMiles = last ? Number(last.key) + qualityMiles + roundingMiles : radiusMiles * 2
  }
}

/** More than rounding can lose. */
const roundingMiles = 0.01
const densityWithinMiles = 5
const squareMilesPerCell = (milesPerDegree / 4) * (milesPerDegree / 8)

const lookAround = async (pool: Pool, circle: Circle) => {
  const [x1, x2, y1, y2] = getCells(toBoundingBox({ ...circle, radiusMiles: densityWithinMiles }))
  const text = `
    select coalesce(sum(suppliers), 0)::int count,
           coalesce((select quality from supplier_search order by quality desc limit 1), 1) "bestQuality"
      from supplier_cell where x between $1 and $2 and y between $3 and $4`
  const { count, bestQuality } = await readRow<{ count: number; bestQuality: number }>(pool, text, [x1, x2, y1, y2])
  const squareMiles = (x2 - x1 + 1) * (y2 - y1 + 1) * squareMilesPerCell * Math.cos((circle.latitude * Math.PI) / 180)
  return { suppliersPerSquareMile: Math.max(count, 1) / squareMiles, bestQuality }
}

const nearest = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  { limit, position, fields }: PageQuery,
  { isBest, isByIndex }: { isBest: boolean; isByIndex: boolean },
): Promise<ListedSupplier[]> => {
  const values = new Values()
  const isByTopic = isBest && lastLevel(search) > 0
  const conditions = searchConditions({ ...search, circle }, values, isByIndex)
  const [key, id] = position ?? []
  const isAfter = position ? `where (key, id) > (${values.add(key)}::float8, ${values.add(id)}::int)` : ''
  const text = `
    with found as materialized (
      select s.id, s.quality, ${milesFrom(circle, values)} miles, ${isByTopic ? selectMatchLevel(search, values) : '0'} level
        from supplier_search s ${where(conditions)}
    ), ranked as (select id, miles, level, ${isBest ? bestOrderMiles : 'miles'} key from found)
    select ${columnsFor(fields)}, round(f.miles::numeric, 1)::float8 distance, f.key${isByTopic ? ', f.level' : ''}
      from (select * from ranked ${isAfter} order by key, id limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.key, s.id`
  return readRows<ListedSupplier>(pool, text, values.list)
}
