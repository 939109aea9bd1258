import { isEnglish } from '../../../text/english.ts'
import { phrases, singular, vocabulary } from './read-query.ts'
import { wordsAbroad } from './synonyms.ts'
import type { WordCandidate } from './spelling.ts'
import { brands, colours, goods, materials, parts, qualities, rooms, work } from './trade-words.ts'

const areGoods = new Set(goods)
const ofTheTrade = new Set([
  ...goods,
  ...vocabulary,
  ...colours,
  ...materials,
  ...rooms,
  ...parts,
  ...qualities,
  ...brands,
])
const foreignWords = new Set(wordsAbroad.flatMap(({ words }) => words))

export const isTradeWord = (word: string) => ofTheTrade.has(word) || ofTheTrade.has(singular(word))

/** The trade or an English dictionary has the word, its singular or genitive base. */
export const isRightWord = (word: string): boolean =>
  isTradeWord(word) || foreignWords.has(word) || isEnglish(word) || isEnglish(singular(word))

/** Shorter words are more often abbreviations than mistakes. */
const minLength = 4

export const mayBeWrong = (word: string): boolean =>
  word.length >= minLength && /^\p{L}+$/u.test(word) && !isRightWord(word)

let intended: WordCandidate[] | undefined

export const tradeSpellings = (): readonly WordCandidate[] =>
  (intended ??= [...new Set([...ofTheTrade, ...work])]
    .filter((word) => word.length > 3)
    .flatMap((word) => (isEnglish(`${word}s`) && !ofTheTrade.has(`${word}s`) ? [word, `${word}s`] : [word]))
    .map((word) => ({ word, suppliers: 0, kind: areGoods.has(word) ? 'goods' : 'trade' })))

const squeezed = new Map(phrases.map((phrase) => [phrase.replaceAll(' ', ''), phrase]))
const minPartLength = 3

/** Splits "rollerblinds" and "madetomeasure". */
export const splitWord = (word: string): string | undefined => {
  const phrase = squeezed.get(word)
  if (phrase) return phrase
  for (let at = word.length - minPartLength; at >= minPartLength; at--) {
    const [start, end] = [word.slice(0, at), word.slice(at)]
    if (!areGoods.has(end)) continue
    if (isTradeWord(start)) return `${start} ${end}`
    const before = squeezed.get(start)
    if (before) return `${before} ${end}`
  }
  return undefined
}
