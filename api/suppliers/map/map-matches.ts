import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { serviceBits, type MapIndex } from './map-index.ts'
import { milesBetween } from '../../places/miles-between.rules.ts'
import { matchSuppliers } from '../search/match-suppliers.ts'
import { isSelective, type Box, type Search } from '../search/search.ts'
import { areaOf, otherConditions, Values } from '../search/supplier-conditions.ts'
import { indexedOrders } from '../search/supplier-order.ts'

/** For a search by words the map shows this many, the best rated. */
const foundByWordsAtMost = 5000

/** The rows of the index that match a search and lie in a box. */
export const mapMatches = async (pool: Pool, index: MapIndex, search: Search, box: Box): Promise<number[]> => {
  const rows = rowsIn(index, search, box)
  if (!rows.length || !isSelective(search)) return rows
  const ids = new Set(
    rows.length <= foundByWordsAtMost
      ? await ofThese(
          pool,
          search,
          rows.map((row) => index.ids[row]!),
        )
      : await bestOfAll(pool, search),
  )
  return rows.filter((row) => ids.has(index.ids[row]!))
}

/** Filters by everything that the index knows: positions and services. */
const rowsIn = (index: MapIndex, search: Search, box: Box): number[] => {
  const area = areaOf({ ...search, box: common(box, search.box) })!
  const { circle } = search
  const wanted = search.services ? serviceBits(search.services) : 0
  const isWantedArea = index.areas.map((place) => isIn(search, place))
  const { latitudes, longitudes, services, areasOf } = index
  const rows: number[] = []
  for (let row = 0; row < latitudes.length; row++) {
    const latitude = latitudes[row]!
    const longitude = longitudes[row]!
    if (latitude < area.south || latitude > area.north || longitude < area.west || longitude > area.east) continue
    if (wanted && !(services[row]! & wanted)) continue
    if (!isWantedArea[areasOf[row]!]) continue
    if (circle && milesBetween(circle, { latitude, longitude }) > circle.radiusMiles) continue
    rows.push(row)
  }
  return rows
}

const common = (box: Box, other: Box = box): Box => ({
  south: Math.max(box.south, other.south),
  north: Math.min(box.north, other.north),
  west: Math.max(box.west, other.west),
  east: Math.min(box.east, other.east),
})

const isIn = ({ counties, countiesOfPlace, country }: Search, place: MapIndex['areas'][number]) =>
  (!counties || counties.includes(place.county ?? '')) &&
  (!countiesOfPlace || countiesOfPlace.includes(place.county ?? '')) &&
  (!country || place.country === country)

const ofThese = async (pool: Pool, search: Search, ids: number[]): Promise<number[]> => {
  const values = new Values()
  const conditions = [`s.id = any(${values.add(ids)})`, `s.status = 'listed'`, ...otherConditions(search, values)]
  const { rows } = await runSql<{ id: number }>(
    pool,
    `select s.id from supplier s where ${conditions.join(' and ')}`,
    values.list,
  )
  return rows.map(({ id }) => id)
}

const bestOfAll = async (pool: Pool, search: Search): Promise<number[]> => {
  const matching = { order: indexedOrders.RATING, limit: foundByWordsAtMost }
  const rows = await matchSuppliers<{ id: number }>(pool, search, matching, (from) => `select s.id from ${from}`)
  return rows.map(({ id }) => id)
}
