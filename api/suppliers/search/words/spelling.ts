import { editDistance, beginsAlike } from '../../../text/edit-distance.ts'
import { toSound } from '../../../text/to-sound.ts'

const bare = (word: string) => word.replace(/^[aeiou]+/, 'a').replace(/(?<!^)[aeiou]+/g, '')

/** With and without the r that is silent before consonants ("curtens", "cutains"). */
export const soundKeys = (word: string): [string, string] => {
  const heard = toSound(word)
  return [bare(heard), bare(heard.replace(/(?<=[aeiou])r(?![aeiou])/g, ''))]
}

/** The number of shared consonants; 0 if the words do not sound alike. */
export const likeKeys = (keys: readonly string[], others: readonly string[]): number =>
  keys.find((key, index) => key === others[index])?.length ?? 0

export interface WordCandidate {
  word: string
  suppliers: number
  /** Goods are the most likely, then other trade words, then any word. */
  kind?: 'goods' | 'trade'
}

/** Rare words may be names, so fewer errors are allowed. */
const allowed = (length: number, kind: WordCandidate['kind']) => {
  if (kind === 'goods') return length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3
  return length < 5 || (!kind && length < 6) ? 0 : length < (kind ? 9 : 10) ? 1 : 2
}

/** A shorter word with two errors must have the same letters. */
const shortWord = 8

export const letters = (word: string) => Array.from(word).toSorted().join('')

/** "rolla" is "roller", "curtens" is "curtains". */
const simplifySound = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/igh/g, 'i')
    .replace(/c(?=[iey])|z/g, 's')
    .replace(/[kq]|ck/g, 'c')
    .replace(/(le|al|el|il)(?=s?$)/, 'l')
    .replace(/(er|or|ar|re|a|ure)(?=s?$)/, 'r')
    .replace(/e(?=s?$)/, '')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
const minSoundLength = 5
const maxSoundEdits = 3
const maxErrors = 3

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const areNeighbours = (a: string, b: string) => {
  const [x, y] = [a, b].map((key) => rows.findIndex((row) => row.includes(key))) as [number, number]
  if (x < 0 || y < 0) return false
  const shift = rows[x]!.indexOf(a) - rows[y]!.indexOf(b)
  return x === y ? Math.abs(shift) === 1 : Math.abs(x - y) === 1 && (shift === 0 || shift === (x > y ? -1 : 1))
}

/** A doubled or missing double letter, a neighbouring key, or two letters swapped. */
const isSlip = (typed: string, word: string) => {
  if (typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')) return true
  const wrong = Array.from(typed).flatMap((_, at) => (typed[at] === word[at] ? [] : [at]))
  if (typed.length !== word.length) return false
  return wrong.length === 2 ? letters(typed) === letters(word) : areNeighbours(typed[wrong[0]!]!, word[wrong[0]!]!)
}

/** The cost of a word that sounds alike: less than two errors. */
const likeTwo = 1.5

/** The cost of another spelling by sound: more than any typing error. */
const likeMany = 10
/** Too many words and names share fewer consonants. */
const manyConsonants = 4
const fewConsonants = 3
const maxEditsWithFew = 2
const minTradeWordLength = 6

const keysKnown = new WeakMap<WordCandidate, [string, string]>()

const getSoundKeys = (intended: WordCandidate) => {
  const keys = keysKnown.get(intended) ?? soundKeys(intended.word)
  keysKnown.set(intended, keys)
  return keys
}

interface TypedWord {
  word: string
  keys: readonly string[]
}

/** A trade word may be spelt by its sound: "alterashuns", "skilite". */
const errorsBySound = ({ word: typed, keys }: TypedWord, intended: WordCandidate): number => {
  const { word, kind } = intended
  if (!kind || typed.length < (kind === 'goods' ? minSoundLength : minTradeWordLength)) return Infinity
  const consonants = likeKeys(keys, getSoundKeys(intended))
  if (consonants < fewConsonants) return Infinity
  const errors = editDistance(typed, word)
  const isAlike = consonants >= manyConsonants ? errors <= word.length / 2 : errors <= maxEditsWithFew
  return isAlike ? likeMany + errors : Infinity
}

const errorsIn = (typed: TypedWord, intended: WordCandidate): number => {
  const ofHand = errorsOfHand(typed.word, intended)
  return ofHand < likeMany ? ofHand : errorsBySound(typed, intended)
}

const errorsOfHand = (typed: string, { word, kind }: WordCandidate): number => {
  const isAlike = beginsAlike(typed, word)
  if (kind !== 'goods' && !isAlike) return Infinity
  const errors = editDistance(typed, word, maxErrors)
  if (errors <= 1) return errors <= allowed(typed.length, kind) ? errors : Infinity
  const isHeard = () => typed.length >= minSoundLength && simplifySound(typed) === simplifySound(word)
  if (kind === 'goods' && errors <= maxSoundEdits && isHeard()) return likeTwo
  const isClear = isAlike && (typed.length >= shortWord || letters(typed) === letters(word))
  return isClear && errors <= allowed(typed.length, kind) ? errors : Infinity
}

/** Prefers few errors, the first letter, goods, the same letters, the last letter, a slip, and many suppliers. */
export const nearestWord = (misspelt: string, candidates: readonly WordCandidate[]): string | undefined => {
  const typed = { word: misspelt, keys: soundKeys(misspelt) }
  const likely = candidates.flatMap((candidate) => {
    const errors = errorsIn(typed, candidate)
    if (errors === Infinity || candidate.word === misspelt) return []
    const { word, kind, suppliers } = candidate
    const ranks = [
      errors,
      !beginsAlike(misspelt, word),
      kind ? kind !== 'goods' : 2,
      letters(misspelt) !== letters(word),
      word.at(-1) !== misspelt.at(-1),
      !isSlip(misspelt, word),
      -suppliers,
    ]
    return { word, ranks: ranks.map(Number) }
  })
  likely.sort((a, b) => {
    const differing = a.ranks.findIndex((rank, at) => rank !== b.ranks[at])
    return differing < 0 ? (a.word < b.word ? -1 : 1) : a.ranks[differing]! - b.ranks[differing]!
  })
  return likely[0]?.word
}
