import type { Pool } from 'pg'
import { isOrdinaryWord } from '../../text/english.ts'
import { correctPlace } from './words/correct-words.ts'
import { readPlaceBox, type PlaceBox } from './words/read-place-box.ts'
import { brandNamed, isCommon, isTradeTerm, toTerms, tokenize } from './words/read-query.ts'
import { readQueryBox, type QueryBox, type QueryOptions } from './read-query-box.ts'
import { readAhead, readWords, weigh, weighAsTyped } from './read-words.ts'
import { boundedRadius } from '../rules/radius.rules.ts'
import type { Reading } from './search.ts'
import { formatSubject } from './search-subject.ts'
import { isTradeWord } from './words/spelling-corrections.ts'
import { ordinaryWords } from './words/synonyms.ts'
import type { CheckedFilter } from './filters/supplier-filter.ts'
import { createLookups, type Lookups } from './words/word-stats.ts'

export interface ReadOptions extends Pick<QueryOptions, 'isGenerous'> {
  /** For a search that found nothing: applies the correction that was only offered. */
  isCorrected?: boolean
  lookups?: Lookups
}

/** Corrects unknown words, but only offers doubtful places; a supplier's full name stays whole. */
export const readSearch = async (
  pool: Pool,
  filter: CheckedFilter,
  { isGenerous = false, isCorrected = false, lookups = createLookups(pool) }: ReadOptions = {},
): Promise<Reading & { radiusMiles: number | null }> => {
  const typed = filter.query ?? ''
  const intents = typed && !filter.asTyped ? readIntents(typed) : noIntents(typed)
  const near = filter.near ? readIntents(filter.near) : noIntents('')
  const slug = filter.place ?? ''
  const isPoint = Boolean(filter.around ?? filter.within)
  const isPlaceTyped = tokenize(near.text).some((token) => !isCommon(token))
  const isNamed = Boolean(slug || filter.county || filter.counties?.length) || isPlaceTyped
  const hasPlace = isNamed || (isPoint && isGenerous) // a place in the words wins over a point, but is not searched because of one
  if (!isGenerous) readAhead(lookups, tokenize(intents.text)).catch(() => {}) // reported where they are needed
  const [box, query] = await Promise.all([
    readPlaceBox(lookups, slug, near.text),
    readQueryBox(lookups, filter, intents.text, { isGenerous, hasPlace, near: near.text }),
  ])
  const isInVain = isGenerous && !query.place // then the words are not needed
  const { meant, ...what } = await readWhat(lookups, filter, box, isInVain ? { ...query, rest: [] } : query)
  if (isCorrected && what.suggestedQuery) {
    const suggested = { ...filter, query: what.suggestedQuery, near: isPlaceTyped ? filter.near : null }
    const again = await readSearch(pool, suggested, { lookups })
    return { ...again, correctedQuery: what.suggestedQuery, suggestedQuery: null }
  }
  const how = readHow(filter, query.isName ? noIntents(typed) : intents, near)
  const services = filter.services ?? (filter.service ? [filter.service] : [])
  return {
    ...what,
    ...how,
    isNearMe: how.isNearMe && !what.place && !isPoint,
    subject: query.isName ? '' : formatSubject(meant, services),
  }
}

const readHow = (filter: CheckedFilter, intents: Intents, near: Intents) => {
  const minRating = filter.minRating ?? intents.minRating ?? near.minRating
  const miles = intents.radiusMiles ?? near.radiusMiles
  const radiusMiles = miles === null ? null : boundedRadius(miles)
  const keepsUnrated = filter.minRating == null && (intents.minRating === null ? near : intents).keepsUnrated
  return {
    isNearMe: intents.isNearMe || near.isNearMe,
    radiusMiles: filter.radiusMiles ?? radiusMiles,
    isRadiusLimited: filter.radiusMiles == null && radiusMiles !== miles,
    ...((filter.openNow ?? (intents.isOpenNow || near.isOpenNow)) ? { openNow: true } : {}),
    ...(minRating == null ? {} : { minRating, keepsUnrated }),
  }
}

const frenchSpeaking = new Set(['FR', 'BE', 'LU', 'CH'])

type QueryPart = Pick<
  Reading,
  'terms' | 'words' | 'place' | 'misspeltPlace' | 'isPlaceFromWords' | 'correctedQuery' | 'suggestedQuery'
>

