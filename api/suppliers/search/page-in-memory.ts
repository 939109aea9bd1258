import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { milesBetween, milesPerDegree } from '../../places/miles-between.rules.ts'
import { bestOf, type RankedAt, type Ranking } from '../model/best-of.ts'
import type { Columns } from '../model/columns.ts'
import { matchesInMemory } from '../model/matches.ts'
import { columnsFor } from '../supplier-columns.ts'
import { milesForQuality } from './best-order.rules.ts'
import type { Listed, Page } from './page.ts'
import type { Circle, Search } from './search.ts'
import { milesFrom, Values } from './supplier-conditions.ts'
import type { SupplierSort } from './supplier-filter.ts'

/** By the best rating, then the most reviews. */
export const byRating = ({ ratings, reviews }: Columns): Ranking => ({
  first: (slot) => ratings[slot]!,
  second: (slot) => reviews[slot]!,
})

/** One page of a search, found in memory and read by its ids; undefined where PostgreSQL has to find it. */
export const pageInMemory = async (
  pool: Pool,
  search: Search,
  sort: SupplierSort,
  page: Page,
): Promise<Listed[] | undefined> => {
  if (sort === 'NAME' || sort === 'RELEVANCE') return undefined
  const matches = await matchesInMemory(pool, search)
  if (!matches) return undefined
  const { columns, slots } = matches
  const ranking = rankingOf(columns, search.circle, sort)
  const behind = page.behind && placeOf(sort, search.circle, page.behind as number[])
  const ids = bestOf(columns, slots, ranking, page.limit, behind).map((slot) => columns.ids[slot]!)
  if (!ids.length) return []
  const rows = await readThese(pool, ids, search.circle, sort, page.fields)
  return rows.length === ids.length ? rows : undefined // one was hidden a moment ago
}

const rankingOf = (columns: Columns, circle: Circle | undefined, sort: SupplierSort): Ranking => {
  const { latitudes, longitudes, ratings, reviews, qualities } = columns
  if (sort === 'RATING') return byRating(columns)
  if (sort === 'REVIEWS') return { first: (slot) => reviews[slot]!, second: (slot) => ratings[slot]! }
  const same = () => 0
  if (!circle) return { first: (slot) => qualities[slot]!, second: same }
  const worth = sort === 'BEST' ? milesForQuality : 0
  const miles = (slot: number) => milesBetween(circle, { latitude: latitudes[slot]!, longitude: longitudes[slot]! })
  const leastMiles = leastMilesFrom(circle)
  return {
    first: (slot) => worth * qualities[slot]! - miles(slot),
    second: same,
    atMost: (slot) => worth * qualities[slot]! - leastMiles(latitudes[slot]!, longitudes[slot]!),
    isIdAscending: true,
  }
}

/** Circles up to so large are flat enough: then a distance is at least this share of what it is on a flat map. */
const flatMiles = 300
const flatShare = 0.99

/** Less than the distance from the centre, without the sines of it. */
const leastMilesFrom = (circle: Circle): ((latitude: number, longitude: number) => number) => {
  if (circle.radiusMiles > flatMiles) return () => 0
  const farthest = Math.min(90, Math.abs(circle.latitude) + circle.radiusMiles / milesPerDegree)
  const north = milesPerDegree * flatShare
  const east = north * Math.cos((farthest * Math.PI) / 180)
  return (latitude, longitude) => {
    const [y, x] = [north * (latitude - circle.latitude), east * (longitude - circle.longitude)]
    return Math.sqrt(x * x + y * y)
  }
}

/** The place that a cursor names; its numbers are those of columns of single precision. */
const placeOf = (
  sort: SupplierSort,
  circle: Circle | undefined,
  [first = 0, second = 0, id = 0]: number[],
): RankedAt => {
  if (sort === 'RATING') return [Math.fround(first), second, id]
  if (sort === 'REVIEWS') return [first, Math.fround(second), id]
  return circle ? [-first, 0, second] : [Math.fround(first), 0, second]
}

const readThese = async (
  pool: Pool,
  ids: readonly number[],
  circle: Circle | undefined,
  sort: SupplierSort,
  fields?: ReadonlySet<string>,
): Promise<Listed[]> => {
  const values = new Values()
  const these = values.add(ids)
  const miles = circle && milesFrom(circle, values)
  const columns = [columnsFor(fields)]
  if (miles) columns.push(`round((${miles})::numeric, 1)::float8 distance`)
  if (sort === 'BEST')
    columns.push(miles ? `${miles} - ${values.add(milesForQuality)}::float8 * s.quality key` : 's.quality key')
  if (sort === 'DISTANCE') columns.push(miles ? `${miles} key` : 's.quality key')
  const text = `
    select ${columns.join(', ')} from unnest(${these}::int[]) with ordinality f(id, place)
      join supplier s on s.id = f.id and s.status = 'listed' order by f.place`
  return (await runSql<Listed>(pool, text, values.list, { isPlannedOnce: true })).rows
}
