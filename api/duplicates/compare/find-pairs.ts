import { setImmediate } from 'node:timers/promises'
import { blockKeys, sharedKey } from './block-keys.ts'
import { Blocks } from './blocks.ts'
import { compareListings, type Comparison } from './compare-listings.ts'
import type { Rarity } from './compare-names.ts'
import { PairList } from './pair-list.ts'
import type { ReadListing } from './read-listing.ts'
import { Sketches } from './sketches.ts'

/** A source of listings: first all in sequence, then some again. */
export interface ListingSource {
  all: () => AsyncIterable<ReadListing[]> | Iterable<ReadListing[]>
  /** Listings by index; undefined for one that is gone in the meantime. */
  at: (indexes: number[]) => Promise<(ReadListing | undefined)[]> | (ReadListing | undefined)[]
  /** How many of the first listings have been compared before, with all that follow them; asked after `all`. */
  done?: () => number
}

export interface FoundPair extends Comparison {
  /** Indexes in the list, the lower first. */
  left: number
  right: number
}

/** How far comparing a list is. */
export interface ComparisonStep {
  /** Listings read so far. */
  listings: number
  /** Pairs to be compared; 0 while listings are still being read. */
  pairs: number
  /** Pairs compared so far. */
  compared: number
  /** Every pair has been compared whose lower index is below this. */
  doneTo: number
  /** What was found since the step before. */
  found: FoundPair[]
}

/** How many pairs are compared at a time. */
const batchSize = 500

/**
 * Compares a list step by step. Only listings that share a block are compared, and of those only such as share a way to
 * reach them, or are at one place with names alike: a list's time grows with its listings and these pairs.
 */
export async function* comparePairs(source: ListingSource, rarity: Rarity): AsyncGenerator<ComparisonStep> {
  const blocks = new Blocks()
  const sketches = new Sketches(rarity)
  let listings = 0
  for await (const batch of source.all()) {
    for (const read of batch) {
      for (const key of blockKeys(read)) blocks.add(key, listings)
      sketches.add(read)
      listings++
    }
    yield { listings, pairs: 0, compared: 0, doneTo: 0, found: [] }
  }
  const from = source.done?.() ?? 0
  const list = new PairList()
  const meeting = blocks.meet((left, right) => {
    if (left >= from && sketches.areWorthComparing(left, right)) list.add(left, right)
  })
  for (const _ of meeting) await setImmediate()
  for (const _ of list.tidy()) await setImmediate()

  const sharedBy = (kind: 'phone' | 'site' | 'email', value: string) => blocks.sharedBy(sharedKey(kind, value))
  const pairs = list.size
  let compared = 0
  for (const batch of list.batches(batchSize)) {
    const indexes = [...new Set(batch.flat())]
    const reads = new Map((await source.at(indexes)).map((read, position) => [indexes[position]!, read]))
    const found: FoundPair[] = []
    for (const [left, right] of batch) {
      const [a, b] = [reads.get(left), reads.get(right)]
      if (!a || !b) continue
      const comparison = compareListings(a, b, { rarity, sharedBy })
      if (comparison.decision !== 'none') found.push({ ...comparison, left, right })
    }
    compared += batch.length
    const doneTo = compared === pairs ? listings : batch.at(-1)![0] // whose other pairs may be in the next batch
    yield { listings, pairs, compared, doneTo, found }
  }
}

/** Every pair of a list that is, or may be, one business. */
export async function* findPairs(source: ListingSource, rarity: Rarity): AsyncGenerator<FoundPair> {
  for await (const { found } of comparePairs(source, rarity)) yield* found
}
