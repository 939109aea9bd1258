import type { Pool } from 'pg'
import { milesPerDegree } from '../../places/geometry/miles-between.rules.ts'
import { runSql } from '../../database/sql.ts'
import { milesBeyond, milesForLevelNear, milesForQuality, topicMiles } from './best-order.rules.ts'
import { getCells, estimate, fewRows } from './choose-plan.ts'
import type { ListedSupplier, PageQuery } from './page.ts'
import type { Circle, Search } from './search.ts'
import { columnsFor } from '../supplier-columns.ts'
import {
  toBoundingBox,
  selectMatchLevel,
  selectOrderMiles,
  milesFrom,
  searchConditions,
  lastLevel,
  Values,
  where,
} from './supplier-conditions.ts'

/** One level near the place, or everything beyond. */
interface Band {
  level?: number
  fromMiles: number
  circle: Circle
  /** All of the band share this part of the sort key, in miles. */
  base: number
}

const getBands = (search: Search, circle: Circle, isBest: boolean): Band[] => {
  const last = lastLevel(search)
  if (!isBest || !last) return [{ fromMiles: 0, circle, base: 0 }]
  const near = { ...circle, radiusMiles: Math.min(circle.radiusMiles, topicMiles) }
  const levels = Array.from({ length: last + 1 }, (_, level) => level)
  return [
    ...levels.map((level) => ({ level, fromMiles: 0, circle: near, base: level * milesForLevelNear })),
    ...(circle.radiusMiles > topicMiles ? [{ fromMiles: topicMiles, circle, base: milesBeyond }] : []),
  ]
}

/** Few matches are looked up at once; otherwise band after band is read until the page is full. */
export const nearestMatches = async (
  pool: Pool,
  search: Search,
  circle: Circle,
  page: PageQuery,
  { isBest = false } = {},
): Promise<ListedSupplier[]> => {
  const estimated = await estimate(pool, { ...search, circle })
  const { found, box, matching } = estimated
  const wanted = (page.limit * 2) / Math.max(matching, 1e-6)
  const all = { fromMiles: 0, circle, base: 0 }
  const isFewWords = search.terms.length > 0 && found <= Math.max(fewRows, Math.min(wanted, box) / 2)
  if (isFewWords || box <= fewRows) return nearest(pool, search, all, page, { isBest, isByIndex: !isFewWords })
  const around = await lookAround(pool, circle)
  const holdingMiles = Math.sqrt(wanted / around.suppliersPerSquareMile / Math.PI)
  const growth = { isBest, holdingMiles, bestQuality: around.bestQuality, isRareByWords: found < box }
  const rows: ListedSupplier[] = []
  let { behind } = page
  for (const band of getBands(search, circle, isBest)) {
    if (behind && band.level !== undefined && Number(behind[0]) > band.base + topicMiles) continue
    const rest = { ...page, limit: page.limit - rows.length, ...(behind ? { behind } : {}) }
    rows.push(...(await nearestInBand(pool, search, band, rest, growth)))
    if (rows.length >= page.limit) break
    behind = undefined
  }
  return rows
}

interface Growth {
  isBest: boolean
  /** A circle of this radius probably contains enough matches. */
  holdingMiles: number
  bestQuality: number
  /** Fewer suppliers have the words than are in the circle. */
  isRareByWords: boolean
}

/** Grows the circle until nobody outside can rank before those found. */
const nearestInBand = async (
  pool: Pool,
  search: Search,
  band: Band,
  page: PageQuery,
  { isBest, holdingMiles, bestQuality, isRareByWords }: Growth,
): Promise<ListedSupplier[]> => {
  const { circle, base } = band
  /** How many miles quality can make up for. */
  const nearerMiles = (isBest ? milesForQuality * bestQuality : 0) + aLittle
  const behindMiles = page.behind ? Number(page.behind[0]) - base + nearerMiles : 0
  for (let radiusMiles = Math.max(holdingMiles, 2 * band.fromMiles, behindMiles); ;) {
    const isWhole = radiusMiles >= circle.radiusMiles
    const part = isWhole ? band : { ...band, circle: { ...circle, radiusMiles } }
    const rows = await nearest(pool, search, part, page, { isBest, isByIndex: true })
    const last = rows.at(page.limit - 1)
    if (isWhole || (last && Number(last.key) - base <= radiusMiles - nearerMiles)) return rows
    if (!last && search.terms.length && isRareByWords)
      return nearest(pool, search, band, page, { isBest, isByIndex: false })
    radiusMiles = last ? Number(last.key) - base + nearerMiles + aLittle : radiusMiles * 2
  }
}

/** In miles: more than rounding can lose. */
const aLittle = 0.01
const densityWithinMiles = 5
const squareMilesPerCell = (milesPerDegree / 4) * (milesPerDegree / 8)

const lookAround = async (pool: Pool, circle: Circle) => {
  const [x1, x2, y1, y2] = getCells(toBoundingBox({ ...circle, radiusMiles: densityWithinMiles }))
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
  { circle, level, fromMiles }: Band,
  { limit, behind, fields }: PageQuery,
  { isBest, isByIndex }: { isBest: boolean; isByIndex: boolean },
): Promise<ListedSupplier[]> => {
  const values = new Values()
  const isByTopic = isBest && lastLevel(search) > 0
  const conditions = searchConditions({ ...search, circle }, values, isByIndex)
  const [key, id] = behind ?? []
  const ofBand = [
    ...(level === undefined ? [] : [`level = ${values.add(level)}::int`]),
    ...(fromMiles ? [`miles > ${values.add(fromMiles)}::float8`] : []),
  ]
  const isBehind = behind ? `where (key, id) > (${values.add(key)}::float8, ${values.add(id)}::int)` : ''
  const orderMiles = isBest ? selectOrderMiles(isByTopic) : 'miles'
  const text = `
    with found as materialized (
      select s.id, s.quality, ${milesFrom(circle, values)} miles, ${isByTopic ? selectMatchLevel(search, values) : '0'} level
        from supplier_search s ${where(conditions)}
    ), counted as (select id, miles, level, ${orderMiles} key from found ${where(ofBand)})
    select ${columnsFor(fields)}, round(f.miles::numeric, 1)::float8 distance, f.key${isByTopic ? ', f.level' : ''}
      from (select * from counted ${isBehind} order by key, id limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.key, s.id`
  return (await runSql<ListedSupplier>(pool, text, values.list)).rows
}
