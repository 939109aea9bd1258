import type { Pool } from 'pg'
import { milesPerDegree } from '../../places/miles-between.rules.ts'
import { runSql } from '../../database/sql.ts'
import { cellsOf, estimate } from './choose-plan.ts'
import type { Listed, Page } from './page.ts'
import type { Circle, Search } from './search.ts'
import { columnsFor } from '../supplier-columns.ts'
import { boxOf, inArea, milesFrom, otherConditions, scopeConditions, Values, where } from './supplier-conditions.ts'

interface Nearness {
  /** Conditions beyond those of a search. */
  conditions?: (values: Values) => string[]
  /** How many miles the best quality is worth; 0 orders by plain distance. */
  milesForQuality?: number
  /** False looks the matches up by their words, and then measures how far they are. */
  isByIndex?: boolean
}

/**
 * Matches by distance from the centre of a circle, less what their quality is worth. Few matches are looked up by their
 * words. Otherwise the circle grows: first it holds about as many matches as wanted, then it reaches as far as nobody
 * outside can rank before those found. Where it holds fewer than expected, the words stand for another place.
 */
export const nearestMatches = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  page: Page,
  nearness: Nearness = {},
): Promise<Listed[]> => {
  const { milesForQuality = 0 } = nearness
  const { found, box, matching } = await estimate(pool, { ...search, circle })
  const wanted = (page.limit * 2) / Math.max(matching, 1e-6)
  const byWords = () => nearest(pool, search, circle, page, { ...nearness, isByIndex: false })
  if (search.terms.length && found <= Math.max(fewRows, Math.min(wanted, box) / 2)) return byWords()
  if (box <= fewRows) return nearest(pool, search, circle, page, nearness)
  const { suppliersPerSquareMile, bestQuality } = await lookAround(pool, circle)
  /** Nobody counts as nearer than this much less than the real distance. */
  const atMost = milesForQuality * bestQuality + aLittle
  const holding = Math.sqrt(wanted / suppliersPerSquareMile / Math.PI)
  const behind = page.behind ? Number(page.behind[0]) + atMost : 0
  for (let radiusMiles = Math.max(holding, behind); ;) {
    const isWhole = radiusMiles >= circle.radiusMiles
    const rows = await nearest(pool, search, isWhole ? circle : { ...circle, radiusMiles }, page, nearness)
    const last = rows.at(page.limit - 1)
    if (isWhole || (last && Number(last.key) <= radiusMiles - atMost)) return rows
    if (!last && search.terms.length && found < box) return byWords()
    radiusMiles = last ? Number(last.key) + atMost + aLittle : radiusMiles * 2
  }
}

/** Miles, beyond what rounding can lose. */
const aLittle = 0.01
/** So few are looked up at once: matches by their words, or all suppliers in a circle. */
const fewRows = 300
const densityWithinMiles = 5
const squareMilesPerCell = (milesPerDegree / 4) * (milesPerDegree / 8)

/** How close together suppliers are, from the counts of the cells around a point, and the best quality that any has. */
const lookAround = async (pool: Pool, circle: Circle) => {
  const [x1, x2, y1, y2] = cellsOf(boxOf({ ...circle, radiusMiles: densityWithinMiles }))
  const text = `
    select coalesce(sum(suppliers), 0)::int count,
           coalesce((select quality from supplier_search order by quality desc limit 1), 1) "bestQuality"
      from supplier_cell where x between $1 and $2 and y between $3 and $4`
  const { rows } = await runSql<{ count: number; bestQuality: number }>(pool, text, [x1, x2, y1, y2])
  const { count, bestQuality } = rows[0]!
  const squareMiles = (x2 - x1 + 1) * (y2 - y1 + 1) * squareMilesPerCell * Math.cos((circle.latitude * Math.PI) / 180)
  return { suppliersPerSquareMile: Math.max(count, 1) / squareMiles, bestQuality }
}

const nearest = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  { limit, behind, fields }: Page,
  { conditions: more = () => [], milesForQuality = 0, isByIndex = true }: Nearness,
): Promise<Listed[]> => {
  const values = new Values()
  const conditions = [
    ...scopeConditions(search, values),
    ...inArea({ ...search, circle }, values, isByIndex),
    ...otherConditions(search, values),
    ...more(values),
  ]
  const [key, id] = behind ?? []
  const isBehind = behind ? `where (key, id) > (${values.add(key)}::float8, ${values.add(id)}::int)` : ''
  const counted = milesForQuality ? `miles - ${values.add(milesForQuality)}::float8 * quality` : 'miles'
  const text = `
    with found as materialized (
      select s.id, s.quality, ${milesFrom(circle, values)} miles from supplier_search s ${where(conditions)}
    ), counted as (select id, miles, ${counted} key from found)
    select ${columnsFor(fields)}, round(f.miles::numeric, 1)::float8 distance, f.key
      from (select * from counted ${isBehind} order by key, id limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.key, s.id`
  return (await runSql<Listed>(pool, text, values.list)).rows
}
