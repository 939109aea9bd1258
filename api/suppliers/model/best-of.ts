import { setImmediate as turn } from 'node:timers/promises'
import type { Columns } from './columns.ts'

/** An order of suppliers: by the first number, then the second, then the id, each the higher the better. */
export interface Ranking {
  first: (slot: number) => number
  second: (slot: number) => number
  /** What the first number is at most, as far as that is sooner known, what is known soonest first. */
  atMost?: readonly ((slot: number) => number)[]
  /** The lower id goes before the higher. */
  isIdAscending?: boolean
}

/** Made when it is needed: it holds arrays of which there are others when the columns have grown. */
export type RankingOf = (columns: Columns) => Ranking

/** By the best rating, then the most reviews. */
export const byRating: RankingOf = ({ ratings, reviews }) => ({
  first: (slot) => ratings[slot]!,
  second: (slot) => reviews[slot]!,
})

/** By the quality alone. */
export const byQuality: RankingOf = ({ qualities }) => ({
  first: (slot) => qualities[slot]!,
  second: () => 0,
})

/** The values of a place in such an order. */
export type RankedAt = readonly [first: number, second: number, id: number]

/** What the database and this process may compute differently of one distance in miles. */
const rounding = 1e-9

/** The first slots in an order, best first; with a place in it those behind. */
export const bestOf = (
  { ids }: Columns,
  slots: readonly number[],
  { first, second, atMost, isIdAscending }: Ranking,
  limit: number,
  behind?: RankedAt,
): number[] => {
  const idSign = isIdAscending ? -1 : 1
  const heap: number[] = []
  const keys: number[] = []
  /** Above 0 where the first is better. */
  const compare = (a: number, aKey: number, b: number, bKey: number) =>
    aKey - bKey || second(a) - second(b) || idSign * (ids[a]! - ids[b]!)
  const isBehind = (slot: number, key: number) => {
    const [k, other, id] = behind!
    if (Math.abs(key - k) > rounding) return key < k
    return (second(slot) - other || idSign * (ids[slot]! - id)) < 0
  }
  const swap = (a: number, b: number) => {
    ;[heap[a], heap[b]] = [heap[b]!, heap[a]!]
    ;[keys[a], keys[b]] = [keys[b]!, keys[a]!]
  }
  const isWorse = (a: number, b: number) => compare(heap[a]!, keys[a]!, heap[b]!, keys[b]!) < 0
  const sink = () => {
    for (let at = 0; ;) {
      const left = 2 * at + 1
      let worst = at
      if (left < heap.length && isWorse(left, worst)) worst = left
      if (left + 1 < heap.length && isWorse(left + 1, worst)) worst = left + 1
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  const isTooLow = (slot: number) => {
    if (atMost && heap.length === limit)
      for (let at = 0; at < atMost.length; at++) if (atMost[at]!(slot) < keys[0]!) return true
    return false
  }
  for (const slot of slots) {
    if (isTooLow(slot)) continue
    const key = first(slot)
    if (behind && !isBehind(slot, key)) continue
    if (heap.length === limit) {
      if (key < keys[0]! || compare(slot, key, heap[0]!, keys[0]!) <= 0) continue
      heap[0] = slot
      keys[0] = key
      sink()
      continue
    }
    let at = heap.push(slot) - 1
    keys.push(key)
    for (; at && isWorse(at, (at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1)
  }
  return heap
    .map((slot, at) => ({ slot, key: keys[at]! }))
    .toSorted((a, b) => compare(b.slot, b.key, a.slot, a.key))
    .map(({ slot }) => slot)
}

/** The same in no order, which is found sooner where they are many: by parting them until the best are on one side. */
export const bestInNoOrder = (columns: Columns, slots: readonly number[], rankingOf: RankingOf, limit: number) => {
  const { ids } = columns
  const { first, second } = rankingOf(columns)
  const isBetter = (a: number, b: number) => (first(a) - first(b) || second(a) - second(b) || ids[a]! - ids[b]!) > 0
  const parted = [...slots]
  for (let low = 0, high = parted.length - 1; low < high;) {
    const middle = parted[(low + high) >> 1]!
    let [left, right] = [low, high]
    while (left <= right) {
      while (isBetter(parted[left]!, middle)) left++
      while (isBetter(middle, parted[right]!)) right--
      if (left > right) break
      ;[parted[left], parted[right]] = [parted[right]!, parted[left]!]
      left++
      right--
    }
    if (limit <= right) high = right
    else if (limit > left) low = left
    else break
  }
  return parted.slice(0, limit)
}

/** So many are compared without letting others go on. */
const comparedAtOnce = 20_000

/** The same of very many, with pauses. */
export const bestOfMany = async (
  columns: Columns,
  slots: readonly number[],
  rankingOf: RankingOf,
  limit: number,
  behind?: RankedAt,
): Promise<number[]> => {
  let best: number[] = []
  for (let at = 0; at < slots.length; at += comparedAtOnce) {
    if (at) await turn()
    best = bestOf(columns, best.concat(slots.slice(at, at + comparedAtOnce)), rankingOf(columns), limit, behind)
  }
  return best
}
