import type { Pool } from 'pg'
import { z } from 'zod'
import { check } from '../server/errors.ts'
import { boundsRules, type MapBounds } from './map-bounds.ts'
import { gridFor, keptDegrees, pointsAtMost, type Grid } from './map-grid.ts'
import type { MapPoint } from './map-point.ts'
import { prepared } from './prepared.ts'
import type { Search } from './search.ts'
import { supplierColumns } from './supplier-columns.ts'
import { inArea, inBox, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'
import type { Supplier } from './supplier.entity.ts'
import { filterRules, type SupplierFilter } from './supplier-filter.ts'
import { understandSearch } from './understand-search.ts'

interface MapArgs {
  bounds: MapBounds
  zoom: number
  filter?: SupplierFilter | null
}

const rules = z.object({
  bounds: boundsRules,
  zoom: z.number('The zoom must be a number').min(0, 'The zoom must be from 0 to 24').max(24, 'The zoom must be from 0 to 24'),
})

/** So few are shown one by one at any zoom. */
const shownSinglyAtMost = 100
/** From here on suppliers are shown one by one. */
const singlyFromZoom = 13
/** A search by words, or of a part of the map, is counted no further. */
const countedAtMost = 20_000

/**
 * What a map shows of a search: suppliers where they are few or the map is close, else how many there are in each cell
 * of a grid; at most 500 points.
 * @throws BAD_USER_INPUT naming the edge of the bounds, `zoom` or the field of the filter.
 */
export const supplierMap = async (pool: Pool, args: MapArgs): Promise<MapPoint[]> => {
  const { bounds, zoom } = check(rules, args)
  const search = await understandSearch(pool, check(filterRules, args.filter ?? {}))
  const grid = gridFor(bounds, zoom)
  if (isEverySupplier(search) && grid.height >= keptDegrees) {
    const kept = await keptCells(pool, grid)
    if (kept.reduce((sum, { count }) => sum + count, 0) > shownSinglyAtMost) return withSuppliers(pool, kept)
  }
  return withSuppliers(pool, await cellsOf(pool, search, grid, zoom >= singlyFromZoom))
}

const isEverySupplier = ({ terms, counties, countiesOfPlace, country, circle, box, services, isVerified }: Search) =>
  !terms.length && !counties && !countiesOfPlace && !country && !circle && !box && !services && !isVerified

interface Cell {
  x: number
  y: number
  count: number
  latitude: number
  longitude: number
  /** The supplier, where there is but one. */
  single: number | null
}

/** From the counts that triggers keep: quick for any number of suppliers. A cell's middle stands for all in it. */
const keptCells = async (pool: Pool, { bounds, width, height }: Grid): Promise<Cell[]> => {
  const text = `
    select floor(x / $5::float8)::int x, floor(y / $6::float8)::int y, sum(suppliers)::int count, null::int single,
           sum((x + 0.5) / 4 * suppliers) / sum(suppliers) longitude, sum((y + 0.5) / 4 * suppliers) / sum(suppliers) latitude
      from supplier_cell
     where suppliers > 0 and x >= $1 and x < $2 and y >= $3 and y < $4
     group by 1, 2 order by count desc, 1, 2 limit ${pointsAtMost}`
  const edges = [bounds.west, bounds.east, bounds.south, bounds.north, width, height].map((degrees) => degrees / keptDegrees)
  return (await pool.query<Cell>(prepared(text, edges))).rows
}

const cellsOf = async (pool: Pool, search: Search, { bounds, width, height }: Grid, isSingly: boolean): Promise<Cell[]> => {
  const values = new Values()
  const conditions = [
    ...scopeConditions(search, values), ...inBox(bounds, values, false), ...inArea(search, values, false), ...otherConditions(search, values),
  ]
  const text = `
    with found as materialized (
      select s.id, s.latitude, s.longitude from supplier s where ${conditions.join(' and ')} limit ${countedAtMost}
    ), total as (select count(*) suppliers from found)
    select floor(longitude / ${values.add(width)}::float8)::int x, floor(latitude / ${values.add(height)}::float8)::int y,
           count(*)::int count, avg(latitude) latitude, avg(longitude) longitude, case when count(*) = 1 then min(id) end single
      from found
     group by 1, 2, case when ${values.add(isSingly)} or (select suppliers from total) <= ${shownSinglyAtMost} then id end
     order by count desc, 1, 2, single limit ${pointsAtMost}`
  return (await pool.query<Cell>(prepared(text, values.list))).rows
}

const withSuppliers = async (pool: Pool, cells: Cell[]): Promise<MapPoint[]> => {
  const ids = cells.flatMap(({ single }) => (single === null ? [] : [single]))
  const text = `select ${supplierColumns} from supplier s where s.id = any($1)`
  const { rows } = ids.length ? await pool.query<Supplier>(prepared(text, [ids])) : { rows: [] }
  const byId = new Map(rows.map((supplier) => [supplier.id, supplier]))
  return cells.map(({ x, y, single, ...point }) => ({
    ...point,
    id: single === null ? `${x}:${y}` : String(single),
    supplier: single === null ? null : (byId.get(single) ?? null),
  }))
}
