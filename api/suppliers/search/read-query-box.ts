import type { Pool } from 'pg'
import { withJunctionName } from '../../places/landmarks.ts'
import { withWholeCity } from '../../places/short-names.ts'
import { placeInQuery } from './words/place-in-query.ts'
import type { PlaceInQuery } from './words/place-tokens.ts'
import { isCommon, tokenize, vocabulary } from './words/read-query.ts'
import type { CheckedFilter } from './filters/supplier-filter.ts'
import { runSql } from '../../database/sql.ts'
import { noise } from './words/synonyms.ts'
import type { Lookups } from './words/word-stats.ts'

export interface QueryBox extends Partial<PlaceInQuery> {
  isName: boolean
  rest: string[]
}

export interface QueryOptions {
  /** For a search that found nothing: places may be anywhere, and no text is a supplier's name. */
  isGenerous?: boolean
  hasPlace: boolean
  near: string
}

/** `text` is the query without "near me" and the like; a supplier's name stays whole. */
export const readQueryBox = async (
  lookups: Lookups,
  { query, asTyped }: CheckedFilter,
  text: string,
  { isGenerous = false, hasPlace, near }: QueryOptions,
): Promise<QueryBox> => {
  const all = tokenize(query ?? '')
  if (!all.length || asTyped) return { isName: false, rest: all }
  const tokens = tokenize(withJunctionName(await withWholeCity(lookups.pool, text.replace(/\bn\/r\b/gi, 'near'))))
  const [isName, found] = await Promise.all([
    !isGenerous && isSupplierName(lookups.pool, query ?? '', all),
    hasPlace ? undefined : placeInQuery(lookups, tokens, { isGenerous }),
  ])
  const others = found?.rest ?? all
  if (isName && others.some((token) => !isCommon(token) || (!found && noise.has(token))))
    return { isName: true, rest: all }
  return { isName: false, ...(found ?? { rest: without(tokens, tokenize(near)) }) }
}

const without = (tokens: string[], place: readonly string[]): string[] => {
  const at = tokens.findIndex((_, index) => place.every((token, offset) => tokens[index + offset] === token))
  return place.length && at >= 0 ? [...tokens.slice(0, at), ...tokens.slice(at + place.length)] : tokens
}

/** Ignores marks and "Ltd"; the start of a name is enough, but not two trade words such as "Roller Blinds". */
const isSupplierName = async (pool: Pool, query: string, tokens: readonly string[]): Promise<boolean> => {
  const own = tokens.filter((token) => !isCommon(token)).length
  if (tokens.length < 2 || (!own && (tokens.length < 3 || tokens.every((token) => vocabulary.has(token))))) return false
  const text = `
    select exists (select from supplier where status = 'listed' and name_key(name) collate "C" = name_key($1) collate "C") or
           exists (select from supplier_search where name_key > search_key($1) || ' ' and name_key < search_key($1) || '!') "isName"`
  const values = [query.replace(/\s+/g, ' ')]
  return (await runSql<{ isName: boolean }>(pool, text, values, { isPlannedOnce: true })).rows[0]!.isName
}
