import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { milesBetween } from '../../places/miles-between.rules.ts'
import { bestOfMany, byRating, type RankedAt, type Ranking } from '../model/best-of.ts'
import type { Columns } from '../model/columns.ts'
import { findNearest, leastMilesFrom } from '../model/find-matches.ts'
import { matchesInMemory } from '../model/matches.ts'
import { columnsFor } from '../supplier-columns.ts'
import { milesForQuality } from './best-order.rules.ts'
import type { Listed, Page } from './page.ts'
import type { Circle, Search } from './search.ts'
import { milesFrom, Values } from './supplier-conditions.ts'
import type { SupplierSort } from './supplier-filter.ts'

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
  const { columns } = matches
  const { circle } = search
  const ranking = rankingOf(columns, circle, sort)
  const isByMiles = circle && (sort === 'BEST' || sort === 'DISTANCE')
  if (!isByMiles && matches.isMany) return undefined // the first in the order of an index are soon found there
  const wanted = {
    limit: page.limit,
    ...(page.behind ? { behind: placeOf(sort, circle, page.behind as number[]) } : {}),
  }
  const slots = isByMiles
    ? findNearest({ ...matches, circle }, worthOf(sort), ranking, wanted)
    : await bestOfMany(columns, await matches.slots(), ranking, wanted.limit, wanted.behind)
  const ids = slots.map((slot) => columns.ids[slot]!)
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
  const worth = worthOf(sort)
  const miles = (slot: number) => milesBetween(circle, { latitude: latitudes[slot]!, longitude: longitudes[slot]! })
  const leastMiles = leastMilesFrom(circle)
  return {
    first: (slot) => worth * qualities[slot]! - miles(slot),
    second: same,
    atMost: (slot) =>
      worth * qualities[slot]! - leastMiles({ latitude: latitudes[slot]!, longitude: longitudes[slot]! }),
    isIdAscending: true,
  }
}

/** How many miles the best quality counts for. */
const worthOf = (sort: SupplierSort) => (sort === 'BEST' ? milesForQuality : 0)

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
