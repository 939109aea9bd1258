import { toPlace } from '../../../places/to-place.ts'
import { misspeltName } from '../../../places/misspelt-place.ts'
import { placeKey } from '../../../places/place-key.ts'
import type { Place } from '../../../places/place-record.ts'
import { resolvePlace, type NamedPlaces } from '../../../places/resolve-place.ts'
import { editDistance } from '../../../text/edit-distance.ts'
import { isEnglish, isOrdinaryWord } from '../../../text/english.ts'
import { correctPlace, guessWord } from './correct-words.ts'
import { findTownByShortWords, withCompassPoint } from '../../../places/short-names.ts'
import { withoutKind, withoutSide } from '../../../places/place-text.ts'
import { getRegionCounties } from '../../../places/areas/regions.ts'
import { isTradeWord } from './spelling-corrections.ts'
import { isStreetWord, prepositions, removeSpans, findSpans, type TokenSpan } from './place-tokens.ts'
import { brandNamed, isCommon, isPhrasalVerb, isTradeTerm } from './read-query.ts'
import { ordinaryWords } from './synonyms.ts'
import { brands } from './trade-words.ts'
import type { Lookups } from './word-stats.ts'

/** Inhabitants. */
const sizeableAbroad = 20_000
const sizeable = 5_000
const villageFrom = 1_000

export interface PlaceInQuery {
  place: Place
  rest: string[]
  misspelt?: readonly string[]
}

interface PlaceOptions {
  /** Accepts little-known places anywhere, not only after "in". */
  isGenerous?: boolean
  /** Of several places the largest is meant: "Bristol Temple Meads". */
  isPlaceBox?: boolean
}

/** After "in" any place counts, even misspelt. */
export const placeInQuery = async (
  lookups: Lookups,
  tokens: readonly string[],
  { isGenerous = false, isPlaceBox = false }: PlaceOptions = {},
): Promise<PlaceInQuery | undefined> => {
  const all = findSpans(tokens).filter((span) => !isOfBrand(tokens, span))
  const spans = all.filter(
    ({ words, text, end, isAfterPreposition }) =>
      isAfterPreposition ||
      !(words.every(isCommon) || isShortNumber.test(text) || (isGenerous && isPhrasalVerb([text, tokens[end] ?? '']))),
  )
  if (!spans.length) return undefined
  const known = await knownNames(lookups.places.named, all)
  const names = inOrder(
    spans.filter((span) => isPlaceName(span, known)),
    known,
  )
  const found = await firstMeant(lookups, tokens, names, known, { isGenerous, isPlaceBox })
  const prepositionSpan = spans.find(({ isAfterPreposition, isRun }) => isAfterPreposition && isRun)
  const isWhole =
    prepositionSpan && found && found.span.at <= prepositionSpan.at && found.span.end >= prepositionSpan.end
  const whole = isGenerous ? undefined : await misspeltSpan(lookups, tokens, all, known, found?.span)
  if (whole) return whole
  if (prepositionSpan && !isWhole) {
    const place = await misspeltIn(lookups, prepositionSpan, found?.span)
    if (place) return { place, rest: removeSpans(tokens, [prepositionSpan]), misspelt: prepositionSpan.words }
  }
  if (!found) return isGenerous ? undefined : misspeltAtEnd(lookups, tokens)
  const town = await findMisspeltTown(lookups, tokens, found, known)
  if (town)
    return { place: town.place, rest: removeSpans(tokens, [{ ...found.span, ...town.span }]), misspelt: [town.word] }
  const { place, others } = await sharpened(lookups, found, names, known)
  return { place, rest: removeSpans(tokens, [found.span, ...others]) }
}

/** "Lewis" of "John Lewis". */
const isOfBrand = (tokens: readonly string[], { at, end }: TokenSpan): boolean =>
  tokens.some((_, first) =>
    [first + 2, first + 3].some(
      (behind) => behind <= tokens.length && first < end && behind > at && brandNamed(tokens.slice(first, behind)),
    ),
  )

/** "Barrow in Furness" comes before what follows its "in", and postcodes before names. */
const inOrder = (names: readonly TokenSpan[], known: KnownNames): TokenSpan[] => {
  const getRank = (span: TokenSpan) =>
    span.hasPreposition && known.has(placeKey(span.text)) ? 2 : isPostcode(span, known) ? 1 : 0
  return names.toSorted((a, b) => getRank(b) - getRank(a))
}

interface PlaceMatch {
  place: Place
  span: TokenSpan
}

