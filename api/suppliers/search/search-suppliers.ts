import type { Pool } from 'pg'
import { z } from 'zod'
import { badInput, check } from '../../server/errors.ts'
import { fromCursor, toCursor, toConnection, checkFirst } from '../../schema/connection.ts'
import { matchSuppliers } from './match-suppliers.ts'
import { matchedServices } from './matched-services.ts'
import { orderFor, loadSupplierPage, getCursorPosition, cursorRules } from './supplier-page.ts'
import type { ListedSupplier, PageQuery } from './page.ts'
import {
  anywhere,
  circlesToTry,
  relaxed,
  servicesToTry,
  withoutWordsOfFirms,
  wordsToDrop,
  type Relaxation,
} from './relax-search.ts'
import type { Search } from './search.ts'
import type { SupplierConnection } from './supplier-connection.ts'
import { filterRules, type CheckedFilter, type SupplierFilter, type SupplierSort } from './filters/supplier-filter.ts'
import { indexedOrders } from './supplier-order.ts'
import type { ReadOptions } from './read-search.ts'
import { understandSearch } from './understand-search.ts'
import { createLookups } from './words/word-stats.ts'
import { runSql } from '../../database/sql.ts'
import { columnsFor } from '../supplier-columns.ts'
import { milesFrom, Values, boxConditions, otherConditions, scopeConditions } from './supplier-conditions.ts'

const maxExactlyNamed = 3

const sizeableFrom = 5_000

/** The name of a small place is often part of a business's name: "St Mary's Blinds". */
const isLittleKnown = ({ place, isPlaceFromWords }: Search): boolean =>
  isPlaceFromWords && place?.type === 'town' && (place.population ?? 0) < sizeableFrom

/** Ignores "Ltd"; with a small place in the query, the matches may be anywhere. */
const findExactlyNamed = async (
  pool: Pool,
  search: Search,
  typed: string | null | undefined,
  { fields, limit }: Pick<PageQuery, 'fields' | 'limit'>,
): Promise<ListedSupplier[]> => {
  if (!search.terms.length || !typed || typed.length > 100) return []
  const values = new Values()
  const conditions = [
    `name_key(n.name) collate "C" = any(array[name_key(${values.add(typed)}), name_key(${values.add(search.words)})] collate "C")`,
    ...(isLittleKnown(search) ? [] : [...scopeConditions(search, values), ...boxConditions(search, values, false)]),
    ...otherConditions(search, values),
  ]
  const distance = search.circle ? [`round(${milesFrom(search.circle, values)}::numeric, 1)::float8 distance`] : []
  const text = `
    select ${[columnsFor(fields), ...distance].join(', ')}, f.quality key
      from (select s.id, s.quality from supplier n join supplier_search s on s.id = n.id where ${conditions.join(' and ')}
             order by s.quality desc, s.id limit ${values.add(Math.min(limit, maxExactlyNamed))}) f
      join supplier s on s.id = f.id order by f.quality desc, s.id`
  const { rows } = await runSql<ListedSupplier>(pool, text, values.list)
  return rows.map((row) => Object.assign(row, { isExactlyNamed: true }))
}

export interface ListArgs {
  filter?: SupplierFilter | null
  sort?: SupplierSort | null
  first?: number | null
  after?: string | null
  fields?: ReadonlySet<string>
}

/** An empty search is relaxed step by step, and the result says so. @throws BAD_USER_INPUT naming the argument. */
export const searchSuppliers = async (pool: Pool, args: ListArgs): Promise<SupplierConnection> => {
  const first = checkFirst(args.first, 20)
  const filter = check(filterRules, args.filter ?? {})
  const page = { limit: first + 1, ...(args.fields ? { fields: args.fields } : {}) }
  const wanted = args.sort ?? 'BEST'
  const { search, rows, relaxation, reading, sort, named } =
    args.after == null
      ? await firstPage(pool, filter, wanted, page)
      : await laterPage(pool, filter, wanted, page, args.after)
  const { correctedQuery, droppedWords, droppedService, widenedToMiles } = search
  const { miles, words, isServiceDropped } = relaxation
  const way = 2 * readings.indexOf(reading) + Number(isServiceDropped) + ways * named.length
  const getCursor = (row: ListedSupplier) => {
    const position = named.includes(row) ? null : getCursorPosition(sort, row)
    return toCursor([sort, miles, words, position, ...(way ? [way] : [])])
  }
  if (!args.fields || args.fields.has('matchedServices'))
    for (const row of rows) row.matchedServices = matchedServices(search, row)
  return Object.assign(toConnection(rows, first, args.after, getCursor), {
    correctedQuery,
    droppedWords,
    droppedService,
    widenedToMiles,
    search,
  })
}

const readings: readonly ReadOptions[] = [{}, { isGenerous: true }, { isCorrected: true }]

interface SearchPage {
  search: Search
  rows: ListedSupplier[]
  relaxation: Relaxation
  reading: ReadOptions
  sort: SupplierSort
  /** Suppliers called exactly what was typed, which come first. */
  named: readonly ListedSupplier[]
}

