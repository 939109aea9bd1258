import { placeKey } from '../../../places/place-key.ts'
import type { Place } from '../../../places/place-record.ts'
import { isStreetWord } from '../../../places/place-text.ts'
import { resolvePlace } from '../../../places/resolve-place.ts'
import { largeTownFrom, smallTownFrom, villageFrom } from '../../../places/town-size.ts'
import { isEnglish, isOrdinaryWord } from '../../../text/english.ts'
import { isPlaceName, isPostcode, knownNames, type KnownNames } from './known-names.ts'
import { findMisspeltTown, joinedPlace, misspeltAtEnd, misspeltIn, misspeltSpan } from './misspelt-in-query.ts'
import { adverbs, removeSpans, findSpans, type PlaceInQuery, type PlaceMatch, type TokenSpan } from './place-tokens.ts'
import { brandNamed, isCommon, isPhrasalVerb } from './read-query.ts'
import { ordinaryWords } from './synonyms.ts'
import type { Lookups } from './word-stats.ts'

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
  const whole = isGenerous
    ? undefined
    : ((await misspeltSpan(lookups, tokens, all, known, found)) ?? (await joinedPlace(lookups, tokens, all, known)))
  if (whole) return whole
  if (prepositionSpan && !isWhole) {
    const place = await misspeltIn(lookups, prepositionSpan, found?.span)
    const misspelt = place?.nameKey === placeKey(prepositionSpan.text) ? [] : prepositionSpan.words
    if (place) return { place, rest: removeSpans(tokens, [prepositionSpan]), misspelt }
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
    if (isOfPerson(tokens, place, span, known)) continue
    const isSure = isPostcode(span, known) && place.country !== 'GB'
    if (
      !isSure &&
      !isMeant(place, span, { isGenerous, isAlone }) &&
      !(await isOnlyPlace(lookups, tokens, span, place, isAlone))
    )
      continue
    if (!isPlaceBox) return { place, span }
    meant.push({ place, span })
  }
  const people = ({ place }: PlaceMatch) => place.population ?? 0
  return meant.toSorted((a, b) => people(b) - people(a))[0]
}

/** A town abroad at the end, if no supplier uses those of its words that are not ordinary. */
const isOnlyPlace = async (
  { words }: Lookups,
  tokens: readonly string[],
  span: TokenSpan,
  { type, population }: Place,
  isAlone: boolean,
): Promise<boolean> => {
  const minPeople = isAlone ? villageFrom : smallTownFrom
  const isLikely =
    type === 'town' && span.isAtEnd && !isBehindUnknown(tokens, span) && (population ?? smallTownFrom) >= minPeople
  const own = span.words.filter((word) => !isOrdinaryWord(word))
  if (!isLikely || !own.length) return false
  return (await Promise.all(own.map((word) => words.load(word)))).every(({ suppliers }) => suppliers === 0)
}

/** "costa" of "mijas costa" is no hamlet in Orkney. */
const isBehindUnknown = (tokens: readonly string[], { at }: TokenSpan) =>
  at > 0 && !isCommon(tokens[at - 1]!) && !isEnglish(tokens[at - 1]!)

/** "Churchill" of "Jane Churchill" is not the village, and "Kelly" of "Kelly Hoppen" not the hamlet. */
const isOfPerson = (tokens: readonly string[], { type, population }: Place, span: TokenSpan, known: KnownNames) => {
  if (type !== 'town' || span.words.length > 1 || span.isAfterPreposition) return false
  const [before = '', after = ''] = [tokens[span.at - 1], tokens[span.end]]
  const isUnknown = (word: string) => word !== '' && !isCommon(word) && !known.has(word)
  if (population === null && span.at === 0 && isUnknown(after)) return true
  return (population ?? 0) < smallTownFrom && isUnknown(before) && isEnglish(before) && !isOrdinaryWord(before)
}

const isRegion = ({ type }: Place) => type === 'county' || type === 'country'

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
    : (isCommon(words.at(-1)!) || isStreetWord(words.at(-1)!)) &&
      words.every((word) => word !== 'st' && (isCommon(word) || isOrdinaryWord(word))))

/** "blinds mk" and "mk blinds", but not "blinds so" or "e blinds". */
const isAreaMeant = (area: string, isAtEnd: boolean, isAlone: boolean): boolean =>
  (isAtEnd || (isAlone && area.length > 1)) && !isOrdinaryWord(area)

const isMeant = (
  place: Place,
  { words, isAfterPreposition, isAmid, isAtEnd, isOfStreet, isMadeOrdinary, isOfShade }: TokenSpan,
  { isGenerous, isAlone }: { isGenerous: boolean; isAlone: boolean },
): boolean => {
  const { type, country, population } = place
  if (isOfStreet) return false
  // "near me" is not about the Medway towns, and "& co" not about Colchester; jersey is a cloth too.
  if (type === 'postcode_area' && words.length === 1)
    return isAfterPreposition ? words[0] !== 'me' : isAreaMeant(words[0]!, isAtEnd, isAlone)
  const people = population ?? 0
  const isOrdinary = words.length < 3 && words.every(isOrdinaryWord) // "Stow on the Wold" does not occur by chance
  if (isAfterPreposition) return !(isOrdinaryVillage(place, words) && words.length === 1)
  if (isOfShade) return false
  if (isOrdinaryVillage(place, words)) return false
  // "blinds stuck down", but not "blinds co down"
  if (type === 'county' && adverbs.has(words.at(-1)!) && !/^co(?:unty)?$/.test(words.at(-2) ?? '')) return false
  // "reading room blinds", "bridge blinds", "stuck down blinds"; but "bath blinds", and "blinds rye"
  const isLandscape = type === 'area' && words.length > 1
  if (isOrdinary && !isAtEnd && (!isAlone || isMadeOrdinary || (people < smallTownFrom && !isLandscape))) return false
  const isOneWord = words.length === 1 && type === 'town'
  if (isGenerous) return country === 'GB' && (!isOneWord || people >= villageFrom)
  if (ordinaryWords.has(words.join(' '))) return false
  if (isAmid && isOneWord && people < smallTownFrom && !isAlone) return false
  return country === 'GB' || country === 'IE' || type !== 'town' || people >= largeTownFrom
}