const readWhat = async (
  lookups: Lookups,
  filter: CheckedFilter,
  box: PlaceBox,
  query: QueryBox,
): Promise<QueryPart & { meant: string }> => {
  const place = box.place ?? query.place ?? null
  const isPlaceFromWords = Boolean(query.place) || box.words.length > 0
  const unknownPlace = await weighAsTyped(lookups, box.unknown, 'C')
  const misspeltPlace = box.misspelt ?? query.misspelt?.join(' ')
  const found = {
    place,
    isPlaceFromWords,
    correctedQuery: null,
    suggestedQuery: null,
    ...(misspeltPlace ? { misspeltPlace } : {}),
  }
  if (query.isName) {
    const terms = [...(await weighAsTyped(lookups, query.rest, 'A')), ...unknownPlace]
    return { ...found, terms, words: (filter.query ?? '').trim(), meant: '' }
  }
  const tokens = [...query.rest, ...box.words]
  const words = trimEdgeWords(tokens)
  const isFrenchTown = frenchSpeaking.has(place?.country ?? '')
  const read = await readWords(lookups, tokens, isFrenchTown)
  const misspelt = toPlaceCorrections(query)
  if (!read.corrections.size && !read.unknown.length && !misspelt.size)
    return { ...found, terms: [...read.terms, ...unknownPlace], words, meant: words }

  const [unknown] = read.unknown
  const isWord =
    unknown &&
    (isOrdinaryWord(unknown) ||
      ordinaryWords.has(unknown) ||
      isTradeWord(unknown) ||
      isTradeTerm(unknown) ||
      brandNamed([unknown]))
  const mayBePlace = !place && unknown && !isWord && !misspeltPlace ? { misspeltPlace: unknown } : {}
  const applied = read.corrections
  const offered = place ? [] : await placesOffered(lookups, read.unknown)
  const all = [...tokenize(filter.query ?? ''), ...(box.words.length ? tokenize(filter.near ?? '') : [])]
  const fixes: Corrections = new Map(filter.asTyped ? [] : [...misspelt, ...applied])
  const offers = new Map([...(filter.asTyped ? applied : []), ...offered])
  const terms =
    fixes.size && applied.size ? await weigh(lookups, toTerms(corrected(tokens, applied), isFrenchTown)) : read.terms
  return {
    ...found,
    ...mayBePlace,
    terms: [...terms, ...unknownPlace],
    words,
    meant: corrected(tokens, filter.asTyped ? new Map() : applied).join(' '),
    correctedQuery: fixes.size ? corrected(all, fixes).join(' ') : null,
    suggestedQuery: offers.size ? corrected(all, new Map([...fixes, ...offers])).join(' ') : null,
  }
}

/** The first misspelt word carries the correction of the whole name. */
const toPlaceCorrections = ({ place, misspelt = [] }: QueryBox): Corrections =>
  new Map(misspelt.map((word, index) => [word, index || !place ? '' : place.name]))

/** Meaningless at the edge of a text, such as the "in" before a place that was removed. */
const edges = new Set(
  `a am an and any anyone are at by buy can could do does find for from get have help how i im in is looking many me much
    my need of on our please recommend some somebody someone that the to us want we what where which who with within
    would near`.split(/\s+/),
)

const trimEdgeWords = (tokens: readonly string[]): string => {
  const first = tokens.findIndex((token) => !edges.has(token))
  const last = tokens.findLastIndex((token) => !edges.has(token))
  return first < 0 ? '' : tokens.slice(first, last + 1).join(' ')
}

type Corrections = ReadonlyMap<string, string>

const corrected = (tokens: readonly string[], corrections: Corrections): string[] =>
  tokens.flatMap((token) => tokenize(corrections.get(token) ?? token))

const placesOffered = async (lookups: Lookups, unknown: readonly string[]): Promise<Corrections> => {
  const pairs = await Promise.all(unknown.map(async (word) => [word, await correctPlace(lookups, word)] as const))
  return new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

interface Intents {
  text: string
  /** "near me", "in my area", "local". */
  isNearMe: boolean
  isOpenNow: boolean
  minRating: number | null
  /** "best" keeps unrated suppliers, "top rated" does not. */
  keepsUnrated: boolean
  /** "within 10 miles of", even if out of range. */
  radiusMiles: number | null
}

const kilometresPerMile = 1.609344
const wellRated = 4
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  fifty: 50,
}

const distance =
  /\b(?:with)?in (?:a )?(?:radius of )?(\d{1,6}(?:\.\d{1,2})?|one|two|three|four|five|ten|fifteen|twenty|fifty) ?(miles?|mi|kms?|kilomet(?:re|er)s?)(?: radius)?(?: (?:of|from|around))?(?![a-z])|\b(\d{1,6}(?:\.\d{1,2})?|one|two|three|four|five|ten|fifteen|twenty|fifty) ?(miles?|mi|kms?|kilomet(?:re|er)s?)(?: radius)?(?: (?:of|from|around))?(?![a-z])/i
