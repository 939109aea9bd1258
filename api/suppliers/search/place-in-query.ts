import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { placeKey } from '../../places/place-key.ts'
import { isCommon } from './read-query.ts'
import { ordinaryWords } from './synonyms.ts'
import type { Place } from '../../places/place-record.ts'
import { resolvePlace } from '../../places/resolve-place.ts'

/** Words that precede a place. */
const prepositions = new Set(['in', 'near', 'around', 'at', 'within', 'from'])
const longestName = 4
const largeAbroad = 100_000

export interface PlaceInQuery {
  place: Place
  /** The words of the query without the place. */
  rest: string[]
}

/**
 * The place that a query names: "blinds in Leeds", "shutters gl50", "Bath curtains". After "in" and the like any place
 * counts; otherwise it must be at the end or the start, and not be an ordinary word ("blinds sale" is not about Sale).
 */
export const placeInQuery = async (pool: Pool, tokens: readonly string[]): Promise<PlaceInQuery | undefined> => {
  const named = [...candidates(tokens)].filter(
    ({ words, isTold }) => isTold || !(words.every(isCommon) || isShortNumber.test(words.join(' '))),
  )
  const known = await knownKeys(
    pool,
    named.map(({ words }) => placeKey(words.join(' '))),
  )
  for (const { words, rest, isTold } of named) {
    const text = words.join(' ')
    if (!known.has(placeKey(text)) && !postcode.test(text)) continue
    const place = await resolvePlace(pool, text, { allowMisspelling: false })
    if (place && isMeant(place, words, isTold)) return { place, rest }
  }
  return undefined
}

/** Names that exist as they are: a search does not take a misspelt word for a place. */
const knownKeys = async (pool: Pool, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await runSql<{ key: string }>(pool, 'select key from location_name where key = any($1)', [keys])
  return new Set(rows.map(({ key }) => key))
}

/** "1000 blinds" is not about Brussels. */
const isShortNumber = /^\d{1,4}$/

/** An area, a district or a whole postcode. */
const postcode = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{0,2})?$/

const candidates = function* (tokens: readonly string[]) {
  const at = tokens.findLastIndex((token, index) => prepositions.has(token) && index < tokens.length - 1)
  if (at >= 0) {
    for (let length = Math.min(longestName, tokens.length - at - 1); length > 0; length--) {
      const words = tokens.slice(at + 1, at + 1 + length)
      yield { words, rest: [...tokens.slice(0, at), ...tokens.slice(at + 1 + length)], isTold: true }
    }
  }
  for (let length = Math.min(longestName, tokens.length); length > 0; length--) {
    yield { words: tokens.slice(-length), rest: tokens.slice(0, -length), isTold: false }
    if (length < tokens.length) yield { words: tokens.slice(0, length), rest: tokens.slice(length), isTold: false }
  }
}

const isMeant = (place: Place, words: readonly string[], isTold: boolean) => {
  // "near me" is not about the Medway towns, and "& co" not about Colchester; jersey is a cloth too.
  if (place.type === 'postcode_area' && words.length === 1) return isTold && words[0] !== 'me'
  if (isTold) return true
  if (words.length === 1 && ordinaryWords.has(words[0]!)) return false
  return (
    place.country === 'GB' ||
    place.type === 'country' ||
    place.type === 'postcode_area' ||
    (place.population ?? 0) >= largeAbroad
  )
}
