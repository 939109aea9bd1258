import { smallTownFrom } from '../../places/town-size.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { badInput, check } from '../../server/errors.ts'
import { fromCursor, toCursor, toConnection, checkFirst } from '../../schema/connection.ts'
import { matchSuppliers } from './match-suppliers.ts'
import { orderFor, loadSupplierPage, getCursorPosition, cursorRules, selectDistance } from './supplier-page.ts'
import {
  withoutPlace,
  qualityImportance,
  ordinaryImportance,
  relaxationsToTry,
  applyRelaxation,
  stepToTopic,
} from './relax-search.ts'
import type { ListedSupplier, PageQuery, Search } from './search.ts'
import type { SupplierConnection } from './supplier-connection.ts'
import { filterRules, type CheckedFilter, type SupplierFilter, type SupplierSort } from './filters/supplier-filter.ts'
import { indexedOrders } from './supplier-order.ts'
import type { ReadOptions } from './read-search.ts'
import { understandSearch } from './understand-search.ts'
import { createLookups } from './words/word-stats.ts'
import { runSql } from '../../database/sql.ts'
import { columnsFor } from '../supplier-columns.ts'
import { Values, boxConditions, otherConditions, scopeConditions } from './supplier-conditions.ts'
import type { Service } from '../rules/service.ts'
import type { Supplier } from '../supplier.entity.ts'
import { tokenize } from './words/read-query.ts'

const maxExactlyNamed = 3

/** The name of a small place is often part of a business's name: "St Mary's Blinds". */
const isSmallTown = ({ place, isPlaceFromWords }: Search): boolean =>
  isPlaceFromWords && place?.type === 'town' && (place.population ?? 0) < smallTownFrom

