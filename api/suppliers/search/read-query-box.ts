import type { Pool } from 'pg'
import { withWholeCity } from '../../places/short-names.ts'
import { placeInQuery, type PlaceInQuery } from './place-in-query.ts'
import { isCommon, tokenize } from './read-query.ts'
import type { CheckedFilter } from './supplier-filter.ts'
import { isSupplierName } from './supplier-name.ts'
import { noise } from './synonyms.ts'
import type { WordStats } from './word-stats.ts'

/** What stands in the box for words. */
export interface QueryBox extends Partial<PlaceInQuery> {
  /** The whole text is a supplier's name. */
  isName: boolean
  /** The words to search for. */
  rest: string[]
}

/** How a query is read. */
export interface QueryOptions {
  /** For a search that found nothing: names of places count wherever they stand, and no text is a supplier's name. */
  isGenerous?: boolean
  /** The place is known already, by this text. */
  hasPlace: boolean
  near: string
}

/** Takes the place out of a query, of which `text` is what is left without "near me" and the like; a supplier's name stays whole. */
export const readQueryBox = async (
  pool: Pool,
  book: WordStats,
  { query, asTyped }: CheckedFilter,
  text: string,
  { isGenerous = false, hasPlace, near }: QueryOptions,
): Promise<QueryBox> => {
  const all = tokenize(query ?? '')
  if (!all.length || asTyped) return { isName: false, rest: all }
  const tokens = tokenize(await withWholeCity(pool, text))
  const [isName, found] = await Promise.all([
    !isGenerous && isSupplierName(pool, query ?? '', all),
    hasPlace ? undefined : placeInQuery(pool, book, tokens, { isGenerous }),
  ])
  const others = found?.rest ?? all
  if (isName && others.some((token) => !isCommon(token) || (!found && noise.has(token))))
    return { isName: true, rest: all }
  return { isName: false, ...(found ?? { rest: without(tokens, tokenize(near)) }) }
}

/** Words without those that only repeat the place. */
const without = (tokens: string[], place: readonly string[]): string[] => {
  const at = tokens.findIndex((_, index) => place.every((token, offset) => tokens[index + offset] === token))
  return place.length && at >= 0 ? [...tokens.slice(0, at), ...tokens.slice(at + place.length)] : tokens
}
