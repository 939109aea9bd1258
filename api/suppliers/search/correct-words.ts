import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { editDistance } from '../../server/edit-distance.ts'
import { misspeltPlace } from '../../places/misspelt-place.ts'
import { isRightWord, splitWord, wordsOfTheTrade } from './right-words.ts'
import { letters, nearestWord } from './spelling.ts'

/** Shorter words are abbreviations more often than mistakes. */
const shortest = 4
const shortestPlace = 5
/** From so many letters on, two may be wrong. */
const longPlace = 8
/** Inhabitants. */
const sizeableFrom = 20_000
const largeFrom = 50_000

/** What suppliers call themselves and what they offer, but not where they are. */
const likeIt = `
  with w as materialized (select word, suppliers from nearest_words($1))
  select word, suppliers from w
   where not exists (select from location_name where key = w.word)
     and not exists (select from location_name where key > w.word || ' ' and key < w.word || '!')`

/** A word of a name of a place: "Mowbray" is in Melton Mowbray. Materialised, else every name is read for a word that has none. */
const isOfPlace = `
  with alike as materialized (select key from location_name where key like '%' || $1 || '%')
  select exists (select from alike where key ~ ('\\m' || $1 || '\\M')) "isOfPlace"`

/**
 * The word that a misspelt one most likely stands for: of the trade, or of a supplier's text. Never a place, and nothing
 * for what is right as it is: a word of the trade, of an English dictionary, or of a place. `misspelt` is in lower case.
 */
export const correctWord = async (pool: Pool, misspelt: string): Promise<string | undefined> => {
  if (!mayBeWrong(misspelt)) return undefined
  const [isPlace, { rows }] = await Promise.all([
    isInPlace(pool, misspelt),
    runSql<{ word: string; suppliers: number }>(pool, likeIt, [misspelt]),
  ])
  if (isPlace) return undefined
  const split = splitWord(misspelt)
  if (split) return split
  // Of names there are many alike: one is meant only if it has the same letters.
  const said = rows.filter(({ word }) => isRightWord(word) || letters(word) === letters(misspelt))
  return nearestWord(misspelt, [...wordsOfTheTrade(), ...said])
}

const isOtherForm = `
  select stem_of($1) = stem_of($2) and not exists (select from supplier_word where word = $1) "isOtherForm"`

/** The word of the trade that one stands for which no supplier has but in another form, found all the same: "blindes", "instalers". */
export const correctForm = async (pool: Pool, misspelt: string): Promise<string | undefined> => {
  if (isRightWord(misspelt)) return undefined
  const right = await correctWord(pool, misspelt)
  if (!right || !isRightWord(right)) return undefined
  const { rows } = await runSql<{ isOtherForm: boolean }>(pool, isOtherForm, [misspelt, right])
  return rows[0]?.isOtherForm ? right : undefined
}

/**
 * The name, as places are looked up by, of the sizeable town that a misspelt word most likely stands for. To be offered only,
 * unless the word follows "in" and the like: nothing becomes a place by itself.
 */
export const correctPlace = async (pool: Pool, misspelt: string): Promise<string | undefined> => {
  if (misspelt.length < shortestPlace || !mayBeWrong(misspelt) || (await isInPlace(pool, misspelt))) return undefined
  const place = await misspeltPlace(pool, misspelt)
  if (!place) return undefined
  const errors = editDistance(misspelt, place.key)
  if (errors > 1 && misspelt.length < longPlace) return undefined
  return (place.population ?? 0) >= (errors > 1 ? largeFrom : sizeableFrom) ? place.key : undefined
}

const mayBeWrong = (word: string): boolean => word.length >= shortest && /^\p{L}+$/u.test(word) && !isRightWord(word)

const isInPlace = async (pool: Pool, word: string): Promise<boolean> => {
  const { rows } = await runSql<{ isOfPlace: boolean }>(pool, isOfPlace, [word])
  return rows[0]?.isOfPlace ?? false
}