/** Suppliers whose whole name was typed, ignoring "Ltd". If a small town is part of the query, they may be anywhere. */
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
    ...(isSmallTown(search) ? [] : [...scopeConditions(search, values), ...boxConditions(search, values, false)]),
    ...otherConditions(search, values),
  ]
  const text = `
    select ${[columnsFor(fields), ...selectDistance(search, values)].join(', ')}, f.quality key
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
  const requestedSort = args.sort ?? 'BEST'
  const { search, rows, step, reading, sort, named } =
    args.after == null
      ? await loadFirstPage(pool, filter, requestedSort, page)
      : await loadLaterPage(pool, filter, requestedSort, page, args.after)
  const { correctedQuery, droppedWords, droppedService, widenedToMiles } = search
  const getCursor = (row: ListedSupplier) =>
    toCursor([sort, reading, step, named.length, named.includes(row) ? null : getCursorPosition(sort, row)])
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
  /** Index in `readings`. */
  reading: number
  /** Index in the relaxations to try. */
  step: number
  sort: SupplierSort
  /** Suppliers whose whole name was typed; they come first. */
  named: readonly ListedSupplier[]
}

const loadPageAfterNamed = async (
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

const loadFirstPage = async (
  pool: Pool,
  filter: CheckedFilter,
  requestedSort: SupplierSort,
  page: PageQuery,
): Promise<SearchPage> => {
  const lookups = createLookups(pool)
  const understood = await understandSearch(pool, filter, { lookups })
  const sort = orderFor(understood, requestedSort)
  const named =
    sort === 'BEST' ? await findExactlyNamed(pool, understood, filter.query, { ...page, limit: page.limit - 1 }) : []
  const unrelaxed = { search: understood, step: 0, reading: 0, sort, named }
  const rows = [...named, ...(await loadPageAfterNamed(pool, understood, sort, page, named))].slice(0, page.limit)
  if (rows.length)
    return { ...unrelaxed, ...((await loadTopicPage(pool, understood, sort, page, rows[0]!.level)) ?? { rows }) }
  const isPlaceless = !understood.place && filter.query && !filter.asTyped
  const others = isPlaceless ? (understood.suggestedQuery ? [1, 2] : [1]) : []
  for (const reading of others) {
    const reread = await understandSearch(pool, filter, { ...readings[reading], lookups })
    if (!reread.place) continue
    const order = orderFor(reread, requestedSort)
    const found = await loadRelaxedPage(pool, reread, order, page, { isKnownEmpty: false })
    if (found) return { ...found, reading, sort: order, named: [] }
  }
  const relaxed = await loadRelaxedPage(pool, understood, sort, page, { isKnownEmpty: true })
  if (!relaxed) return { ...unrelaxed, search: { ...understood, isEmpty: true }, rows }
  return { ...unrelaxed, ...((await loadTopicPage(pool, understood, sort, page, relaxed.rows[0]!.level)) ?? relaxed) }
}

/** Without ordinary words, if the first supplier is then on topic and was not with them. */
const loadTopicPage = async (
  pool: Pool,
  understood: Search,
  sort: SupplierSort,
  page: PageQuery,
  level = 0,
): Promise<Pick<SearchPage, 'search' | 'rows' | 'step'> | undefined> => {
  for (const importance of level > 1 ? [ordinaryImportance, qualityImportance] : level ? [ordinaryImportance] : []) {
    const step = stepToTopic(understood, importance)
    if (step < 1) continue
    const search = applyRelaxation(understood, relaxationsToTry(understood)[0]![step]!)
    const rows = await loadSupplierPage(pool, search, sort, page)
    if (rows[0]?.level === 0) return { search, step, rows }
  }
  return undefined
}

/** Stops at the first page that is not empty; `isKnownEmpty` skips the first step. */
const loadRelaxedPage = async (
  pool: Pool,
  understood: Search,
  sort: SupplierSort,
  page: PageQuery,
  { isKnownEmpty }: { isKnownEmpty: boolean },
): Promise<Pick<SearchPage, 'search' | 'rows' | 'step'> | undefined> => {
  let step = -1
  for (const group of relaxationsToTry(understood)) {
    const isHopeless = group[0]?.miles && !(await hasMatch(pool, withoutPlace(applyRelaxation(understood, group[0]))))
    for (const relaxation of group) {
      step++
      if (isHopeless || (isKnownEmpty && !step)) continue
      const search = applyRelaxation(understood, relaxation)
      const rows = await loadSupplierPage(pool, search, sort, page)
      if (rows.length) return { search, rows, step }
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

const cursorOfAnySort = z.tuple([
  z.string(),
  z
    .int()
    .min(0)
    .max(readings.length - 1),
  z.int().min(0),
  z.int().min(0).max(maxExactlyNamed),
  z.unknown(),
])

const loadLaterPage = async (
  pool: Pool,
  filter: CheckedFilter,
  requestedSort: SupplierSort,
  page: PageQuery,
  after: string,
): Promise<SearchPage> => {
  const [, reading, step, namedCount] = fromCursor(cursorOfAnySort, after)
  const understood = await understandSearch(pool, filter, readings[reading])
  const sort = orderFor(understood, requestedSort)
  const cursorOfSort = z.tuple([z.literal(sort), z.unknown(), z.unknown(), z.unknown(), cursorRules(sort).nullable()])
  const [, , , , position] = fromCursor(cursorOfSort, after)
  const relaxation = relaxationsToTry(understood).flat()[step]
  if (!relaxation) throw badInput({ after: 'after is not a cursor of this list' })
  const search = applyRelaxation(understood, relaxation)
  const named = namedCount ? await findExactlyNamed(pool, search, filter.query, { ...page, limit: namedCount }) : []
  const rows = await loadPageAfterNamed(pool, search, sort, { ...page, ...(position ? { position } : {}) }, named)
  return { search, step, reading, sort, named, rows: rows.slice(0, page.limit) }
}

const maxMatchedServices = 3

/** Like the database's to_service_groups(). */
const serviceWords: Record<Service, RegExp> = {
  BLINDS: /\b(blinds?|shades?|venetians?|rollers?|romans?|verticals?|pleated|cellular|honeycomb|duette)\b/,
  CURTAINS: /\b(curtains?|curtaining|drapes?|drapery|draperies|voiles?|nets?|pelmets?|valances?)\b/,
  SHUTTERS: /\b(shutters?|plantation)\b/,
  INSTALLATION: /\b(install(ation|ing|er)?s?|fittings?|fitters?|(measure|measuring|supply) (and|&) fit)\b/,
  REPAIRS: /\b(repair(s|ing|ed)?|mend(s|ing)?|restring(s|ing)?|clean(ing)?|alterations?)\b/,
  CUSTOM: /\b(custom|customised|bespoke|tailored|made[- ]to[- ](measure|order)|designs?)\b/,
}

/** The search treats these forms alike: fit, fitter, fitting. */
const stemWord = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ation|ing|er|ed)$/, '')
    .replace(/(.)\1$/, '$1')

const stemText = (text: string) => ` ${tokenize(text).map(stemWord).join(' ')} `

/** Best first; at most three. */
export const matchedServices = (
  { terms, services = [] }: Pick<Search, 'terms' | 'services'>,
  supplier: Pick<Supplier, 'services' | 'specialties'>,
): string[] => {
  const phrases = terms.filter(({ within }) => !within).map(({ alternatives }) => alternatives.map(stemText))
  if (!phrases.length && !services.length) return []
  const getScore = (text: string): number => {
    const stems = stemText(text)
    const lower = text.toLowerCase()
    return (
      2 * phrases.filter((alternatives) => alternatives.some((phrase) => stems.includes(phrase))).length +
      services.filter((service) => serviceWords[service].test(lower)).length
    )
  }
  const distinct = new Map([...supplier.services, ...supplier.specialties].map((text) => [text.toLowerCase(), text]))
  return [...distinct.values()]
    .map((text) => ({ text, score: getScore(text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxMatchedServices)
    .map(({ text }) => text)
}