/** "Reading +10". */
const plusMiles = /(?<=[\p{L}\d])\s*[+±]\s*(\d{1,3})\s*$/u
const me = String.raw`(?:me|us|here|my (?:\w+ ){0,2}(?:area|home|house|flat|place|town|city|village|street|address|post ?code|location)|where (?:i|we) (?:am|are|live)|(?:my )?current location)`
const nearMe = [
  // "near me 14" is the postcode ME14, and "nearme14" too
  new RegExp(
    String.raw`\b(?:somewhere |anywhere |just )?(?:near(?:by|est|er)?|close(?:st|r| ?by)?|around|round|by|next|local|not far|convenient)(?:[ -](?:to|by|from|for))?[ -]?${me}(?![a-z0-9])(?! ?\d)`,
    'gi',
  ),
  /\b(?:in|within|around|for|across|serving|covering|of) (?:my|our|this) (?:\w+ )?(?:area|town|city|region|village|neighbou?rhood|street|vicinity|part of the world)(?![a-z])/gi,
  /\bin the (?:local |surrounding |immediate |same )?(?:area|vicinity|neighbou?rhood)(?! (?:of|around)|[a-z])/gi,
  /^\s*(?:(?:use )?(?:my|current|my current) location|here|my (?:area|town|postcode))\s*$/i,
]
/** "close to Leeds" means a place; "closest blinds" means the visitor's. */
const beside = /\b(?:close(?:st|r)?|near(?:est|er|by)?|next|local|convenient)[ -](?:to|for) (?=\S)/gi
const besideMe = /\b(?:local(?:ly)?|near ?by|nearest|close ?by|closest)(?![a-z])/gi

const openNow =
  /\b(?:(?:that|who|which) (?:is|are) |that's |and )?(?:(?:currently|still|now) open(?: (?:right )?now)?|open (?:right )?now|open (?:at the moment|right away|at this (?:time|moment|hour)))(?![a-z])/gi

/** Opening hours are no filter, except now. */
const openOnDays =
  /\bopen(?:s|ing)?(?: (?:on|at|every|all))*(?: (?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?|weekends?|bank holidays?|evenings?|late|7|seven|days?|week|a|and))+(?![a-z])/gi

const more = String.raw`(?:\s*(?:\+|plus|and (?:up|above|over|more|higher|better)|or (?:more|above|over|higher|better)))?`
const stars = new RegExp(
  String.raw`\b(?:(?:at least|over|above|minimum(?: of)?|min) )?(?:([1-5](?:[.,]\d)?)|(one|two|three|four|five))${more}[\s-]*(?:stars?(?![a-z])|[★*])${more}(?: (?:rated|rating|reviews?|reviewed|only)(?![a-z]))*`,
  'i',
)
const rated =
  /\b(?:with |the )?(?:very )?(?:top|best|highest|highly|well|high|good|great|excellent)[ -](?:rated|reviewed|ranked|ratings?|reviews?|recommended)(?![a-z])/gi
const best = /\b(?:the )?best(?! (?:prices?|value|deals?|offers?|quotes?|before))(?![a-z])/gi

/** "blinds.co.uk" is not about Colchester. */
const ofAddresses = /\bhttps?:\/\/|\bwww\.|\.(?:co\.uk|org\.uk|com|net|org|eu|ie)(?![\p{L}\p{N}])/giu

const readIntents = (typed: string): Intents => {
  let text = typed.replace(/[‘’]/g, "'").replace(ofAddresses, ' ').replace(plusMiles, ' $1 miles').replace(/\s+/g, ' ')
  const take = (pattern: RegExp, by = ' '): boolean => {
    const left = text.replace(pattern, by)
    const isFound = left !== text
    text = left.replace(/\s+/g, ' ')
    return isFound
  }
  const [within, near, unit = '', before, unitBefore = ''] = distance.exec(text) ?? []
  const number = (near ?? before ?? '').toLowerCase()
  const miles = (numbers[number] ?? Number(number)) / (/^k/i.test(unit || unitBefore) ? kilometresPerMile : 1)
  if (within) take(distance, / (?:of|from|around)$/i.test(within) ? ' near ' : ' ')
  const isOpenNow = take(openNow)
  take(openOnDays)
  const isAround = nearMe.map((pattern) => take(pattern)).some(Boolean)
  take(beside, ' near ')
  const isNearMe = take(besideMe) || isAround || (near !== undefined && !/ (?:of|from|around)$/i.test(within!))
  const [, digits, word] = stars.exec(text) ?? []
  const given = digits ? Number(digits.replace(',', '.')) : word ? numbers[word.toLowerCase()]! : null
  if (given !== null) take(stars)
  const isRated = take(rated)
  const isBest = take(best)
  const minRating = given ?? (isRated || isBest ? wellRated : null)
  return {
    text: text.trim(),
    isNearMe,
    isOpenNow,
    minRating: minRating === null ? null : Math.min(5, minRating),
    keepsUnrated: isBest && given === null && !isRated,
    radiusMiles: within ? miles : null,
  }
}

const noIntents = (text: string): Intents => ({
  text,
  isNearMe: false,
  isOpenNow: false,
  minRating: null,
  keepsUnrated: false,
  radiusMiles: null,
})
