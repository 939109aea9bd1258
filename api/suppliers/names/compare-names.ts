import { editDistance } from '../../text/edit-distance.ts'
import { type ReadName, parentWords, praisingWords, readName, readPlaceWords, tradeWords } from './read-name.ts'
import { compareTrades, dressWindows, findTrades, isVague } from './trades.ts'

/** One edit or swap from five letters on, two from nine on; the first letter must agree. */
const isMistyped = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 5 || a[0] !== b[0] || /\d/.test(a + b)) return false
  return editDistance(a, b, 2) <= (shorter >= 9 ? 2 : 1)
}

interface Match {
  /** Words that the other name writes as one are joined. */
  left: string[]
  right: string[]
  alike: { word: string; other: string; likeness: number }[]
  own: { left: string[]; right: string[] }
}

const matchWords = (a: readonly string[], b: readonly string[]): Match => {
  const left = [...a]
  const right = [...b]
  joinParted(left, right)
  joinParted(right, left)
  const candidates: { i: number; j: number; likeness: number }[] = []
  for (const [i, word] of left.entries())
    for (const [j, other] of right.entries()) {
      const likeness = wordLikeness(word, other)
      if (likeness) candidates.push({ i, j, likeness })
    }
  candidates.sort((x, y) => y.likeness - x.likeness)
  const alike: Match['alike'] = []
  const taken = { left: new Set<number>(), right: new Set<number>() }
  for (const { i, j, likeness } of candidates) {
    if (taken.left.has(i) || taken.right.has(j)) continue
    taken.left.add(i)
    taken.right.add(j)
    alike.push({ word: left[i]!, other: right[j]!, likeness })
  }
  return {
    left,
    right,
    alike,
    own: {
      left: left.filter((_, index) => !taken.left.has(index)),
      right: right.filter((_, index) => !taken.right.has(index)),
    },
  }
}

const wordLikeness = (a: string, b: string): number => {
  if (a[0] !== b[0]) return 0
  if (a === b) return 1
  if (`${a}s` === b || `${b}s` === a) return 0.95
  if (isMistyped(a, b)) return 0.85
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length === 1 && long.startsWith(short) && !/^\d/.test(long)) return 0.6
  if (short.length < 3 || !long.startsWith(short)) return 0
  return short.length >= 4 && long.length - short.length <= 3 ? 0.75 : 0.5
}

const joinParted = (words: string[], other: string[]) => {
  for (let index = 0; index + 1 < words.length; index++) {
    const [first, second] = [words[index]!, words[index + 1]!]
    const joined = first + second
    if (
      other.some(
        (word) => word.startsWith(first) && (word === joined || word === `${joined}s` || `${word}s` === joined),
      )
    )
      words.splice(index, 2, joined)
  }
}

export type Rarity = (word: string) => number

export interface NameComparison {
  likeness: number
  /** 1 for a family's name, less for words that many firms use. */
  proof: number
  /** Like "J Smith" and "R Smith", or "Apollo Leeds" and "Apollo York". */
  haveDifferentWords: boolean
  /** `far` if one dresses no windows, `unknown` if one has a word that may be another trade, `near` if both are of ours. */
  trades: 'far' | 'unknown' | 'near' | undefined
  isParent: boolean
}

export type NameLikeness = Pick<NameComparison, 'likeness' | 'proof' | 'haveDifferentWords'>

/** The address says more about a place than the name does. */
const placeWeight = 0.2

const getWordWeight = (word: string, places: readonly ReadonlySet<string>[], rarity: Rarity): number => {
  if (tradeWords.has(word)) return 0.12
  if (word === '4' || word === '2') return 0.2 // also "for" and "to"
  if (places.some((words) => words.has(word))) return placeWeight
  return (praisingWords.has(word) ? 0.4 : 1) * (0.4 + 0.6 * rarity(word))
}

/** Compares each pair of their names, past ones too; `places` are the words of both addresses. */
export const compareNames = (
  a: ReadName,
  b: ReadName,
  places: readonly ReadonlySet<string>[],
  rarity: Rarity,
): NameComparison => {
  const isOfParent = ({ words }: ReadName) => words.some((word) => parentWords.has(word))
  const isParent = isOfParent(a) !== isOfParent(b)
  return [a, ...a.others]
    .flatMap((one) =>
      [b, ...b.others].map((other) => {
        const { own, ...comparison } = compareWords(one, other, places, rarity)
        const trades = dressWindows(one.trades, other.trades)
          ? undefined
          : compareTrades(findTrades(own.left), findTrades(own.right))
        const unknown =
          comparison.likeness >= 0.3
            ? (findUnknownTrade(one, own.left, other, places) ?? findUnknownTrade(other, own.right, one, places))
            : undefined
        return { ...comparison, trades: trades ?? unknown, isParent }
      }),
    )
    .reduce((best, next) => (next.likeness > best.likeness ? next : best))
}

/** "Marr Weddings" beside "Marr Curtains": no trade that we know, but a word for another; before the shared name it may be a person. */
const findUnknownTrade = (
  { words, trades }: ReadName,
  own: readonly string[],
  other: ReadName,
  places: readonly ReadonlySet<string>[],
): 'unknown' | 'near' | undefined => {
  if (!isVague(trades, other.trades)) return undefined
  const unknown = own.filter((word) => word.length > 2 && getWordWeight(word, places, () => 1) === 1)
  const shared = words.findIndex((word) => !own.includes(word))
  return unknown.some((word) => words.indexOf(word) > shared) ? 'unknown' : unknown.length ? 'near' : undefined
}

/** Whether two names at one door may be two firms, as the comparison of duplicates has it. */
export const mayBeOtherTrades = (a: string, b: string, place: string): boolean =>
  !['near', undefined].includes(compareNames(readName(a), readName(b), [readPlaceWords(place)], () => 1).trades)

const compareWords = (
  a: ReadName,
  b: ReadName,
  places: readonly ReadonlySet<string>[],
  rarity: Rarity,
): Omit<NameComparison, 'trades' | 'isParent'> & { own: Match['own'] } => {
  const weigh = (word: string) => getWordWeight(word, places, rarity)
  if (a.text === b.text)
    return {
      likeness: 1,
      proof: Math.min(2, Math.max(total(a.words, weigh), total(b.words, weigh))),
      haveDifferentWords: false,
      own: { left: [], right: [] },
    }
  const { left, right, own, alike } = matchWords(a.words, b.words)
  const common = sum(alike.map(({ word, other, likeness }) => likeness * (weigh(word) + weigh(other))))
  const proof = sum(alike.map(({ word, other, likeness }) => likeness * Math.min(weigh(word), weigh(other))))
  const haveDifferentWords = haveOwn(own, weigh)
  // A longer name, such as one with a tagline, is still that name.
  const dice = common / (total(left, weigh) + total(right, weigh))
  const within = haveDifferentWords ? dice : Math.min(1, common / 2 / Math.min(total(left, weigh), total(right, weigh)))
  return {
    likeness: Math.min(1, Math.max(dice, (dice + within) / 2)),
    proof: Math.min(2, proof),
    haveDifferentWords,
    own,
  }
}

type Weigh = (word: string) => number

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const total = (words: readonly string[], weigh: Weigh): number => sum(words.map(weigh))

const haveOwn = ({ left, right }: Match['own'], weigh: Weigh): boolean =>
  [left, right].every((words) => words.some((word) => word.length <= 2 || weigh(word) >= 0.2))
