import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../../database/sql.ts'
import { check } from '../../server/errors.ts'
import { boundsRules, type MapBounds } from '../map-bounds.ts'
import { degreesPerPixel, gridFor, pointsAtMost, type Grid } from './map-grid.ts'
import { mapIndex, type MapIndex } from './map-index.ts'
import { mapMatches } from './map-matches.ts'
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
  const index = await mapIndex(pool)
  const grid = gridFor(bounds, zoom)
  const rows = await mapMatches(pool, index, search, grid.bounds)
  const isSingly = zoom >= singlyFromZoom && rows.length <= pointsAtMost
  const points = isSingly
    ? rows.map((row) => singlePoint(index, row))
    : mergePoints(cellPoints(index, rows, grid), degreesPerPixel(zoom))
  return withSuppliers(pool, points)
}

type Point = Omit<MapPoint, 'supplier'>

const singlePoint = ({ ids, latitudes, longitudes }: MapIndex, row: number): Point => ({
  id: String(ids[row]),
  latitude: latitudes[row]!,
  longitude: longitudes[row]!,
  count: 1,
})

/** One point per cell, at the mean position of its suppliers; a single supplier is a point of its own. */
const cellPoints = (index: MapIndex, rows: number[], { bounds, width, height }: Grid): Point[] => {
  const columns = Math.round((bounds.east - bounds.west) / width)
  const cells = new Map<number, { row: number; count: number; latitude: number; longitude: number }>()
  for (const row of rows) {
    const latitude = index.latitudes[row]!
    const longitude = index.longitudes[row]!
    const at = Math.floor((latitude - bounds.south) / height) * columns + Math.floor((longitude - bounds.west) / width)
    const cell = cells.get(at)
    if (!cell) cells.set(at, { row, count: 1, latitude, longitude })
    else {
      cell.count++
      cell.latitude += latitude
      cell.longitude += longitude
    }
  }
  const idOf = (row: number) =>
    `${Math.floor(index.longitudes[row]! / width)}:${Math.floor(index.latitudes[row]! / height)}`
  return [...cells.values()]
    .map(({ row, count, latitude, longitude }) =>
      count === 1
        ? singlePoint(index, row)
        : { id: idOf(row), count, latitude: latitude / count, longitude: longitude / count },
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
