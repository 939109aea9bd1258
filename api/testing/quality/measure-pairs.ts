import { comparePairs } from '../../duplicates/compare/find-pairs.ts'
import { businesses, readLabelled, type LabelledPair } from './labelled-pairs.ts'
import { readListing } from '../../duplicates/compare/read-listing.ts'

export interface PairQuality {
  pairs: number
  /** The share of reported pairs that are one business; unlabelled pairs count as wrong. */
  precision: number
  recall: number
  missed: string[]
  wrong: string[]
  /** Reported pairs that are clearly two businesses. */
  needless: string[]
  /** Pairs that staff should be asked about, and are not. */
  unasked: string[]
}

export const measurePairs = async (name: 'development' | 'held-out'): Promise<PairQuality> => {
  const set = await readLabelled(name)
  const group = businesses(set)
  const reads = set.listings.map(readListing)
  const found = new Map<string, number>()
  const perhaps = new Map<string, number>()
  for await (const step of comparePairs(
    { all: () => [reads], at: (indexes) => indexes.map((index) => reads[index]!) },
    () => 1,
  ))
    for (const pair of step.found) (pair.decision === 'same' ? found : perhaps).set(key(pair), pair.score)
  const labels = new Map(set.pairs.map((pair) => [key(pair), pair]))
  const same = set.pairs.filter(({ isSame, isForStaff }) => isSame && !isForStaff)
  const missed = same.filter((pair) => !found.has(key(pair)))
  const wrong = [...found.keys()].filter((pair) => !isOne(pair, group))
  const right = found.size - wrong.length
  const needless = set.pairs.filter((pair) => pair.isPlain && perhaps.has(key(pair)))
  const unasked = set.pairs.filter((pair) => pair.isForStaff && !perhaps.has(key(pair)))
  const line = (pair: Pick<LabelledPair, 'kind'> & Pair, score?: number) =>
    `${pair.kind}: ${JSON.stringify(set.listings[pair.left]!.name)}, ${JSON.stringify(set.listings[pair.right]!.name)}, ${score?.toFixed(2) ?? 'not compared or below one to one'}`
  return {
    pairs: set.pairs.length,
    precision: found.size ? right / found.size : 1,
    recall: (same.length - missed.length) / same.length,
    missed: missed.map((pair) => line(pair, perhaps.get(key(pair)))),
    wrong: wrong.map((pair) => line(labels.get(pair) ?? { kind: 'not labelled', ...unkey(pair) }, found.get(pair))),
    needless: needless.map((pair) => line(pair, perhaps.get(key(pair)))),
    unasked: unasked.map((pair) => line(pair, found.get(key(pair)))),
  }
}

interface Pair {
  left: number
  right: number
}
const key = ({ left, right }: Pair) => (left < right ? `${left} ${right}` : `${right} ${left}`)
const unkey = (text: string): Pair => {
  const [left = 0, right = 0] = text.split(' ').map(Number)
  return { left, right }
}
const isOne = (pair: string, group: number[]) => {
  const { left, right } = unkey(pair)
  return group[left] === group[right]
}
