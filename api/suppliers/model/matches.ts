import type { Pool } from 'pg'
import { primaryOf } from '../../database/primary-of.ts'
import type { Search } from '../search/search.ts'
import type { Columns } from './columns.ts'
import { findMatches } from './find-matches.ts'
import { currentColumns } from './supplier-model.ts'
import { WordSets } from './word-sets.ts'

/** What matches a search, found once for its page, its count and its facets. */
export interface Matches {
  columns: Columns
  slots: readonly number[]
  /** The slots that match another search with the same words. */
  of: (search: Search) => readonly number[]
}

const wordSets = new WeakMap<Columns, WordSets>()
const setsOf = (pool: Pool, columns: Columns): WordSets => {
  const known = wordSets.get(columns) ?? new WordSets(primaryOf(pool), columns)
  wordSets.set(columns, known)
  return known
}

const columnsFor = new WeakMap<Search, Columns | undefined>()

/** Finds a search, when its matches are asked for, in what was current as it was read. */
export const findIn = (search: Search, columns: Columns | undefined) => columnsFor.set(search, columns)

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
  const sets = columns && (await setsOf(pool, columns).of(terms))
  if (!sets) return undefined
  return {
    columns,
    slots: findMatches(columns, search, sets),
    of: (other) => findMatches(columns, other, sets),
  }
}

/** Waits until the words that were searched lately are held in memory: for measuring. */
export const wordsSettled = async (pool: Pool): Promise<void> => {
  const columns = await currentColumns(pool)
  if (columns) await setsOf(pool, columns).settled()
}
