import type { Pool } from 'pg'
import { primaryOf } from '../../database/primary-of.ts'
import { reportCacheSize } from '../../server/metrics.ts'
import type { Search, SearchTerm } from '../search/search.ts'
import type { Columns } from './columns.ts'
import { bestInNoOrder, bestOfMany, byQuality, byRating } from './best-of.ts'
import {
  countMatching,
  findBestRated,
  findFirst,
  likely,
  findMatches,
  type RankedPage,
  type Sought,
} from './find-matches.ts'
import { HeldTexts } from './held-texts.ts'
import { columnsForMap, currentColumns } from './supplier-model.ts'
import { Ranks } from './ranks.ts'
import { WordSets } from './word-sets.ts'

/** What matches a search, found once for its page, its count and its facets. */
export interface Matches extends Required<Sought> {
  /** Probably so many that the first in an order are found sooner by an index of it. */
  isMany: boolean
  slots: () => Promise<readonly number[]>
  /** The first by rating, or by quality. */
  firstBy: (order: 'RATING' | 'QUALITY', page: RankedPage) => Promise<readonly number[]>
  /** The best rated of this search, or of another with the same words, in no order. */
  bestRated: (limit: number, of?: Search) => Promise<readonly number[]>
  /** How well the text of each of these slots matches the words; undefined where one of them was hidden a moment ago. */
  ranks: (slots: readonly number[]) => Promise<Float32Array | undefined>
  /** How many there are, as far as this number. */
  count: (atMost: number) => number
}

const many = 100_000

interface Texts {
  sets: WordSets
  held: HeldTexts
  ranks: Ranks
}

const texts = new WeakMap<Columns, Texts>()
/** Those that were made last, for as long as their columns are held. */
let latest: WeakRef<Texts> | undefined
reportCacheSize('words', () => latest?.deref()?.sets.bytes ?? 0)
reportCacheSize('texts', () => latest?.deref()?.held.bytes ?? 0)
reportCacheSize('ranks', () => latest?.deref()?.ranks.bytes ?? 0)

/** What is kept of the texts of these suppliers. */
const textsOf = (pool: Pool, columns: Columns): Texts => {
  const known = texts.get(columns)
  if (known) return known
  const primary = primaryOf(pool)
  const made = {
    sets: new WordSets(primary, columns),
    held: new HeldTexts(primary, columns),
    ranks: new Ranks(primary, columns),
  }
  texts.set(columns, made)
  latest = new WeakRef(made)
  return made
}

const columnsFor = new WeakMap<Search, Columns | undefined>()

/** Finds a search, when its matches are asked for, in what was current as it was read. */
export const findIn = (search: Search, columns: Columns | undefined) => columnsFor.set(search, columns)

/** Finds a search in what another of the same request is found in: nobody need ask again whether that is current. */
export const findLike = (search: Search, other: Search): Search => {
  if (columnsFor.has(other)) columnsFor.set(search, columnsFor.get(other))
  return search
}

const found = new WeakMap<Search, Promise<Matches | undefined>>()

/**
 * All matches of a search by words or by a place, from memory; undefined where PostgreSQL has to be asked. Found once
 * per search.
 */
export const matchesInMemory = (pool: Pool, search: Search): Promise<Matches | undefined> => {
  const known = found.get(search) ?? find(pool, search)
  found.set(search, known)
  return known
}

const find = async (pool: Pool, search: Search): Promise<Matches | undefined> => {
  const { terms, circle, box, openAt } = search
  if (openAt || !(terms.length || circle || box)) return undefined
  const columns = columnsFor.has(search) ? columnsFor.get(search) : await currentColumns(pool)
  const sets = columns && (await textsOf(pool, columns).sets.of(terms))
  if (!sets) return undefined
  const sought = { columns, search, sets }
  let slots: Promise<number[]> | undefined
  const matches: Matches = {
    ...sought,
    isMany: likely(sought) > many,
    slots: () => (slots ??= findMatches(sought)),
    ranks: (of) => ranksOf(textsOf(pool, columns), terms, of),
    count: (atMost) => countMatching(sought, atMost),
    firstBy: async (order, page) => {
      const [rankingOf, lists] =
        order === 'RATING' ? [byRating, columns.bestRatedFirst()] : [byQuality, columns.bestFirst()]
      if (isDense(sought, page.limit)) return findFirst(sought, lists, rankingOf, page)
      return bestOfMany(columns, await matches.slots(), rankingOf, page.limit, page.behind)
    },
    bestRated: async (limit, of = search) => {
      const other = { ...sought, search: of }
      if (isDense(other, limit)) return findBestRated(other, limit)
      const all = of === search ? await matches.slots() : await findMatches(other)
      const { first, next } = columns.bestRatedOf(all, limit)
      return first.concat(bestInNoOrder(columns, next, byRating, limit - first.length))
    },
  }
  return matches
}

/** PostgreSQL ranks those whose texts are not held. */
const ranksOf = async ({ sets, held, ranks }: Texts, terms: readonly SearchTerm[], slots: readonly number[]) => {
  const found = held.ranksOf(sets.queryOf(terms), slots)
  if (!found.includes(NaN)) return found
  const others = slots.filter((_, at) => Number.isNaN(found[at]))
  const asked = await ranks.of(terms, others)
  return asked && found.map((rank, at) => asked.get(slots[at]!) ?? rank)
}

/** Whether fewer are looked at from the first of an order on than match. */
const isDense = (sought: Sought, limit: number) => likely(sought) ** 2 > limit * sought.columns.length

/** Waits until the words that were searched lately, and texts that are ranked, are held in memory: for measuring. */
export const wordsSettled = async (pool: Pool): Promise<void> => {
  const { sets, held } = textsOf(pool, await columnsForMap(pool))
  await Promise.all([sets.settled(), held.settled()])
}
