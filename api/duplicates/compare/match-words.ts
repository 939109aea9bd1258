import { isMistyped } from './word-likeness.ts'

/** What two names have in common. */
export interface Match {
  /** The words of both, with those joined that the other writes as one. */
  left: string[]
  right: string[]
  alike: { word: string; other: string; likeness: number }[]
  /** Words that the other has nothing like. */
  own: { left: string[]; right: string[] }
}

/** Finds for the words of one name those of another, the most alike first. */
export const matchWords = (a: readonly string[], b: readonly string[]): Match => {
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

/** How much two words agree: the same, mistyped, in the plural, or an initial for a forename. */
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

/** Joins two words that the other name writes as one: "blind spot" beside "blindspot". */
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
