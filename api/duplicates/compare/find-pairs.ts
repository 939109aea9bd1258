import { blockKeys, sharedKey } from './block-keys.ts'
import { Blocks } from './blocks.ts'
import { compareListings, type Comparison } from './compare-listings.ts'
import type { Rarity } from '../../suppliers/names/compare-names.ts'
import type { ReadListing } from './read-listing.ts'

/** Listings are read once in sequence, then some again. */
export interface ListingSource {
  all: () => AsyncIterable<ReadListing[]> | Iterable<ReadListing[]>
  /** Undefined for a listing deleted in the meantime. */
  at: (indexes: number[]) => Promise<(ReadListing | undefined)[]> | (ReadListing | undefined)[]
}

interface FoundPair extends Comparison {
  left: number
  right: number
}

interface ComparisonStep {
  listings: number
  /** 0 while listings are still being read. */
  pairs: number
  compared: number
  /** In this step. */
  found: FoundPair[]
}

const batchSize = 500
/** A pair is one number: the left index times this, plus the right one. */
const base = 2 ** 26

/** Compares only listings that share a block, so that time grows linearly. */
export async function* comparePairs(source: ListingSource, rarity: Rarity): AsyncGenerator<ComparisonStep> {
  const blocks = new Blocks()
  let listings = 0
  for await (const batch of source.all()) {
    for (const read of batch) {
      for (const key of blockKeys(read)) blocks.add(key, listings)
      listings++
    }
    yield { listings, pairs: 0, compared: 0, found: [] }
  }
  const met = new Set<number>()
  blocks.meet((left, right) => met.add(left * base + right))
  const sharedBy = (kind: 'phone' | 'site' | 'email', value: string) => blocks.sharedBy(sharedKey(kind, value))
  const sorted = Float64Array.from(met).sort()
  const pairs = sorted.length
  for (let start = 0; start < pairs; start += batchSize) {
    const batch = Array.from(
      sorted.subarray(start, start + batchSize),
      (pair) => [Math.floor(pair / base), pair % base] as const,
    )
    const indexes = [...new Set(batch.flat())]
    const reads = new Map((await source.at(indexes)).map((read, position) => [indexes[position]!, read]))
    const found: FoundPair[] = []
    for (const [left, right] of batch) {
      const [a, b] = [reads.get(left), reads.get(right)]
      if (!a || !b) continue
      const comparison = compareListings(a, b, { rarity, sharedBy })
      if (comparison.decision !== 'none') found.push({ ...comparison, left, right })
    }
    yield { listings, pairs, compared: start + batch.length, found }
  }
}
