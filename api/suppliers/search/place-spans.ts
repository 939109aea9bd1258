import { isCommon } from './read-query.ts'

/** Words that precede a place. */
const prepositions = new Set([
  'in',
  'near',
  'nr',
  'around',
  'round',
  'at',
  'within',
  'from',
  'outside',
  'serving',
  'covering',
])
/** A place before one of these is a street's name: "Bath Road". */
const streets = new Set(['road', 'rd', 'street', 'lane', 'avenue', 'ave', 'terrace', 'crescent', 'parade', 'drive'])
const longestName = 5

/** Neighbouring words of a query that may be a place. */
export interface Span {
  /** The number of the first word. */
  at: number
  words: readonly string[]
  /** The query without them, and without the preposition before them. */
  rest: string[]
  /** Behind "in" or the like. */
  isTold: boolean
  /** Neither at the start nor at the end. */
  isAmid: boolean
  /** Everything behind the preposition up to the next word of the trade. */
  isRun: boolean
  isStreet: boolean
}

/** All that may be a place, the likeliest first: behind a preposition, then long names, then at the end, then at the start. */
export const spansOf = (tokens: readonly string[]): Span[] => {
  const spans = tokens.flatMap((_, at) =>
    Array.from({ length: Math.min(longestName, tokens.length - at) }, (__, index) => spanOf(tokens, at, index + 1)),
  )
  return spans
    .filter(({ words }) => words.some((word) => !prepositions.has(word)))
    .toSorted(
      (a, b) =>
        Number(b.isTold) - Number(a.isTold) ||
        (a.isTold ? b.at - a.at : 0) ||
        b.words.length - a.words.length ||
        Number(a.isAmid) - Number(b.isAmid) ||
        b.at - a.at,
    )
}

const spanOf = (tokens: readonly string[], at: number, length: number): Span => {
  const end = at + length
  const isTold = at > 0 && prepositions.has(tokens[at - 1]!)
  const words = tokens.slice(at, end)
  return {
    at,
    words,
    isTold,
    rest: [...tokens.slice(0, isTold ? at - 1 : at), ...tokens.slice(end)],
    isAmid: at > 0 && end < tokens.length,
    isRun: !words.some(isCommon) && (end === tokens.length || isCommon(tokens[end]!)),
    isStreet: end < tokens.length && streets.has(tokens[end]!),
  }
}
