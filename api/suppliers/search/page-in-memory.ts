import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { milesBetween } from '../../places/miles-between.rules.ts'
import { bestOf, bestOfMany, byRating, type RankedAt, type Ranking, type RankingOf } from '../model/best-of.ts'
import type { Columns } from '../model/columns.ts'
import { findNearest, leastMilesFrom } from '../model/find-matches.ts'
import { matchesInMemory, type Matches } from '../model/matches.ts'
import { columnsFor } from '../supplier-columns.ts'
import { milesForQuality } from './best-order.rules.ts'
import type { Listed, Page } from './page.ts'
import type { Circle, Search } from './search.ts'
import { milesFrom, Values } from './supplier-conditions.ts'
import type { SupplierSort } from './supplier-filter.ts'

/** How many of the best rated matches are ranked by relevance. */
export const rankedAtMost = 1000

/** One page of a search, found in memory and read by its ids; undefined where PostgreSQL has to find it. */
export const pageInMemory = async (
  pool: Pool,
  search: Search,
  sort: SupplierSort,
  page: Page,
): Promise<Listed[] | undefined> => {
  if (sort === 'NAME') return undefined
  const matches = await matchesInMemory(pool, search)
  if (!matches) return undefined
  const ranked = sort === 'RELEVANCE' ? await mostRelevant(matches, page) : undefined
  const slots = sort === 'RELEVANCE' ? ranked?.map(({ slot }) => slot) : await firstOf(matches, sort, page)
  if (!slots?.length) return slots && []
  const ids = slots.map((slot) => matches.columns.ids[slot]!)
  const rows = await readThese(pool, ids, search.circle, sort, page.fields)
  if (rows.length < ids.length) return undefined // one was hidden a moment ago
  return ranked ? rows.map((row, at) => Object.assign(row, { key: ranked[at]!.rank })) : rows
}

/** The slots of a page in an order; undefined where the first of very many are soon found by the order's index. */
const firstOf = async (matches: Matches, sort: SupplierSort, page: Page): Promise<readonly number[] | undefined> => {
  const { columns, search } = matches
  const { circle } = search
  const behind = page.behind && placeOf(sort, circle, page.behind as number[])
  const ranked = { limit: page.limit, ...(behind ? { behind } : {}) }
  if (circle && (sort === 'BEST' || sort === 'DISTANCE'))
    return findNearest({ ...matches, circle }, worthOf(sort), byMiles(columns, circle, sort), ranked)
  if (sort !== 'REVIEWS') return matches.firstBy(sort === 'RATING' ? 'RATING' : 'QUALITY', ranked)
  return matches.isMany ? undefined : bestOfMany(columns, await matches.slots(), byReviews, page.limit, behind)
}

/** A page by relevance: of the best rated, those of equal rank as they are rated. */
const mostRelevant = async (matches: Matches, { limit, behind }: Page) => {
  const slots = await matches.bestRated(rankedAtMost)
  const ranks = await matches.ranks(slots)
  if (!ranks) return undefined
  const { ids, ratings, reviews } = matches.columns // only now: there are others when they have grown
  const [rank = 0, rating = 0, reviewCount = 0, id = 0] = (behind ?? []) as number[]
  const all = slots.map((slot, at) => ({ slot, rank: ranks[at]! }))
  const left = behind
    ? all.filter(
        (one) =>
          (one.rank - Math.fround(rank) ||
            ratings[one.slot]! - Math.fround(rating) ||
            reviews[one.slot]! - reviewCount ||
            ids[one.slot]! - id) < 0,
      )
    : all
  // only the page is sorted: very many may have the same rank
  const least = Float32Array.from(left, (one) => one.rank).sort()[left.length - limit] ?? -1
  const above = left
    .filter((one) => one.rank > least)
    .toSorted(
      ({ slot: a, rank: rankOfA }, { slot: b, rank: rankOfB }) =>
        rankOfB - rankOfA || ratings[b]! - ratings[a]! || reviews[b]! - reviews[a]! || ids[b]! - ids[a]!,
    )
  const equal = left.flatMap((one) => (one.rank === least ? [one.slot] : []))
  const next = bestOf(matches.columns, equal, byRating(matches.columns), limit - above.length)
  return [...above, ...next.map((slot) => ({ slot, rank: least }))]
}

const byReviews: RankingOf = ({ reviews, ratings }) => ({
  first: (slot) => reviews[slot]!,
  second: (slot) => ratings[slot]!,
})

const byMiles = ({ latitudes, longitudes, qualities }: Columns, circle: Circle, sort: SupplierSort): Ranking => {
  const worth = worthOf(sort)
  const miles = (slot: number) => milesBetween(circle, { latitude: latitudes[slot]!, longitude: longitudes[slot]! })
  const leastMiles = leastMilesFrom(circle)
  return {
    first: (slot) => worth * qualities[slot]! - miles(slot),
    second: () => 0,
    atMost: [
      (slot) => worth * qualities[slot]!,
      (slot) => worth * qualities[slot]! - leastMiles(latitudes[slot]!, longitudes[slot]!),
    ],
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
