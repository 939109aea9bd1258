import type { Pool } from 'pg'
import { editDistance } from '../../text/edit-distance.ts'
import { misspeltPlace } from '../../places/misspelt-place.ts'
import { isRightWord, mayBeWrong, splitWord, tradeWords } from './spelling-corrections.ts'
import { letters, nearestWord, type WordCandidate } from './spelling.ts'
import type { WordStats } from './word-stats.ts'

const minPlaceLength = 5
/** From this many letters on, two may be wrong. */
const longPlace = 8
/** Inhabitants. */
const sizeableFrom = 10_000
const largeFrom = 50_000

const nearestOfTrade = (misspelt: string): readonly WordCandidate[] => {
  const nearest = nearestWord(misspelt, tradeWords())
  return tradeWords().filter(({ word }) => word === nearest)
}

/** Guesses the trade word behind a misspelling, before the directory's words are looked up. */
export const guessWord = (typed: string): string | undefined =>
  mayBeWrong(typed) ? (splitWord(typed) ?? nearestOfTrade(typed)[0]?.word) : undefined

/**
 * The most likely correction of a misspelt word (in lower case): a word of the trade or of a supplier's text. Never
 * a place; undefined for a word that is right.
 */
export const correctWord = async (book: WordStats, misspelt: string): Promise<string | undefined> => {
  if (!mayBeWrong(misspelt)) return undefined
  const alike = (await book.load(misspelt)).alike
  if (!alike) return undefined
  const split = splitWord(misspelt)
  if (split) return split
  // For names, which are often alike, the letters must be the same.
  const said = alike.filter(({ word }) => isRightWord(word) || letters(word) === letters(misspelt))
  return nearestWord(misspelt, [...nearestOfTrade(misspelt), ...said])
}

/** The trade word behind a form that no supplier uses but the search finds: "blindes", "instalers". */
export const correctForm = async (book: WordStats, misspelt: string): Promise<string | undefined> => {
  const right = await correctWord(book, misspelt)
  if (!right || !isRightWord(right)) return undefined
  const [typed, meant] = await Promise.all([book.load(misspelt), book.load(right)])
  return typed.stem === meant.stem ? right : undefined
}

/**
 * The lookup key of the sizeable town that a misspelt word most likely means. Only offered, unless it follows "in"
 * or similar.
 */
export const correctPlace = async (pool: Pool, book: WordStats, misspelt: string): Promise<string | undefined> => {
  if (misspelt.length < minPlaceLength || !mayBeWrong(misspelt)) return undefined
  if (!(await book.load(misspelt)).alike) return undefined
  const place = await misspeltPlace(pool, misspelt)
  if (!place) return undefined
  const errors = editDistance(misspelt, place.key)
  if (errors > 1 && misspelt.length < longPlace) return undefined
  const isLarge = place.type !== 'town' || (place.population ?? 0) >= (errors > 1 ? largeFrom : sizeableFrom)
  return isLarge ? place.key : undefined
}
