import type { Pool } from 'pg'
import { z } from 'zod'
import { cursorParts } from '../../schema/connection.ts'
import { readRows } from '../../database/sql.ts'
import { matchSuppliers } from './match-suppliers.ts'
import { nearestMatches } from './nearest-matches.ts'
import type { ListedSupplier, PageQuery, Search } from './search.ts'
import { columnsFor } from '../supplier-columns.ts'
import {
  selectMatchLevel,
  milesFrom,
  searchConditions,
  lastLevel,
  tsquery,
  Values,
  where,
} from './supplier-conditions.ts'
import type { SupplierSort } from './filters/supplier-filter.ts'
import { indexedOrders, isAfter, orderBy, orderByKeys } from './supplier-order.ts'

export const getCursorPosition = (
  sort: SupplierSort,
  { key, averageRating, reviewCount, id }: ListedSupplier,
): unknown[] => {
  if (sort === 'RATING') return [averageRating, reviewCount, id]
  if (sort === 'REVIEWS') return [reviewCount, averageRating, id]
  return sort === 'RELEVANCE' ? [key, averageRating, reviewCount, id] : [key, id]
}

/** No distance without a centre, no relevance without words. */
export const orderFor = (search: Search, sort: SupplierSort): SupplierSort =>
  (sort === 'DISTANCE' && !search.circle) || (sort === 'RELEVANCE' && !search.terms.length) ? 'BEST' : sort

/** Around a place and by level the first is a computed key. */
export const cursorRules = (sort: SupplierSort): z.ZodType<unknown[]> => {
  const { types } = sort === 'RELEVANCE' ? relevanceOrder : indexedOrders[sort === 'DISTANCE' ? 'BEST' : sort]
  return z.tuple(types.map((type): z.ZodType => cursorParts[type]) as [z.ZodType])
}

export const loadSupplierPage = async (
  pool: Pool,
  search: Search,
  sort: SupplierSort,
  page: PageQuery,
): Promise<ListedSupplier[]> => {
  if (search.circle && sort === 'DISTANCE') return nearestMatches(pool, search, search.circle, page)
  if (search.circle && sort === 'BEST') return nearestMatches(pool, search, search.circle, page, { isBest: true })
  if (sort === 'RELEVANCE') return mostRelevant(pool, search, page)
  if (sort === 'RATING' || sort === 'REVIEWS' || sort === 'NAME') return inOrder(pool, search, sort, page)
  return lastLevel(search) ? byLevel(pool, search, page) : inOrder(pool, search, 'BEST', page)
}

const inOrder = (
  pool: Pool,
  search: Search,
  sort: keyof typeof indexedOrders,
  page: PageQuery,
  { isWalkOnly = false } = {},
): Promise<ListedSupplier[]> => {
  const order = indexedOrders[sort]
  return matchSuppliers<ListedSupplier>(pool, search, { order, isWalkOnly, ...page }, (found, values) => {
    const columns = [columnsFor(page.fields), ...selectDistance(search, values)]
    return `select ${columns.join(', ')}, f.k0 key from ${found} f join supplier s on s.id = f.id ${orderByKeys(order)}`
  })
}

const levelStep = 2
const levelOrder = { columns: ['s.key', 's.id'], types: ['float8', 'int'], direction: 'desc' } as const

/** The key is the quality less the level's step. */
const amongLevels = async (
  pool: Pool,
  search: Search,
  { limit, position, fields }: PageQuery,
): Promise<ListedSupplier[]> => {
  const values = new Values()
  const conditions = where(searchConditions(search, values, false))
  const text = `
    with levelled as materialized (select s.id, s.quality, ${selectMatchLevel(search, values)} level from supplier_search s ${conditions}),
         keyed as (select id, level, quality::float8 - ${levelStep} * level key from levelled),
         page as (select * from keyed s ${position ? `where ${isAfter(levelOrder, position, values)}` : ''}
                   ${orderBy(levelOrder)} limit ${values.add(limit)})
    select ${[columnsFor(fields), ...selectDistance(search, values)].join(', ')}, p.key, p.level
      from page p join supplier s on s.id = p.id order by p.key desc, s.id desc`
  return readRows<ListedSupplier>(pool, text, values.list)
}

/** Mostly suppliers of one level fill the page; otherwise the levels of all matches are computed. Both give the same keys. */
const byLevel = async (pool: Pool, search: Search, page: PageQuery): Promise<ListedSupplier[]> => {
  const [key = 0, id] = page.position ?? []
  const level = Math.ceil(-Number(key) / levelStep)
  const position = page.position ? { position: [Number(key) + levelStep * level, id] } : {}
  const rows = await inOrder(pool, { ...search, level }, 'BEST', { ...page, ...position }, { isWalkOnly: true })
  if (rows.length < page.limit) return amongLevels(pool, search, page)
  return rows.map((row) => Object.assign(row, { key: Math.fround(Number(row.key)) - levelStep * level, level }))
}

export const selectDistance = (search: Search, values: Values) =>
  search.circle ? [`round(${milesFrom(search.circle, values)}::numeric, 1)::float8 distance`] : []

/** Only this many of the highest rated matches are ranked by relevance. */
const rankedLimit = 1000

const relevanceOrder = {
  columns: ['s.rank', 's.average_rating', 's.review_count', 's.id'],
  types: ['real', 'real', 'int', 'int'],
  direction: 'desc',
} as const

/** Name, then services, places, description. */
const mostRelevant = (pool: Pool, search: Search, page: PageQuery): Promise<ListedSupplier[]> =>
  matchSuppliers<ListedSupplier & { matches: number }>(
    pool,
    search,
    { order: indexedOrders.RATING, limit: rankedLimit },
    (found, values) => ranked(search, page, found, values),
    (rows) => rows[0]?.matches ?? 0,
  )

/** At this distance the relevance counts half. */
const milesForHalf = 10

const selectRank = (search: Search, values: Values) => {
  const rank = `ts_rank(s.tsv, ${tsquery(search, values)})`
  return search.circle ? `(${rank} / (1 + ${milesFrom(search.circle, values)} / ${milesForHalf}))::real` : rank
}

const ranked = (search: Search, { limit, position, fields }: PageQuery, found: string, values: Values) => `
  with ranked as materialized (
    select s.id, s.average_rating, s.review_count, ${selectRank(search, values)} rank,
           count(*) over ()::int matches
      from ${found} f join supplier_search s on s.id = f.id
  ), page as (
    select * from ranked s ${position ? `where ${isAfter(relevanceOrder, position, values)}` : ''}
     ${orderBy(relevanceOrder)} limit ${values.add(limit)}
  )
  select ${[columnsFor(fields), ...selectDistance(search, values)].join(', ')}, p.matches, p.rank::float8 key
    from page p join supplier s on s.id = p.id
   order by p.rank desc, s.average_rating desc, s.review_count desc, s.id desc`