const firstMeant = async (
  lookups: Lookups,
  tokens: readonly string[],
  names: readonly TokenSpan[],
  known: KnownNames,
  { isGenerous, isPlaceBox }: Required<PlaceOptions>,
): Promise<PlaceMatch | undefined> => {
  const { pool, places } = lookups
  const meant: PlaceMatch[] = []
  for (const span of names) {
    if (meant.some((one) => one.span.at <= span.at && one.span.end >= span.end)) continue
    const place = await resolvePlace(pool, span.text, { allowMisspelling: false, places })
    if (!place) continue
    // "Sale Cheshire" is a town; "shop Kent" is a county behind another word
    if (isRegion(place) && isCommon(span.words[0]!) && !known.has(placeKey(span.text))) continue
    const isAlone = removeSpans(tokens, [span]).every(isCommon)
    if (place.type === 'town' && place.population === null && isBehindUnknown(tokens, span)) continue
    if (!isMeant(place, span, { isGenerous, isAlone }) && !(await isOnlyPlace(lookups, tokens, span, place))) continue
    if (!isPlaceBox) return { place, span }
    meant.push({ place, span })
  }
  const people = ({ place }: PlaceMatch) => place.population ?? 0
  return meant.toSorted((a, b) => people(b) - people(a))[0]
}

/** A town abroad at the end, if it is no ordinary word and no supplier uses it. */
const isOnlyPlace = async (
  { words }: Lookups,
  tokens: readonly string[],
  span: TokenSpan,
  { type, population }: Place,
): Promise<boolean> => {
  const isLikely =
    type === 'town' && span.isAtEnd && !isBehindUnknown(tokens, span) && (population ?? sizeable) >= sizeable
  if (!isLikely || span.words.some(isOrdinaryWord)) return false
  return (await Promise.all(span.words.map((word) => words.load(word)))).every(({ suppliers }) => suppliers === 0)
}

/** "costa" of "mijas costa" is no hamlet in Orkney. */
const isBehindUnknown = (tokens: readonly string[], { at }: TokenSpan) =>
  at > 0 && !isCommon(tokens[at - 1]!) && !isEnglish(tokens[at - 1]!)

const isRegion = ({ type }: Place) => type === 'county' || type === 'country'

