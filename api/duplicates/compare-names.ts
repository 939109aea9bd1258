import { parentWords, praisingWords, tradeWords } from './name-words.ts'
import type { ReadName } from './read-name.ts'
import { compareTrades } from './trades.ts'
import { isMistyped } from './word-likeness.ts'

/** How rare a word is in names, from 0 to 1: 1 for one that nobody else has. */
export type Rarity = (word: string) => number

export interface NameComparison {
  /** From 0, nothing in common, to 1, the same words. */
  likeness: number
  /** What the words in common prove: 1 for a family's name, less for words that many firms use. */
  proof: number
  /** Both have a word of their own that the other lacks: "J Smith" and "R Smith", "Apollo Leeds" and "Apollo York". */
  areApart: boolean
  /** They tell different trades: `far` when one of them dresses no windows, `near` also when one's trade is unknown. */
  trades: 'far' | 'near' | undefined
  /** One of them, and not both, says that it is the parent of a chain. */
  isParent: boolean
}

/** The weight of a word in a name. A place name says only where, and the address says more about that. */
const weightOf = (word: string, places: readonly ReadonlySet<string>[], rarity: Rarity): number => {
  if (tradeWords.has(word)) return 0.12
  if (word === '4' || word === '2') return 0.2 // "for" and "to" besides
  if (places.some((words) => words.has(word))) return 0.2
  return (praisingWords.has(word) ? 0.4 : 1) * (0.4 + 0.6 * rarity(word))
}

/** How much two words agree: the same, mistyped, in the plural, or an initial for a forename. */
const wordLikeness = (a: string, b: string): number => {
  if (a === b) return 1
  if (`${a}s` === b || `${b}s` === a) return 0.95
  if (isMistyped(a, b)) return 0.85
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length === 1 && long.startsWith(short) && !/^\d/.test(long)) return 0.6
  if (short.length < 3 || !long.startsWith(short)) return 0
  return short.length >= 4 && long.length - short.length <= 3 ? 0.75 : 0.5
}

/**
 * Compares two names word by word, weighted by rarity: of the names that each has gone by, the two most alike. `places`
 * are the words of both addresses.
 */
export const compareNames = (
  a: ReadName,
  b: ReadName,
  places: readonly ReadonlySet<string>[],
  rarity: Rarity,
): NameComparison => {
  const isParent = a.words.some(isOfParent) !== b.words.some(isOfParent)
  return [a, ...a.others]
    .flatMap((one) =>
      [b, ...b.others].map((other) => {
        const { own, ...comparison } = compareWords(one, other, places, rarity)
        const isOther =
          comparison.likeness >= 0.3 &&
          (isOtherBusiness(one, own.left, other, places) || isOtherBusiness(other, own.right, one, places))
        const trades = compareTrades(one.trades, other.trades) ?? (isOther ? 'near' : undefined)
        return { ...comparison, trades, isParent }
      }),
    )
    .reduce((best, next) => (next.likeness > best.likeness ? next : best))
}

/** "Marr Photography" beside "Marr Curtains": it tells no trade that we know, but has a word for what it does. */
const isOtherBusiness = (
  name: ReadName,
  own: readonly string[],
  other: ReadName,
  places: readonly ReadonlySet<string>[],
): boolean =>
  !name.trades.size &&
  other.trades.size > 0 &&
  own.some((word) => word.length > 2 && weightOf(word, places, () => 1) === 1)

const isOfParent = (word: string) => parentWords.has(word)

const compareWords = (
  a: ReadName,
  b: ReadName,
  places: readonly ReadonlySet<string>[],
  rarity: Rarity,
): Omit<NameComparison, 'trades' | 'isParent'> & { own: { left: string[]; right: string[] } } => {
  const weigh = (word: string) => weightOf(word, places, rarity)
  const total = (words: string[]) => words.reduce((sum, word) => sum + weigh(word), 0)
  if (a.text === b.text)
    return {
      likeness: 1,
      proof: Math.min(2, Math.max(total(a.words), total(b.words))),
      areApart: false,
      own: { left: [], right: [] },
    }
  const left = [...a.words]
  const right = [...b.words]
  joinParted(left, right)
  joinParted(right, left)
  const all = total(left) + total(right)
  let common = 0
  let proof = 0
  const candidates = left
    .flatMap((word, i) => right.map((other, j) => ({ i, j, likeness: wordLikeness(word, other) })))
    .filter(({ likeness }) => likeness > 0)
    .sort((x, y) => y.likeness - x.likeness)
  const taken = { left: new Set<number>(), right: new Set<number>() }
  for (const { i, j, likeness } of candidates) {
    if (taken.left.has(i) || taken.right.has(j)) continue
    taken.left.add(i)
    taken.right.add(j)
    const weights = [weigh(left[i]!), weigh(right[j]!)] as const
    common += likeness * (weights[0] + weights[1])
    proof += likeness * Math.min(...weights)
  }
  const own = {
    left: left.filter((_, index) => !taken.left.has(index)),
    right: right.filter((_, index) => !taken.right.has(index)),
  }
  const weightiest = (words: string[]) => Math.max(0, ...words.map((word) => ownWeight(word, weigh)))
  const areApart = Math.min(weightiest(own.left), weightiest(own.right)) >= 0.2
  // A name with more words than the other, such as a tagline, is still that name.
  const dice = common / all
  const within = areApart ? dice : Math.min(1, common / 2 / Math.min(total(left), total(right)))
  return { likeness: Math.min(1, Math.max(dice, (dice + within) / 2)), proof: Math.min(2, proof), areApart, own }
}

/** Initials and numbers tell two people or two shops of one name apart. */
const ownWeight = (word: string, weigh: Rarity) => (word.length <= 2 ? Math.max(0.3, weigh(word)) : weigh(word))

/** Joins two words that the other name writes as one: "blind spot" beside "blindspot". */
const joinParted = (words: string[], other: string[]) => {
  for (let index = 0; index + 1 < words.length; index++) {
    const joined = words[index]! + words[index + 1]!
    if (other.some((word) => word === joined || word === `${joined}s` || `${word}s` === joined))
      words.splice(index, 2, joined)
  }
}
