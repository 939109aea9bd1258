import { isJunctionName } from '../../../places/landmarks.ts'
import { isStreetWord } from '../../../places/place-text.ts'
import { inFull } from '../../../places/short-names.ts'
import type { Place } from '../../../places/place-record.ts'
import { isCommon } from './read-query.ts'
import { rooms } from './trade-words.ts'

export const prepositions: ReadonlySet<string> = new Set(
  'in near nr around round at within from outside serving covering'.split(' '),
)
const shades = new Set(['green', 'blue', 'stone', 'lace'])
export const adverbs: ReadonlySet<string> = new Set(['down'])
/** "Reading room" and "flint grey" are no towns. */
const madeOrdinary = new Set(['room', 'grey', 'gray', 'on', 'sale', ...rooms])
const maxNameWords = 5
const maxStreetWords = 4

export interface PlaceInQuery {
  place: Place
  rest: string[]
  misspelt?: readonly string[]
}

export interface TokenSpan {
  at: number
  end: number
  words: readonly string[]
  text: string
  isAfterPreposition: boolean
  /** Neither at the start nor at the end. */
  isAmid: boolean
  isAtEnd: boolean
  /** Everything from the preposition to the next word of the trade. */
  isRun: boolean
  /** Contains a preposition, as in "Barrow in Furness". */
  hasPreposition: boolean
  isOfStreet: boolean
  isMadeOrdinary: boolean
  /** Said of goods: "Brunswick green", "Nottingham lace". */
  isOfShade: boolean
}

export interface PlaceMatch {
  place: Place
  span: TokenSpan
}

/** Likeliest first: after a preposition, long names, at the end, at the start. */
export const findSpans = (tokens: readonly string[]): TokenSpan[] =>
  tokens
    .flatMap((_, at) =>
      Array.from({ length: Math.min(maxNameWords, tokens.length - at) }, (__, index) =>
        toSpan(tokens, at, at + index + 1),
      ),
    )
    .filter(({ words }) => !prepositions.has(words[0]!) && !prepositions.has(words.at(-1)!))
    .filter((span) => !isMotorway(tokens, span))
    .toSorted(
      (a, b) =>
        Number(b.isAfterPreposition) - Number(a.isAfterPreposition) ||
        (a.isAfterPreposition ? b.at - a.at : 0) ||
        b.words.length - a.words.length ||
        Number(a.isAmid) - Number(b.isAmid) ||
        b.at - a.at,
    )

/** "M40" after "the", beside "junction 9" or before "services" is a road, not part of Manchester. */
const isMotorway = (tokens: readonly string[], { at, end, words, text }: TokenSpan): boolean =>
  !isJunctionName(text) &&
  words.some((word) => /^[am]\d{1,4}m?$/.test(word)) &&
  ([words[0], tokens[at - 1]].includes('the') ||
    tokens.slice(Math.max(0, at - 2), end + 1).some((word) => /^(?:junction|jct|exit|j\d{1,2})$/.test(word)) ||
    /^(?:motorway|services|junction)$/.test(tokens[end] ?? ''))

const toSpan = (tokens: readonly string[], at: number, end: number): TokenSpan => {
  const words = tokens.slice(at, end)
  const isBehindName = at > 0 && !isCommon(tokens[at - 1]!)
  return {
    at,
    end,
    words,
    text: inFull(words.join(' ')),
    isAfterPreposition: at > 0 && prepositions.has(tokens[at - 1]!),
    isAmid: at > 0 && end < tokens.length,
    isAtEnd: end === tokens.length,
    isRun: !words.some(isCommon) && (end === tokens.length || isCommon(tokens[end]!)),
    hasPreposition: words.some((word) => prepositions.has(word)),
    isMadeOrdinary: end < tokens.length && madeOrdinary.has(tokens[end]!),
    isOfShade: end < tokens.length && shades.has(tokens[end]!),
    isOfStreet: (end < tokens.length && isStreetWord(tokens[end]!)) || (isBehindName && isStreetWord(words[0]!)),
  }
}

/** Also removes their prepositions, and a street and number before them. */
export const removeSpans = (tokens: readonly string[], spans: readonly TokenSpan[]): string[] => {
  const isTaken = tokens.map((_, index) => spans.some(({ at, end }) => index >= at && index < end))
  for (const { at } of spans) {
    let before = at - 1
    if (before >= 0 && prepositions.has(tokens[before]!)) isTaken[before--] = true
    if (before < 0 || !isStreetWord(tokens[before]!)) continue
    for (const min = before - maxStreetWords; before > min && before >= 0 && !isCommon(tokens[before]!); before--)
      isTaken[before] = true
  }
  return tokens.filter((_, index) => !isTaken[index])
}