const pageBehind = async (
  pool: Pool,
  search: Search,
  sort: SupplierSort,
  page: PageQuery,
  named: readonly ListedSupplier[],
): Promise<ListedSupplier[]> => {
  const rows = await loadSupplierPage(pool, search, sort, { ...page, limit: page.limit + named.length })
  const ids = new Set(named.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

const firstPage = async (
  pool: Pool,
  filter: CheckedFilter,
  wanted: SupplierSort,
  page: PageQuery,
): Promise<SearchPage> => {
  const lookups = createLookups(pool)
  const understood = await understandSearch(pool, filter, { lookups })
  const sort = orderFor(understood, wanted)
  const named =
    sort === 'BEST' ? await findExactlyNamed(pool, understood, filter.query, { ...page, limit: page.limit - 1 }) : []
  const asIs = { search: understood, relaxation: noRelaxation, reading: readings[0]!, sort, named }
  const rows = [...named, ...(await pageBehind(pool, understood, sort, page, named))].slice(0, page.limit)
  const offTopic = rows[0]?.level ? withoutWordsOfFirms(understood) : undefined
  if (offTopic) {
    const search = relaxed(understood, offTopic)
    const onTopic = await loadSupplierPage(pool, search, sort, page)
    if (onTopic[0]?.level === 0) return { ...asIs, search, relaxation: offTopic, rows: onTopic }
  }
  if (rows.length) return { ...asIs, rows }
  const isPlaceless = !understood.place && filter.query && !filter.asTyped
  const others = readings.slice(1, understood.suggestedQuery ? 3 : 2)
  for (const reading of isPlaceless ? others : []) {
    const again = await understandSearch(pool, filter, { ...reading, lookups })
    if (!again.place) continue
    const order = orderFor(again, wanted)
    const found = await relaxedPage(pool, again, order, page, { isKnownEmpty: false })
    if (found) return { ...found, reading, sort: order, named: [] }
  }
  return { ...asIs, ...((await relaxedPage(pool, understood, sort, page, { isKnownEmpty: true })) ?? { rows }) }
}

const noRelaxation: Relaxation = { miles: 0, words: 0, isServiceDropped: false }

/** Stops at the first page that is not empty; `isKnownEmpty` skips the first step. */
const relaxedPage = async (
  pool: Pool,
  understood: Search,
  sort: SupplierSort,
  page: PageQuery,
  { isKnownEmpty }: { isKnownEmpty: boolean },
): Promise<Pick<SearchPage, 'search' | 'rows' | 'relaxation'> | undefined> => {
  const trySearch = async (relaxation: Relaxation) => {
    const search = relaxed(understood, relaxation)
    const rows = await loadSupplierPage(pool, search, sort, page)
    return rows.length ? { search, rows, relaxation } : undefined
  }
  const circles = circlesToTry(understood)
  for (const isServiceDropped of servicesToTry(understood)) {
    const ways = wordsToDrop(understood).map((words) => ({ miles: 0, words, isServiceDropped }))
    for (const way of ways) {
      const found = isKnownEmpty && !isServiceDropped && !way.words ? undefined : await trySearch(way)
      if (found) return found
    }
    for (const way of ways) {
      if (!circles.length || !(await hasMatch(pool, anywhere(relaxed(understood, way))))) continue
      for (const miles of circles) {
        const wider = await trySearch({ ...way, miles })
        if (wider) return wider
      }
    }
  }
  return undefined
}

const hasMatch = async (pool: Pool, search: Search): Promise<boolean> => {
  const found = await matchSuppliers(
    pool,
    search,
    { order: indexedOrders.RATING, limit: 1 },
    (found) => `select f.id from ${found} f`,
  )
  return found.length > 0
}

const ways = 2 * readings.length

const wayRules = z
  .int()
  .min(0)
  .max(ways * (maxExactlyNamed + 1) - 1)
  .optional()

/** The cursor may be another search's. */
const isPossible = ({ miles, words, isServiceDropped }: Relaxation, search: Search) =>
  wordsToDrop(search).includes(words) &&
  [0, ...circlesToTry(search)].includes(miles) &&
  servicesToTry(search).includes(isServiceDropped)

const laterPage = async (
  pool: Pool,
  filter: CheckedFilter,
  wanted: SupplierSort,
  page: PageQuery,
  after: string,
): Promise<SearchPage> => {
  const anyOrder = z.tuple([z.string(), z.number(), z.number(), z.unknown(), wayRules])
  const [, , , , way = 0] = fromCursor(anyOrder, after)
  const reading = readings[Math.floor((way % ways) / 2)]!
  const understood = await understandSearch(pool, filter, reading)
  const sort = orderFor(understood, wanted)
  const [, miles, words, behind] = fromCursor(
    z.tuple([
      z.literal(sort),
      z.number().min(0).max(200),
      z.int().min(0).max(12),
      cursorRules(sort).nullable(),
      wayRules,
    ]),
    after,
  )
  const relaxation = { miles, words, isServiceDropped: way % 2 === 1 }
  if (!isPossible(relaxation, understood)) throw badInput({ after: 'after is not a cursor of this list' })
  const search = relaxed(understood, relaxation)
  const limit = Math.floor(way / ways)
  const named = limit ? await findExactlyNamed(pool, search, filter.query, { ...page, limit }) : []
  const rows = await pageBehind(pool, search, sort, { ...page, ...(behind ? { behind } : {}) }, named)
  return { search, relaxation, reading, sort, named, rows: rows.slice(0, page.limit) }
}
