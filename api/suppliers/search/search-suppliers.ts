import type { Pool } from 'pg'
import { z } from 'zod'
import { check } from '../../server/errors.ts'
import { fromCursor, toCursor } from '../../server/cursor.ts'
import { matchSuppliers } from './match-suppliers.ts'
import { connectionOf } from '../../server/page-info.ts'
import { orderFor, pageOfSuppliers, positionOf, positionRules } from './page-of-suppliers.ts'
import type { Listed, Page } from './page.ts'
import { anywhere, circlesToTry, relaxed, wordsToDrop, type Relaxation } from './relax-search.ts'
import type { Search } from './search.ts'
import type { SupplierConnection } from './supplier-connection.ts'
import { checkFirst } from '../../server/check-first.ts'
import { filterRules, type SupplierFilter, type SupplierSort } from './supplier-filter.ts'
import { indexedOrders } from './supplier-order.ts'
import { understandSearch } from './understand-search.ts'

export interface ListArgs {
  filter?: SupplierFilter | null
  sort?: SupplierSort | null
  first?: number | null
  after?: string | null
  /** The fields to read; by default all. */
  fields?: ReadonlySet<string>
}

/**
 * A page of suppliers that match a filter. When nothing does, the circle grows, up to 200 miles; when still nothing
 * does, the rarest word is left out. The result says so in `widenedToMiles` and `droppedWords`.
 * @throws BAD_USER_INPUT naming `first`, `after` or the field of the filter.
 */
export const searchSuppliers = async (pool: Pool, args: ListArgs): Promise<SupplierConnection> => {
  const first = checkFirst(args.first, 20)
  const filter = check(filterRules, args.filter ?? {})
  const understood = await understandSearch(pool, filter)
  const sort = orderFor(understood, args.sort ?? 'BEST')
  const page = { limit: first + 1, ...(args.fields ? { fields: args.fields } : {}) }
  const { search, rows, relaxation } =
    args.after == null
      ? await firstPage(pool, understood, sort, page)
      : await laterPage(pool, understood, sort, page, args.after)
  const { correctedQuery, droppedWords, widenedToMiles } = search
  const cursorOf = (row: Listed) => toCursor([sort, relaxation.miles, relaxation.words, positionOf(sort, row)])
  return Object.assign(connectionOf(rows, first, args.after, cursorOf), {
    correctedQuery,
    droppedWords,
    widenedToMiles,
    search,
  })
}

interface Found {
  search: Search
  rows: Listed[]
  relaxation: Relaxation
}

const firstPage = async (pool: Pool, understood: Search, sort: SupplierSort, page: Page): Promise<Found> => {
  for (const words of wordsToDrop(understood)) {
    const near = { miles: 0, words }
    const search = relaxed(understood, near)
    const rows = await pageOfSuppliers(pool, search, sort, page)
    if (rows.length) return { search, rows, relaxation: near }
    const circles = circlesToTry(understood)
    if (!circles.length || !(await hasMatch(pool, anywhere(search)))) continue
    for (const miles of circles) {
      const wider = relaxed(understood, { miles, words })
      const found = await pageOfSuppliers(pool, wider, sort, page)
      if (found.length) return { search: wider, rows: found, relaxation: { miles, words } }
    }
  }
  return { search: understood, rows: [], relaxation: { miles: 0, words: 0 } }
}

const hasMatch = async (pool: Pool, search: Search): Promise<boolean> => {
  const found = await matchSuppliers(
    pool,
    search,
    { order: indexedOrders.RATING, limit: 1 },
    (from) => `select s.id from ${from}`,
  )
  return found.length > 0
}

/** Continues the list that the cursor belongs to, relaxed like its first page. */
const laterPage = async (
  pool: Pool,
  understood: Search,
  sort: SupplierSort,
  page: Page,
  after: string,
): Promise<Found> => {
  const rules = z.tuple([z.literal(sort), z.number().min(0).max(200), z.int().min(0).max(12), positionRules(sort)])
  const [, miles, words, behind] = fromCursor(rules, after)
  const relaxation = { miles, words }
  const search = relaxed(understood, relaxation)
  return { search, relaxation, rows: await pageOfSuppliers(pool, search, sort, { ...page, behind }) }
}