/** Part of the span must not be a place, nor its words a supplier's. */
const misspeltIn = async (
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

/** "hebdon bridge" is not Bridge in Kent: of the spans around what was found, the longest that is nearly a name. */
const misspeltSpan = async (
  { pool, places }: Lookups,
  tokens: readonly string[],
  spans: readonly TokenSpan[],
  known: KnownNames,
  found: TokenSpan | undefined,
): Promise<PlaceInQuery | undefined> => {
  const likely = spans
    .filter(
      ({ at, end, words, text, isAmid }) =>
        (found ? at <= found.at && end >= found.end && !known.has(placeKey(text)) : !isAmid) &&
        !words.some(isTradeTerm) &&
        !words.every(isCommon),
    )
    .toSorted((a, b) => b.words.length - a.words.length)
  const isShort = ({ at, end, words }: TokenSpan) =>
    found
      ? [...tokens.slice(at, found.at), ...tokens.slice(found.end, end)].every(
          (word) => !isCommon(word) && !isEnglish(word),
        )
      : words.some((word) => word.length < 3 && !prepositions.has(word))
  const named = await Promise.all(
    likely.map(
      async (span) =>
        (await misspeltName(places.alike, placeKey(span.text))) ??
        (isShort(span) ? findTownByShortWords(pool, placeKey(span.text)) : undefined),
    ),
  )
  const at = named.findIndex((place, index) => place && isMistake(placeKey(likely[index]!.text), place.key))
  const [place, span] = [named[at], likely[at]]
  return place && span && { place: toPlace(place), rest: removeSpans(tokens, [span]), misspelt: span.words }
}

/** Two ordinary words are rather about goods: "white bay". */
const isMistake = (typed: string, name: string): boolean => {
  const words = typed.split(' ')
  const wrong = words.filter((word) => !name.split(' ').includes(word))
  return words.length > 2 || !wrong.every(isOrdinaryWord)
}

const misspeltAtEnd = async (lookups: Lookups, tokens: readonly string[]): Promise<PlaceInQuery | undefined> => {
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

/** Narrows a region to the town beside it ("Perth curtains Scotland"), and drops a postcode's town. */
const sharpened = async (
  { pool, places }: Lookups,
  { place, span }: PlaceMatch,
  names: readonly TokenSpan[],
  known: KnownNames,
): Promise<{ place: Place; others: TokenSpan[] }> => {
  const disjoint = names.filter(({ at, end, words }) => (end <= span.at || at >= span.end) && !words.every(isCommon))
  if (isPostcode(span, known)) {
    const beside = disjoint.filter(({ at, end }) => end === span.at || end === span.at - 1 || at === span.end)
    return { place, others: beside.slice(0, 1) }
  }
  if (!isRegion(place)) return { place, others: [] }
  for (const other of disjoint) {
    const town = await resolvePlace(pool, `${other.text}, ${place.name}`, { allowMisspelling: false, places })
    if (town && !isRegion(town) && !other.isOfStreet) return { place: town, others: [other] }
  }
  return { place, others: [] }
}

/** "1000 blinds" is not about Brussels. */
const isShortNumber = /^\d{1,4}$/

/** Villages may be called Manor House, High Street or Hall. */
const isOrdinaryVillage = ({ type, county, population }: Place, words: readonly string[]): boolean =>
  type === 'town' &&
  population === null &&
  (words.length === 1
    ? county !== 'Greater London' && isOrdinaryWord(words[0]!)
    : isCommon(words.at(-1)!) || isStreetWord(words.at(-1)!))

/** "blinds mk" and "mk blinds", but not "blinds so" or "e blinds". */
const isAreaMeant = (area: string, isAtEnd: boolean, isAlone: boolean): boolean =>
  (isAtEnd || (isAlone && area.length > 1)) && !isOrdinaryWord(area)

const adverbs = new Set(['down'])

const isMeant = (
  place: Place,
  { words, isAfterPreposition, isAmid, isAtEnd, isOfStreet, isOfRoom, isOfShade }: TokenSpan,
  { isGenerous, isAlone }: { isGenerous: boolean; isAlone: boolean },
): boolean => {
  const { type, country, population } = place
  if (isOfStreet) return false
  // "near me" is not about the Medway towns, and "& co" not about Colchester; jersey is a cloth too.
  if (type === 'postcode_area' && words.length === 1)
    return isAfterPreposition ? words[0] !== 'me' : isAreaMeant(words[0]!, isAtEnd, isAlone)
  const people = population ?? 0
  const isOrdinary = words.length < 3 && words.every(isOrdinaryWord) // "Stow on the Wold" is no chance
  if (isAfterPreposition) return !(isOrdinaryVillage(place, words) && words.length === 1)
  if (isOfShade) return false
  if (isOrdinaryVillage(place, words)) return false
  // "blinds stuck down", but not "blinds co down"
  if (type === 'county' && adverbs.has(words.at(-1)!) && !/^co(?:unty)?$/.test(words.at(-2) ?? '')) return false
  // "reading room blinds", "bridge blinds", "stuck down blinds"; but "bath blinds", and "blinds rye"
  const isLandscape = type === 'area' && words.length > 1
  if (isOrdinary && !isAtEnd && (!isAlone || isOfRoom || (people < sizeable && !isLandscape))) return false
  const isOneWord = words.length === 1 && type === 'town'
  if (isGenerous) return country === 'GB' && (!isOneWord || people >= villageFrom)
  if (ordinaryWords.has(words.join(' '))) return false
  if (isAmid && isOneWord && people < sizeable && !isAlone) return false
  return country === 'GB' || country === 'IE' || type !== 'town' || people >= sizeableAbroad
}

/** Inhabitants. */
const wellKnownFrom = 10_000
const minLength = 4

/** "pool dorset" has one wrong letter; words of the trade do not count. */
const findMisspeltTown = async (
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
  if (town?.type !== 'town' || (town.population ?? 0) < wellKnownFrom) return undefined
  const name = placeKey(town.name)
  if (editDistance(word, name) !== 1 && !name.startsWith(`${word} `)) return undefined
  return { place: town, span: { at: regionFrom - 1, end: span.end }, word }
}

/** True for a county or country. */
type KnownNames = ReadonlyMap<string, boolean>

const postcode = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{0,2})?$/
const eircode = /^(?:[ac-fhknprtv-y]\d{2}|d6w) ?[\dac-fhknprtv-y]{4}$/
const partedPostcode = /^([a-z]{1,2}) (\d[a-z\d]?)( ?\d[a-z]{2})?$/

/** Includes "Leeds city centre" and "north Leeds". */
const knownNames = async (places: NamedPlaces, spans: readonly TokenSpan[]): Promise<KnownNames> => {
  const keys = new Set(spans.flatMap(({ text }) => getNameForms(text)))
  const found = await Promise.all([...keys].map(async (key) => [key, await places.load(key)] as const))
  return new Map(
    found
      .filter(([, named]) => named.length)
      .map(([key, named]) => [key, named.some(({ type }) => type === 'county' || type === 'country')]),
  )
}

const getNameForms = (text: string): string[] => {
  const key = placeKey(text)
  const bare = withoutKind(key)
  const [, area = '', district = ''] = partedPostcode.exec(text) ?? []
  return [
    key,
    placeKey(withCompassPoint(text)),
    ...bare,
    withoutSide(bare.at(-1) ?? key) ?? '',
    area + district,
  ].filter(Boolean)
}

/** Includes "h91 e2r7", and "gl 50", unless the letters may be a word, as in "to 3". */
const isPostcode = ({ text, words, isAfterPreposition }: TokenSpan, known: KnownNames): boolean => {
  if (postcode.test(text) || eircode.test(text)) return true
  const [, area = '', district = ''] = partedPostcode.exec(text) ?? []
  return known.has(area + district) && (isAfterPreposition || !isCommon(words[0]!))
}

/** Known, or with a known county; after "in" the town may be unknown. */
const isPlaceName = (span: TokenSpan, known: KnownNames): boolean => {
  const { text, words, isAfterPreposition } = span
  if (isPostcode(span, known) || getNameForms(text).some((key) => known.has(key))) return true
  return words.slice(1).some((_, index) => {
    const head = words.slice(0, index + 1)
    const where = placeKey(words.slice(index + 1).join(' '))
    if (!known.has(where)) return false
    return (
      known.has(placeKey(head.join(' '))) || (isAfterPreposition && known.get(where) === true && !head.every(isCommon))
    )
  })
}
