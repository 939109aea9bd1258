import { blockKeys, sharedKey } from './block-keys.ts'
import { Blocks } from './blocks.ts'
import { compareListings, mayBeOne, type Comparison } from './compare-listings.ts'
import type { Rarity } from './compare-names.ts'
import type { ReadListing } from './read-listing.ts'

/** A source of listings: first all in sequence, then some again. */
export interface ListingSource {
  all: () => AsyncIterable<ReadListing[]> | Iterable<ReadListing[]>
  /** Listings by index; undefined for one that is gone in the meantime. */
  at: (indexes: number[]) => Promise<(ReadListing | undefined)[]> | (ReadListing | undefined)[]
}

export interface FoundPair extends Comparison {
  /** Indexes in the list, the lower first. */
  left: number
  right: number
}

/** How many pairs are compared at a time. */
const batchSize = 500

/** Every pair of a list that is, or may be, one business. Only listings that share a block are compared. */
export async function* findPairs(source: ListingSource, rarity: Rarity): AsyncGenerator<FoundPair> {
  const blocks = new Blocks()
  let listings = 0
  for await (const batch of source.all()) {
    for (const read of batch) {
      for (const key of blockKeys(read)) blocks.add(key, listings)
      listings++
    }
  }
  const pairs = blocks.pairs(listings)
  const sharedBy = (kind: 'phone' | 'site' | 'email', value: string) => blocks.sharedBy(sharedKey(kind, value))
  for (let start = 0; start < pairs.length; start += batchSize) {
    const batch = Array.from(
      pairs.subarray(start, start + batchSize),
      (pair) => [Math.floor(pair / listings), pair % listings] as const,
    )
    const indexes = [...new Set(batch.flat())]
    const reads = new Map((await source.at(indexes)).map((read, position) => [indexes[position]!, read]))
    for (const [left, right] of batch) {
      const [a, b] = [reads.get(left), reads.get(right)]
      if (!a || !b || !mayBeOne(a, b)) continue
      const comparison = compareListings(a, b, { rarity, sharedBy })
      if (comparison.decision !== 'none') yield { ...comparison, left, right }
    }
  }
}
