import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../../database/sql.ts'
import { check } from '../../server/errors.ts'
import { boundsRules, type MapBounds } from '../map-bounds.ts'
import { matchOnMap } from './match-on-map.ts'
import type { MapPoint } from './map-point.ts'
import { mergePoints } from './merge-points.ts'
import { supplierColumns } from '../supplier-columns.ts'
import type { Supplier } from '../supplier.entity.ts'
import { isUnrestricted, type Search, type Box } from '../search/search.ts'
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

const singlyFromZoom = 13

/** Largest first. @throws BAD_USER_INPUT naming the edge of the bounds, `zoom` or the field of the filter. */
export const supplierMap = async (pool: Pool, args: MapArgs): Promise<MapPoint[]> => {
  const { bounds, zoom } = check(rules, args)
  const search = await understandSearch(pool, check(filterRules, args.filter ?? {}))
  const grid = gridFor(bounds, zoom)
  const single = zoom < singlyFromZoom ? undefined : await singlePoints(pool, search, grid)
  if (single) return withSuppliers(pool, single)
  const isCounted = isUnrestricted(search) && grid.width >= countedWidth
  const points = isCounted ? await countedPoints(pool, grid) : await groupedPoints(pool, search, grid)
  return withSuppliers(pool, mergePoints(points, degreesPerPixel(zoom)))
}

/** The id is a supplier's or a cell's. */
type Point = Omit<MapPoint, 'supplier'> & { id: string }

const singlePoints = async (pool: Pool, search: Search, { bounds }: Grid): Promise<Point[] | undefined> => {
  const points = await matchOnMap<Point>(
    pool,
    search,
    bounds,
    (matches, values) =>
      `select id::text, latitude, longitude, 1 count from ${matches} m limit ${values.add(pointLimit + 1)}`,
  )
  return points.length > pointLimit ? undefined : points
}

const groupedPoints = (pool: Pool, search: Search, { bounds, width, height }: Grid): Promise<Point[]> =>
  matchOnMap<Point>(
    pool,
    search,
    bounds,
    (matches, values) => `
      select case when count(*) = 1 then min(id)::text else concat(x, ':', y) end id, count(*)::int count,
             avg(latitude) latitude, avg(longitude) longitude
        from (select id, latitude, longitude, floor(longitude / ${values.add(width)})::int x, floor(latitude / ${values.add(height)})::int y
                from ${matches} m) c
       group by x, y order by count(*) desc, x, y limit ${values.add(pointLimit)}`,
  )

/** Of `supplier_cell`; cells are half as high. */
const countedWidth = 0.25

/** Like `groupedPoints` for all suppliers, from counts that triggers maintain. */
const countedPoints = async (pool: Pool, { bounds, width }: Grid): Promise<Point[]> => {
  const cellsEachWay = width / countedWidth
  const [x, y] = [bounds.west / countedWidth, (2 * bounds.south) / countedWidth]
  const [endX, endY] = [bounds.east / countedWidth, (2 * bounds.north) / countedWidth]
  const text = `
    select case when sum(suppliers) = 1 then sum(ids)::text else concat(floor(x / $1::float8), ':', floor(y / $1::float8)) end id,
           sum(suppliers)::int count, sum(latitudes)::float8 / sum(suppliers) / 1e6 latitude,
           sum(longitudes)::float8 / sum(suppliers) / 1e6 longitude
      from supplier_cell where x >= $2::int and x < $3::int and y >= $4::int and y < $5::int and suppliers > 0
     group by floor(x / $1::float8), floor(y / $1::float8) order by sum(suppliers) desc, 1 limit $6`
  return (await runSql<Point>(pool, text, [cellsEachWay, x, endX, y, endY, pointLimit])).rows
}

const withSuppliers = async (pool: Pool, points: Point[]): Promise<MapPoint[]> => {
  const ids = points.flatMap(({ id, count }) => (count === 1 ? [Number(id)] : []))
  const text = `select ${supplierColumns} from supplier s where s.id = any($1) and s.status = 'listed'`
  const { rows } = ids.length ? await runSql<Supplier>(pool, text, [ids]) : { rows: [] }
  const byId = new Map(rows.map((supplier) => [String(supplier.id), supplier]))
  return points
    .map(({ id, ...point }) => ({ ...point, supplier: (point.count === 1 && byId.get(id)) || null }))
    .filter(({ count, supplier }) => count > 1 || supplier) // one may have just been hidden
}

interface Grid {
  /** Whole cells, so that points stay in place while the map is moved. */
  bounds: Box
  width: number
  height: number
}

const pointLimit = 500
/** Cells have this width times a power of two, so that they nest between zoom levels. */
const widthDegrees = 0.25

const tilePixels = 512
const cellPixels = 64

/** As in Mapbox and MapLibre. */
const degreesPerPixel = (zoom: number) => 360 / (tilePixels * 2 ** zoom)

/** Cells of 64 to 128 pixels; larger ones if the bounds would hold too many. */
const gridFor = (bounds: Box, zoom: number): Grid => {
  let width = widthDegrees * 2 ** Math.ceil(Math.log2((cellPixels * degreesPerPixel(zoom)) / widthDegrees))
  while (cellsIn(snapped(bounds, width), width) > pointLimit) width *= 2
  return { bounds: snapped(bounds, width), width, height: width / 2 }
}

const cellsIn = ({ west, east, south, north }: Box, width: number) =>
  ((east - west) / width) * ((north - south) / (width / 2))

const snapped = ({ west, east, south, north }: Box, width: number): Box => ({
  west: Math.floor(west / width) * width,
  east: (Math.floor(east / width) + 1) * width,
  south: Math.floor(south / (width / 2)) * (width / 2),
  north: (Math.floor(north / (width / 2)) + 1) * (width / 2),
})
