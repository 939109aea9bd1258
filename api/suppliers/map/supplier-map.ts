import type { Pool } from 'pg'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { z } from 'zod'
import { readRows, runSql } from '../../database/sql.ts'
import { check } from '../../server/errors.ts'
import { boundsRules, type MapBounds } from '../map-bounds.ts'
import { supplierColumns } from '../supplier-columns.ts'
import { Supplier } from '../supplier.entity.ts'
import { isUnrestricted, isSelective, type Search, type Box } from '../search/search.ts'
import { filterRules, type SupplierFilter } from '../search/filters/supplier-filter.ts'
import { understandSearch } from '../search/understand-search.ts'
import { chooseLookUp } from '../search/choose-plan.ts'
import { matchSuppliers } from '../search/match-suppliers.ts'
import { intersect, searchConditions, Values, where } from '../search/supplier-conditions.ts'
import { indexedOrders } from '../search/supplier-order.ts'

@ObjectType({ description: 'A point on the map: a supplier, or a number of suppliers.' })
export class MapPoint {
  @Field(() => Float, { description: 'Latitude in degrees; for several suppliers, of their centre.' }) latitude!: number
  @Field(() => Float, { description: 'Longitude in degrees; for several suppliers, of their centre.' })
  longitude!: number
  @Field(() => Int, { description: 'The number of suppliers.' }) count!: number
  @Field(() => Supplier, nullable('The supplier, if it is a single one.')) supplier!: Supplier | null
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
export const supplierMap = async (
  pool: Pool,
  args: { bounds: MapBounds; zoom: number; filter?: SupplierFilter | null },
): Promise<MapPoint[]> => {
  const { bounds, zoom } = check(rules, args)
  const search = await understandSearch(pool, check(filterRules, args.filter ?? {}))
  const grid = gridFor(bounds, zoom)
  const single = zoom < singlyFromZoom ? undefined : await singlePoints(pool, search, grid)
  if (single) return withSuppliers(pool, single)
  const isCounted = isUnrestricted(search) && grid.width >= cellWidth
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

/** Like `groupedPoints` for all suppliers, from counts that triggers maintain. */
const countedPoints = async (pool: Pool, { bounds, width }: Grid): Promise<Point[]> => {
  const cellsEachWay = width / cellWidth
  const [x, y] = [bounds.west / cellWidth, (2 * bounds.south) / cellWidth]
  const [endX, endY] = [bounds.east / cellWidth, (2 * bounds.north) / cellWidth]
  const text = `
    select case when sum(suppliers) = 1 then sum(ids)::text else concat(floor(x / $1::float8), ':', floor(y / $1::float8)) end id,
           sum(suppliers)::int count, sum(latitudes)::float8 / sum(suppliers) / 1e6 latitude,
           sum(longitudes)::float8 / sum(suppliers) / 1e6 longitude
      from supplier_cell where x >= $2::int and x < $3::int and y >= $4::int and y < $5::int and suppliers > 0
     group by floor(x / $1::float8), floor(y / $1::float8) order by sum(suppliers) desc, 1 limit $6`
  return readRows<Point>(pool, text, [cellsEachWay, x, endX, y, endY, pointLimit])
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
/** The width of cells in `supplier_cell`; times a power of two, cells nest between zoom levels. */
const cellWidth = 0.25

const tilePixels = 512
const cellPixels = 64

/** As in Mapbox and MapLibre. */
const degreesPerPixel = (zoom: number) => 360 / (tilePixels * 2 ** zoom)

/** Cells of 64 to 128 pixels; larger ones if the bounds would hold too many. */
const gridFor = (bounds: Box, zoom: number): Grid => {
  let width = cellWidth * 2 ** Math.ceil(Math.log2((cellPixels * degreesPerPixel(zoom)) / cellWidth))
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

/** Points closer than this on the screen would overlap. */
const minPixels = 46

/** Merges smaller points into larger; sort them largest first. */
const mergePoints = (points: readonly Point[], degreesPerPixel: number): Point[] => {
  const minDistance = minPixels * degreesPerPixel
  const merged: Point[] = []
  for (const point of points) {
    const stretch = Math.cos((point.latitude * Math.PI) / 180) // a degree of latitude takes more pixels than one of longitude
    const near = merged.find(
      ({ latitude, longitude }) =>
        Math.hypot(longitude - point.longitude, (latitude - point.latitude) / stretch) < minDistance,
    )
    if (!near) {
      merged.push({ ...point })
      continue
    }
    const count = near.count + point.count
    near.latitude = (near.latitude * near.count + point.latitude * point.count) / count
    near.longitude = (near.longitude * near.count + point.longitude * point.count) / count
    if (near.count === 1) near.id = `${near.id}+`
    near.count = count
  }
  return merged
}

/** A search by words covers the 5,000 best rated; null if none has coordinates. */
export const mapExtent = async (pool: Pool, search: Search): Promise<MapBounds | null> => {
  const [extent] = await matchOnMap<MapBounds & { count: number }>(
    pool,
    search,
    undefined,
    (matches) => `
      select min(longitude) west, min(latitude) south, max(longitude) east, max(latitude) north, count(*)::int count
        from ${matches} m having count(latitude) > 0`,
  )
  return extent ?? null
}

const selectiveLimit = 5000

/** `use` gets a subquery of id, latitude and longitude; each row counts the matches it represents. */
const matchOnMap = async <T extends { count: number }>(
  pool: Pool,
  search: Search,
  box: Box | undefined,
  use: (matches: string, values: Values) => string,
): Promise<T[]> => {
  const boxed = box ? { ...search, box: intersect(box, search.box) } : search
  if (isSelective(search))
    return matchSuppliers<T>(pool, boxed, { order: indexedOrders.RATING, limit: selectiveLimit }, use, (rows) =>
      rows.reduce((sum, { count }) => sum + count, 0),
    )
  const { by } = await chooseLookUp(pool, boxed)
  const values = new Values()
  const conditions = where(searchConditions(boxed, values, by === 'point'))
  const text = use(`(select s.id, s.latitude, s.longitude from supplier_search s ${conditions})`, values)
  return readRows<T>(pool, text, values.list)
}
