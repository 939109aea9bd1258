import { LRUCache } from 'lru-cache'
import { beginsAlike, editDistance } from '../../../text/edit-distance.ts'
import { isOrdinaryWord } from '../../../text/english.ts'
import { countMistakes, misspeltPlace } from '../../../places/misspelt-place.ts'
import { cityFrom, smallTownFrom, townFrom, villageFrom } from '../../../places/town-size.ts'
import { brandPhrases, singular } from './read-query.ts'
import { isRightWord, mayBeWrong, splitWord, tradeSpellings } from './spelling-corrections.ts'
import { letters, nearestWord, type WordCandidate } from './spelling.ts'
import type { Lookups } from './word-stats.ts'

const minPlaceLength = 5
const longPlace = 8

/** People make the same mistakes. */
const nearestOfTrade = new LRUCache<string, readonly WordCandidate[]>({
  max: 1_000,
  memoMethod: (misspelt) => {
    const nearest = nearestWord(misspelt, tradeSpellings())
    return tradeSpellings().filter(({ word }) => word === nearest)
  },
})

/** Needs no look-up of the directory's words. */
export const guessWord = (typed: string): string | undefined =>
  mayBeWrong(typed) ? (splitWord(typed) ?? nearestOfTrade.memo(typed)[0]?.word) : undefined

/** Finds a word of the trade or of a supplier's text, never a place; undefined for a word that is right. */
export const correctWord = async (lookups: Lookups, misspelt: string): Promise<string | undefined> => {
  if (!mayBeWrong(misspelt)) return undefined
  const alike = (await lookups.words.load(misspelt)).alike
  if (!alike) return undefined
  const split = splitWord(misspelt)
  if (split) return split
  // Names are often alike, so their letters must be the same.
  const said = alike.filter(({ word }) => isRightWord(word) || letters(word) === letters(misspelt))
  return nearestWord(misspelt, [...nearestOfTrade.memo(misspelt), ...said])
}

/** "blindsleeds" and "readingshutters". */
const splitPlace = async ({ places }: Lookups, word: string): Promise<string | undefined> => {
  const [, before, behind] =
    /^(?:(\p{L}{4,})(?:blinds|curtains|shutters)|(?:blinds|curtains|shutters)(\p{L}{4,}))$/u.exec(word) ?? []
  const place = before ?? behind
  if (!place || !(await places.named.load(place)).length) return undefined
  const goods = word.replace(place, '')
  return before ? `${place} ${goods}` : `${goods} ${place}`
}

const minBrandLength = 6

/** "hilarys" and "silent glis"; a word that suppliers have only beside the others of a brand. */
export const correctBrand = (misspelt: string, tokens: readonly string[], isUsed: boolean): string | undefined => {
  if (isOrdinaryWord(misspelt)) return undefined
  const others = new Set(tokens.flatMap((token) => [token, singular(token)]))
  for (const phrase of brandPhrases) {
    const words = phrase.split(' ')
    const missing = words.filter((word) => !others.has(word))
    const [meant = ''] = missing
    const isClear = phrase.length >= minBrandLength && (!isUsed || words.length > 1)
    if (missing.length === 1 && isClear && beginsAlike(misspelt, meant) && editDistance(misspelt, meant) === 1)
      return meant
  }
  return undefined
}

/** "blindes" and "instalers" find suppliers, but none uses them. */
export const correctForm = async (lookups: Lookups, misspelt: string): Promise<string | undefined> => {
  const right = await correctWord(lookups, misspelt)
  if (!right || !isRightWord(right)) return undefined
  const [typed, meant] = await Promise.all([lookups.words.load(misspelt), lookups.words.load(right)])
  return typed.stem === meant.stem ? right : undefined
}

/** Only offered, unless the word follows "in" or similar. */
export const correctPlace = async (lookups: Lookups, misspelt: string): Promise<string | undefined> => {
  if (misspelt.length < minPlaceLength || !mayBeWrong(misspelt)) return undefined
  if (!(await lookups.words.load(misspelt)).alike) return undefined
  const split = await splitPlace(lookups, misspelt)
  if (split) return split
  const place = await misspeltPlace(lookups.places.alike, misspelt)
  if (!place) return undefined
  const isLong = misspelt.length >= longPlace
  const isOneWrong = countMistakes(place, misspelt) === 1
  if (!isOneWrong && !isLong) return undefined
  if (isOneWrong && place.county === 'Greater London') return place.key
  const sizeableFrom = misspelt.length > minPlaceLength ? smallTownFrom : townFrom
  const minPeople = isOneWrong ? (isLong ? villageFrom : sizeableFrom) : cityFrom
  return place.type !== 'town' || (place.population ?? 0) >= minPeople ? place.key : undefined
}
