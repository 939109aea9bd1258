import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { placeKey } from '../../places/place-key.ts'
import type { Place } from '../../places/place-record.ts'
import { resolvePlace } from '../../places/resolve-place.ts'
import { countWords } from './known-words.ts'
import { isCommon } from './read-query.ts'
import { spansOf, type Span } from './place-spans.ts'
import { ordinaryWords } from './synonyms.ts'

/** Inhabitants. */
const largeAbroad = 100_000
const sizeable = 5_000

export interface PlaceInQuery {
  place: Place
  /** The words of the query without the place. */
  rest: string[]
  /** The words of the place that were misspelt. */
  misspelt?: readonly string[]
}

interface Options {
  /** Take any name of a place for one, wherever it stands: for a search that finds nothing else. */
  isGenerous?: boolean
}

/**
 * The place that a query names: "blinds in Leeds", "shutters gl50", "cheap Bath curtains", "shutters Richmond Surrey". After "in"
 * and the like any place counts, and a misspelt one too; elsewhere it must be spelt right, and be no ordinary word ("blinds sale" is
 * not about Sale); amid other words it must be a town that people have heard of.
 */
export const placeInQuery = async (
  pool: Pool,
  tokens: readonly string[],
  { isGenerous = false }: Options = {},
): Promise<PlaceInQuery | undefined> => {
  const spans = spansOf(tokens).filter(
    ({ words, isTold }) => isTold || !(words.every(isCommon) || isShortNumber.test(words.join(' '))),
  )
  if (!spans.length) return undefined
  const known = await knownKeys(pool, spans)
  const found = await firstMeant(pool, spans, known, isGenerous)
  const told = spans.find(({ isTold, isRun }) => isTold && isRun)
  if (told && !(found && found.span.at <= told.at && found.span.words.length >= told.words.length)) {
    const misspelt = await misspeltIn(pool, told, found?.span)
    if (misspelt) return misspelt
  }
  return found && { place: found.place, rest: found.span.rest }
}

const firstMeant = async (pool: Pool, spans: readonly Span[], known: Known, isGenerous: boolean) => {
  for (const span of spans) {
    if (!isName(span, known)) continue
    const text = span.words.join(' ')
    const place = await resolvePlace(pool, text, { allowMisspelling: false })
    // "Sale Cheshire" is a town; "shop Kent" is a county behind another word
    const isRegion = place?.type === 'county' || place?.type === 'country'
    if (isRegion && isCommon(span.words[0]!) && !known.has(placeKey(text))) continue
    if (place && isMeant(place, span, isGenerous)) return { place, span }
  }
  return undefined
}

/** Behind "in": all that follows as one misspelt name, if its words are no supplier's. */
const misspeltIn = async (pool: Pool, told: Span, found: Span | undefined): Promise<PlaceInQuery | undefined> => {
  const foreign = told.words.filter((word) => !found?.words.includes(word))
  const counts = await countWords(pool, foreign)
  if (!foreign.length || foreign.some((word) => counts.get(word) !== 0)) return undefined
  const place = await resolvePlace(pool, told.words.join(' '))
  return place ? { place, rest: told.rest, misspelt: told.words } : undefined
}

/** "1000 blinds" is not about Brussels. */
const isShortNumber = /^\d{1,4}$/

/** An area, a district or a whole postcode; after "in" also "me 14". */
const postcode = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{0,2})?$/
const partedPostcode = /^[a-z]{1,2} \d[a-z\d]?( ?\d[a-z]{2})?$/

/** Keys of places, and whether one is a county's or a country's. */
type Known = ReadonlyMap<string, boolean>

/** Names that exist as they are. */
const knownKeys = async (pool: Pool, spans: readonly Span[]): Promise<Known> => {
  const keys = [...new Set(spans.map(({ words }) => placeKey(words.join(' '))))]
  const text = `
    select n.key, bool_or(l.type in ('county', 'country')) "isRegion"
      from location_name n join location l on l.id = n.location_id where n.key = any($1) group by n.key`
  const { rows } = await runSql<{ key: string; isRegion: boolean }>(pool, text, [keys])
  return new Map(rows.map(({ key, isRegion }) => [key, isRegion]))
}

/** A known name, a postcode, or a town with what it is in; after "in" also an unknown town with its county. */
const isName = ({ words, isTold }: Span, known: Known): boolean => {
  const text = words.join(' ')
  if (known.has(placeKey(text)) || postcode.test(text) || (isTold && partedPostcode.test(text))) return true
  return words.slice(1).some((_, index) => {
    const [head, tail] = [words.slice(0, index + 1), words.slice(index + 1)]
    const [town, where] = [head, tail].map((part) => placeKey(part.join(' ')))
    if (!known.has(where!)) return false
    return known.has(town!) || (isTold && known.get(where!) === true && !head.every(isCommon))
  })
}

const isMeant = (place: Place, { words, rest, isTold, isAmid, isStreet }: Span, isGenerous: boolean): boolean => {
  if (isStreet) return false
  // "near me" is not about the Medway towns, and "& co" not about Colchester; jersey is a cloth too.
  if (place.type === 'postcode_area' && words.length === 1) return isTold && words[0] !== 'me'
  if (isTold || isGenerous) return true
  if (words.length === 1 && ordinaryWords.has(words[0]!)) return false
  const isHeardOf = place.type !== 'town' || (place.population ?? 0) >= sizeable
  if (isAmid && words.length === 1 && !isHeardOf && !rest.every(isCommon)) return false
  return (
    place.country === 'GB' ||
    place.type === 'country' ||
    place.type === 'postcode_area' ||
    (place.population ?? 0) >= largeAbroad
  )
}
