import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../../database/sql.ts'
import { check } from '../../server/errors.ts'
import { boundsRules, type MapBounds } from '../map-bounds.ts'
import { degreesPerPixel, gridFor, pointsAtMost, type Grid } from './map-grid.ts'
import { isFiltered } from '../model/find-matches.ts'
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
  if (zoom < singlyFromZoom && !isFiltered(search))
    return withSuppliers(pool, mergePoints(cellPoints(columns, await sumsOfAll(columns, grid)), degreesPerPixel(zoom)))
  const slots = await mapMatches(pool, columns, search, grid.bounds)
  const isSingly = zoom >= singlyFromZoom && slots.length <= pointsAtMost
  const points = isSingly
    ? slots.map((slot) => singlePoint(columns, slot))
    : mergePoints(cellPoints(columns, await sumsOfMany(columns, slots, grid)), degreesPerPixel(zoom))
  return withSuppliers(pool, points)
}

/** So many are added up without letting others go on. */
const slotsAtOnce = 50_000

/** With its supplier, or else its cell. */
type Point = Omit<MapPoint, 'supplier'> & { id: string }

const singlePoint = ({ ids, latitudes, longitudes }: Columns, slot: number): Point => ({
  id: String(ids[slot]),
  latitude: latitudes[slot]!,
  longitude: longitudes[slot]!,
  count: 1,
})

/** The suppliers of a cell of the grid, added up. */
interface Sum {
  x: number
  y: number
  /** One of them. */
  slot: number
  count: number
  latitude: number
  longitude: number
}

type Sums = Map<number, Sum>

/** Sums of narrower cells would be as many as the suppliers; a map of such shows few of them. */
const leastKeptWidth = 1 / 16

const rows = 2 ** 20
const add = (sums: Sums, more: Sum) => {
  const at = more.x * rows + more.y
  const sum = sums.get(at)
  if (!sum) return void sums.set(at, { ...more })
  sum.count += more.count
  sum.latitude += more.latitude
  sum.longitude += more.longitude
}

const addSlots = (
  sums: Sums,
  { latitudes, longitudes }: Columns,
  slots: readonly number[],
  { width, height }: Grid,
) => {
  let last: Sum | undefined
  for (const slot of slots) {
    const latitude = latitudes[slot]!
    const longitude = longitudes[slot]!
    const [x, y] = [Math.floor(longitude / width), Math.floor(latitude / height)]
    if (last?.x !== x || last.y !== y) last = sums.get(x * rows + y)
    if (last) {
      last.count++
      last.latitude += latitude
      last.longitude += longitude
    } else sums.set(x * rows + y, (last = { x, y, slot, count: 1, latitude, longitude }))
  }
}

const sumsOfMany = async (columns: Columns, slots: readonly number[], grid: Grid): Promise<Sums> => {
  const sums: Sums = new Map()
  for (let at = 0; at < slots.length; at += slotsAtOnce) {
    if (at) await turn()
    addSlots(sums, columns, slots.slice(at, at + slotsAtOnce), grid)
  }
  return sums
}

/** Of all suppliers in the grid: what each cell of the columns holds is kept for the next map until one of its suppliers changes. */
const sumsOfAll = async (columns: Columns, grid: Grid): Promise<Sums> => {
  const sums: Sums = new Map()
  const { bounds, width, height } = grid
  const isWithin = ({ x, y }: Sum) =>
    x * width >= bounds.west && x * width < bounds.east && y * height >= bounds.south && y * height < bounds.north
  let looked = 0
  for (const [slots] of columns.cellsIn(bounds)) {
    const work = () => {
      looked += slots.length
      const found: Sums = new Map()
      addSlots(found, columns, slots, grid)
      return [...found.values()]
    }
    const own = width >= leastKeptWidth ? columns.workedOut(slots, width, work) : work()
    for (const sum of own) if (isWithin(sum)) add(sums, sum)
    if (looked < slotsAtOnce) continue
    looked = 0
    await turn()
  }
  return sums
}

/** One point per cell, at the mean position of its suppliers; a single supplier is a point of its own. */
const cellPoints = (columns: Columns, sums: Sums): Point[] =>
  [...sums.values()]
    .map(({ x, y, slot, count, latitude, longitude }) =>
      count === 1
        ? singlePoint(columns, slot)
        : { id: `${x}:${y}`, count, latitude: latitude / count, longitude: longitude / count },
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, pointsAtMost)

const withSuppliers = async (pool: Pool, points: Point[]): Promise<MapPoint[]> => {
  const ids = points.flatMap(({ id, count }) => (count === 1 ? [Number(id)] : []))
  const text = `select ${supplierColumns} from supplier s where s.id = any($1) and s.status = 'listed'`
  const { rows } = ids.length ? await runSql<Supplier>(pool, text, [ids]) : { rows: [] }
  const byId = new Map(rows.map((supplier) => [String(supplier.id), supplier]))
  return points
    .map(({ id, ...point }) => ({ ...point, supplier: (point.count === 1 && byId.get(id)) || null }))
    .filter(({ count, supplier }) => count > 1 || supplier) // one may have been hidden a moment ago
}
