import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../../database/sql.ts'
import { check } from '../../server/errors.ts'
import { boundsRules, type MapBounds } from '../map-bounds.ts'
import { degreesPerPixel, gridFor, pointsAtMost, type Grid } from './map-grid.ts'
import { mapMatches } from './map-matches.ts'
import type { Columns } from '../model/columns.ts'
import { columnsForMap } from '../model/supplier-model.ts'
import type { MapPoint } from './map-point.ts'
import { mergePoints } from './merge-points.ts'
import { supplierColumns } from '../supplier-columns.ts'
import type { Supplier } from '../supplier.entity.ts'
import { filterRules, type SupplierFilter } from '../search/supplier-filter.ts'
import { understandSearch } from '../search/understand-search.ts'

interface MapArgs {
  bounds: MapBounds
  zoom: number
  filter?: SupplierFilter | null
}

const rules = z.object({
  bounds: boundsRules,
  zoom: z
    .number('The zoom must be a number')
    .min(0, 'The zoom must be from 0 to 24')
    .max(24, 'The zoom must be from 0 to 24'),
})

/** From this zoom level on, suppliers are shown one by one, as far as a response may hold them. */
const singlyFromZoom = 13

/**
 * What a map shows for a search: single suppliers, or how many there are around a spot; at most 500 points, the largest
 * first.
 * @throws BAD_USER_INPUT naming the edge of the bounds, `zoom` or the field of the filter.
 */
export const supplierMap = async (pool: Pool, args: MapArgs): Promise<MapPoint[]> => {
  const { bounds, zoom } = check(rules, args)
  const search = await understandSearch(pool, check(filterRules, args.filter ?? {}))
  const columns = await columnsForMap(pool)
  const grid = gridFor(bounds, zoom)
  const slots = await mapMatches(pool, columns, search, grid.bounds)
  const isSingly = zoom >= singlyFromZoom && slots.length <= pointsAtMost
  const points = isSingly
    ? slots.map((slot) => singlePoint(columns, slot))
    : mergePoints(await cellPoints(columns, slots, grid), degreesPerPixel(zoom))
  return withSuppliers(pool, points)
}

/** So many are added up without letting others go on. */
const slotsAtOnce = 50_000

type Point = Omit<MapPoint, 'supplier'>

const singlePoint = ({ ids, latitudes, longitudes }: Columns, slot: number): Point => ({
  id: String(ids[slot]),
  latitude: latitudes[slot]!,
  longitude: longitudes[slot]!,
  count: 1,
})

/** One point per cell, at the mean position of its suppliers; a single supplier is a point of its own. */
const cellPoints = async (columns: Columns, slots: number[], { bounds, width, height }: Grid): Promise<Point[]> => {
  const across = Math.round((bounds.east - bounds.west) / width)
  const cells = new Map<number, { slot: number; count: number; latitude: number; longitude: number }>()
  for (const [index, slot] of slots.entries()) {
    if (index % slotsAtOnce === slotsAtOnce - 1) await turn()
    const latitude = columns.latitudes[slot]!
    const longitude = columns.longitudes[slot]!
    const at = Math.floor((latitude - bounds.south) / height) * across + Math.floor((longitude - bounds.west) / width)
    const cell = cells.get(at)
    if (!cell) cells.set(at, { slot, count: 1, latitude, longitude })
    else {
      cell.count++
      cell.latitude += latitude
      cell.longitude += longitude
    }
  }
  const idOf = (slot: number) =>
    `${Math.floor(columns.longitudes[slot]! / width)}:${Math.floor(columns.latitudes[slot]! / height)}`
  return [...cells.values()]
    .map(({ slot, count, latitude, longitude }) =>
      count === 1
        ? singlePoint(columns, slot)
        : { id: idOf(slot), count, latitude: latitude / count, longitude: longitude / count },
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, pointsAtMost)
}

const withSuppliers = async (pool: Pool, points: Point[]): Promise<MapPoint[]> => {
  const ids = points.flatMap(({ id, count }) => (count === 1 ? [Number(id)] : []))
  const text = `select ${supplierColumns} from supplier s where s.id = any($1) and s.status = 'listed'`
  const { rows } = ids.length ? await runSql<Supplier>(pool, text, [ids]) : { rows: [] }
  const byId = new Map(rows.map((supplier) => [String(supplier.id), supplier]))
  return points
    .map((point) => ({ ...point, supplier: (point.count === 1 && byId.get(point.id)) || null }))
    .filter(({ count, supplier }) => count > 1 || supplier) // one may have been hidden a moment ago
}
