import { getRegionCounties } from '../../../places/areas/regions.ts'
import { misspeltName } from '../../../places/misspelt-place.ts'
import { placeKey } from '../../../places/place-key.ts'
import type { Place, PlaceCandidate } from '../../../places/place-record.ts'
import { resolvePlace } from '../../../places/resolve-place.ts'
import { findTownByShortWords } from '../../../places/short-names.ts'
import { toPlace } from '../../../places/to-place.ts'
import { cityFrom, smallTownFrom, townFrom } from '../../../places/town-size.ts'
import { editDistance } from '../../../text/edit-distance.ts'
import { isEnglish, isOrdinaryWord } from '../../../text/english.ts'
import { correctPlace, guessWord } from './correct-words.ts'
import { joinedName, type KnownNames } from './known-names.ts'
import {
  adverbs,
  prepositions,
  removeSpans,
  type PlaceInQuery,
  type PlaceMatch,
  type TokenSpan,
} from './place-tokens.ts'
import { isCommon, isTradeTerm } from './read-query.ts'
import { isTradeWord } from './spelling-corrections.ts'
import { brands } from './trade-words.ts'
import type { Lookups } from './word-stats.ts'

const minLength = 4

/** None if a part of the span is a place, or a supplier uses its words. */
export const misspeltIn = async (
  lookups: Lookups,
  prepositionSpan: TokenSpan,
  found: TokenSpan | undefined,
): Promise<Place | undefined> => {
  if (found?.at !== prepositionSpan.at) {
    const known = await Promise.all(prepositionSpan.words.map((word) => lookups.words.load(word)))
    if (known.some(({ suppliers }) => suppliers !== 0)) return undefined
  }
  return (await resolvePlace(lookups.pool, prepositionSpan.text, { places: lookups.places })) ?? undefined
}

/** "harb" may be Harborough cut short, but an ordinary word such as "bay" is not cut short. */
const getShortBelow = (word: string, words: number) =>
  isCommon(word) ? 3 : isEnglish(word) || words > 2 ? minLength : 6

/** "hebdon bridge" is not Bridge in Kent: of the spans around what was found, the longest that is nearly a name. */
export const misspeltSpan = async (
  { pool, places }: Lookups,
  tokens: readonly string[],
  spans: readonly TokenSpan[],
  known: KnownNames,
  found: PlaceMatch | undefined,
): Promise<PlaceInQuery | undefined> => {
  const isLetters = found?.place.type === 'postcode_area' && found.span.words.at(-1)!.length < 3
  const sure = isLetters ? undefined : found // "houghton le sp" is not about Salisbury
  const likely = spans
    .filter(
      ({ at, end, words, text, isAmid }) =>
        (sure ? at <= sure.span.at && end >= sure.span.end && !known.has(placeKey(text)) : !isAmid) &&
        !words.some(isTradeTerm) &&
        !words.every(isCommon),
    )
    .toSorted((a, b) => b.words.length - a.words.length)
  const isStrange = (word: string) => !isCommon(word) && (!isEnglish(word) || word.length < minLength)
  const isShort = ({ at, end, words }: TokenSpan) => {
    if (!sure) return words.some((word) => word.length < getShortBelow(word, words.length) && !prepositions.has(word))
    const behind = tokens.slice(sure.span.end, end)
    return (
      tokens.slice(at, sure.span.at).every(isStrange) &&
      behind.every((word) => isStrange(word) || (word.length < 3 && at === sure.span.at)) // "bradford on a"
    )
  }
  const containsPlace = ({ key }: PlaceCandidate, { words }: TokenSpan) =>
    key.split(' ').some((word) => words.includes(word) && known.has(word)) // "wootton basset"
  const named = await Promise.all(
    likely.map(
      async (span) =>
        (await misspeltName(places.alike, placeKey(span.text))) ??
        (isShort(span) ? findTownByShortWords(pool, placeKey(span.text)) : undefined),
    ),
  )
  const at = named.findIndex(
    (place, index) =>
      place &&
      (place.id === sure?.place.id ||
        (place.population ?? 0) >= (containsPlace(place, likely[index]!) ? smallTownFrom : cityFrom) ||
        isMistake(placeKey(likely[index]!.text), place.key)),
  )
  const [place, span] = [named[at], likely[at]]
  return place && span && { place: toPlace(place), rest: removeSpans(tokens, [span]), misspelt: span.words }
}

/** "blinds black pool" is not about Pool. */
export const joinedPlace = async (
  { pool, places }: Lookups,
  tokens: readonly string[],
  spans: readonly TokenSpan[],
  known: KnownNames,
): Promise<PlaceInQuery | undefined> => {
  const span = spans.find((one) => known.has(joinedName(one)) && !known.has(placeKey(one.text)))
  const place = span && (await resolvePlace(pool, joinedName(span), { allowMisspelling: false, places }))
  return place?.type === 'area' || (place?.type === 'town' && (place.population ?? 0) >= townFrom)
    ? { place, rest: removeSpans(tokens, [span!]), misspelt: span!.words }
    : undefined
}

/** Two ordinary words are rather about goods: "white bay". */
const isMistake = (typed: string, name: string): boolean => {
  const words = typed.split(' ')
  const wrong = words.filter((word) => !name.split(' ').includes(word))
  return words.length > 2 || !wrong.every((word) => word.length > 1 && isOrdinaryWord(word))
}

export const misspeltAtEnd = async (lookups: Lookups, tokens: readonly string[]): Promise<PlaceInQuery | undefined> => {
  const ends = [tokens.at(-1)!, tokens[0]!]
  const places = await Promise.all(ends.map((word) => misspeltWord(lookups, word)))
  const at = places.findIndex(Boolean)
  const [place, misspelt] = [places[at], ends[at]]
  return place && { place, misspelt: [misspelt!], rest: tokens.filter((token) => token !== misspelt) }
}

/** Only if neither suppliers nor the trade use it. */
const misspeltWord = async (lookups: Lookups, word: string): Promise<Place | undefined> => {
  const { pool, places } = lookups
  if (isCommon(word)) return undefined
  const guess = guessWord(word)
  const isOfTrade = guess !== undefined && !brands.includes(guess) // "warick" is rather the town than the maker
  const name = adverbs.has(word) || isOfTrade ? undefined : await correctPlace(lookups, word)
  return (name && (await resolvePlace(pool, name, { allowMisspelling: false, places }))) || undefined
}

/** "pool dorset" is Poole; a word of the trade is no misspelt town. */
export const findMisspeltTown = async (
  { pool, places }: Lookups,
  tokens: readonly string[],
  { place, span }: { place: Place; span: TokenSpan },
  known: KnownNames,
): Promise<{ place: Place; span: Pick<TokenSpan, 'at' | 'end'>; word: string } | undefined> => {
  if (place.type !== 'county' && !getRegionCounties(place.name)) return undefined
  const regionFrom = [span.at, span.at + 1].find((at) => known.get(placeKey(tokens.slice(at, span.end).join(' '))))
  const word = tokens[(regionFrom ?? 0) - 1]
  if (!regionFrom || !word || word.length < minLength || isCommon(word) || isTradeWord(word)) return undefined
  const town = await resolvePlace(pool, `${word}, ${tokens.slice(regionFrom, span.end).join(' ')}`, { places })
  if (town?.type !== 'town' || (town.population ?? 0) < townFrom) return undefined
  const name = placeKey(town.name)
  if (editDistance(word, name) !== 1 && !name.startsWith(`${word} `)) return undefined
  return { place: town, span: { at: regionFrom - 1, end: span.end }, word }
}
