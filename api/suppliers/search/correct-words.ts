import type { Pool } from 'pg'
import { editDistance } from '../../text/edit-distance.ts'
import { misspeltPlace } from '../../places/misspelt-place.ts'
import { isRightWord, mayBeWrong, splitWord, tradeWords } from './spelling-corrections.ts'
import { letters, nearestWord, type Intended } from './spelling.ts'
import type { WordStats } from './word-stats.ts'

const minPlaceLength = 5
/** From so many letters on, two may be wrong. */
const longPlace = 8
/** Inhabitants. */
const sizeableFrom = 10_000
const largeFrom = 50_000

const nearestOfTrade = (misspelt: string): readonly Intended[] => {
  const nearest = nearestWord(misspelt, tradeWords())
  return tradeWords().filter(({ word }) => word === nearest)
}

/** What a word of a search stands for if it is misspelt and of the trade, before anybody knows whether it is. */
export const guessWord = (typed: string): string | undefined =>
  mayBeWrong(typed) ? (splitWord(typed) ?? nearestOfTrade(typed)[0]?.word) : undefined

/**
 * The word that a misspelt one most likely stands for: of the trade, or of a supplier's text. Never a place, and nothing
 * for what is right as it is: a word of the trade, of an English dictionary, or of a place. `misspelt` is in lower case.
 */
export const correctWord = async (book: WordStats, misspelt: string): Promise<string | undefined> => {
  if (!mayBeWrong(misspelt)) return undefined
  const alike = (await book.load(misspelt)).alike
  if (!alike) return undefined
  const split = splitWord(misspelt)
  if (split) return split
  // Of names there are many alike: one is meant only if it has the same letters.
  const said = alike.filter(({ word }) => isRightWord(word) || letters(word) === letters(misspelt))
  return nearestWord(misspelt, [...nearestOfTrade(misspelt), ...said])
}

/** The word of the trade that one stands for which no supplier has but in another form, found all the same: "blindes", "instalers". */
export const correctForm = async (book: WordStats, misspelt: string): Promise<string | undefined> => {
  const right = await correctWord(book, misspelt)
  if (!right || !isRightWord(right)) return undefined
  const [typed, meant] = await Promise.all([book.load(misspelt), book.load(right)])
  return typed.stem === meant.stem ? right : undefined
}

/**
 * The name, as places are looked up by, of the sizeable town that a misspelt word most likely stands for. To be offered only,
 * unless the word follows "in" and the like: nothing becomes a place by itself.
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
