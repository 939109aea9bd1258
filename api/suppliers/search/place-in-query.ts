import type { Pool } from 'pg'
import { placeKey } from '../../places/place-key.ts'
import type { Place } from '../../places/place-record.ts'
import { namedPlaces, resolvePlace, type NamedPlaces } from '../../places/resolve-place.ts'
import { isEnglish } from '../../server/english.ts'
import { isPlaceName, isPostcode, knownNames, type KnownNames } from './known-names.ts'
import { misspeltTownOf } from './misspelt-town.ts'
import { restOf, spansOf, type Span } from './place-spans.ts'
import { isCommon } from './read-query.ts'
import { ordinaryWords } from './synonyms.ts'
import type { WordBook } from './word-book.ts'

/** Inhabitants. */
const largeAbroad = 100_000
const sizeable = 5_000
const villageFrom = 1_000

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
  book: WordBook,
  tokens: readonly string[],
  { isGenerous = false }: Options = {},
): Promise<PlaceInQuery | undefined> => {
  const all = spansOf(tokens)
  const spans = all.filter(({ words, text, isTold }) => isTold || !(words.every(isCommon) || isShortNumber.test(text)))
  if (!spans.length) return undefined
  const places = namedPlaces(pool)
  const known = await knownNames(places, all)
  const names = inOrder(
    spans.filter((span) => isPlaceName(span, known)),
    known,
  )
  const found = await firstMeant(pool, places, tokens, names, known, isGenerous)
  const told = spans.find(({ isTold, isRun }) => isTold && isRun)
  const isWhole = told && found && found.span.at <= told.at && found.span.end >= told.end
  if (told && !isWhole) {
    const place = await misspeltIn(pool, book, told, found?.span)
    if (place) return { place, rest: restOf(tokens, [told]), misspelt: told.words }
  }
  if (!found) return undefined
  const town = await misspeltTownOf(pool, tokens, found, known, places)
  if (town) return { place: town.place, rest: restOf(tokens, [{ ...found.span, ...town.told }]), misspelt: [town.word] }
  const { place, others } = await sharpened(pool, places, found, names, known)
  return { place, rest: restOf(tokens, [found.span, ...others]) }
}

/** "Barrow in Furness" before what is behind its "in", and postcodes before names. */
const inOrder = (names: readonly Span[], known: KnownNames): Span[] => {
  const rankOf = (span: Span) =>
    span.hasPreposition && known.has(placeKey(span.text)) ? 2 : isPostcode(span, known) ? 1 : 0
  return names.toSorted((a, b) => rankOf(b) - rankOf(a))
}

interface Found {
  place: Place
  span: Span
}

const firstMeant = async (
  pool: Pool,
  places: NamedPlaces,
  tokens: readonly string[],
  names: readonly Span[],
  known: KnownNames,
  isGenerous: boolean,
): Promise<Found | undefined> => {
  for (const span of names) {
    const place = await resolvePlace(pool, span.text, { allowMisspelling: false, places })
    if (!place) continue
    // "Sale Cheshire" is a town; "shop Kent" is a county behind another word
    if (isRegion(place) && isCommon(span.words[0]!) && !known.has(placeKey(span.text))) continue
    const isAlone = restOf(tokens, [span]).every(isCommon)
    if (isMeant(place, span, { isGenerous, isAlone })) return { place, span }
  }
  return undefined
}

const isRegion = ({ type }: Place) => type === 'county' || type === 'country'

/** Behind "in": all that follows as one misspelt name; where no part of it is a place, only if its words are no supplier's. */
const misspeltIn = async (
  pool: Pool,
  book: WordBook,
  told: Span,
  found: Span | undefined,
): Promise<Place | undefined> => {
  if (found?.at !== told.at) {
    const known = await Promise.all(told.words.map((word) => book.load(word)))
    if (known.some(({ suppliers }) => suppliers !== 0)) return undefined
  }
  return (await resolvePlace(pool, told.text)) ?? undefined
}

/** A region with a town in it that stands elsewhere ("Perth curtains Scotland"), and a postcode without the town beside it. */
const sharpened = async (
  pool: Pool,
  places: NamedPlaces,
  { place, span }: Found,
  names: readonly Span[],
  known: KnownNames,
): Promise<{ place: Place; others: Span[] }> => {
  const apart = names.filter(({ at, end, words }) => (end <= span.at || at >= span.end) && !words.every(isCommon))
  if (isPostcode(span, known)) {
    const beside = apart.filter(({ at, end }) => end === span.at || end === span.at - 1 || at === span.end)
    return { place, others: beside.slice(0, 1) }
  }
  if (!isRegion(place)) return { place, others: [] }
  for (const other of apart) {
    const town = await resolvePlace(pool, `${other.text}, ${span.text}`, { allowMisspelling: false, places })
    if (town && !isRegion(town) && !other.isOfStreet) return { place: town, others: [other] }
  }
  return { place, others: [] }
}

/** "1000 blinds" is not about Brussels. */
const isShortNumber = /^\d{1,4}$/

/** A village of dictionary words, such as High Street or Hall: by itself it is those words. */
const isOrdinaryVillage = ({ type, population }: Place, words: readonly string[]): boolean =>
  type === 'town' && population === null && words.every((word) => isEnglish(word))

const isMeant = (
  place: Place,
  { words, isTold, isAmid, isOfStreet }: Span,
  { isGenerous, isAlone }: { isGenerous: boolean; isAlone: boolean },
): boolean => {
  const { type, country, population } = place
  if (isOfStreet) return false
  // "near me" is not about the Medway towns, and "& co" not about Colchester; jersey is a cloth too.
  if (type === 'postcode_area' && words.length === 1) return isTold && words[0] !== 'me'
  const isOrdinary = isOrdinaryVillage(place, words)
  if (isTold) return !isOrdinary || words.length > 1
  if (isOrdinary) return false
  const isOneWord = words.length === 1 && type === 'town'
  const people = population ?? 0
  if (isGenerous) return country === 'GB' && (!isOneWord || people >= villageFrom)
  if (ordinaryWords.has(words.join(' '))) return false
  if (isAmid && isOneWord && people < sizeable && !isAlone) return false
  return country === 'GB' || type !== 'town' || people >= largeAbroad
}
