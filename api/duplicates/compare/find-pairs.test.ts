import { expect, test } from 'vitest'
import { seedDemo } from '../../seed/seed-demo.ts'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { blockKeys, isShared, sharedKey } from './block-keys.ts'
import { readRarity } from './commonness.ts'
import { compareListings } from './compare-listings.ts'
import type { Rarity } from '../../suppliers/names/compare-names.ts'
import { comparePairs, type ListingSource } from './find-pairs.ts'
import { readLabelled } from '../../testing/quality/labelled-pairs.ts'
import { readListing, type ReadListing } from './read-listing.ts'
import { supplierSource } from './supplier-source.ts'

/** Compares all pairs of all blocks, without hashes and parts. */
const allPairs = (reads: readonly ReadListing[], rarity: Rarity): string[] => {
  const blocks = new Map<string, number[]>()
  for (const [index, read] of reads.entries())
    for (const key of blockKeys(read)) blocks.set(key, [...(blocks.get(key) ?? []), index])
  const pairs = new Set<string>()
  for (const [key, members] of blocks)
    if (members.length <= (isShared(key) ? 6 : 40))
      for (const [at, right] of members.entries())
        for (const left of members.slice(0, at)) pairs.add(`${left} ${right}`)
  const sharedBy = (kind: 'phone' | 'site' | 'email', value: string) => blocks.get(sharedKey(kind, value))!.length
  return [...pairs].flatMap((pair) => {
    const [left, right] = pair.split(' ').map((index) => reads[Number(index)]!)
    const { decision } = compareListings(left!, right!, { rarity, sharedBy: (...of) => Math.max(2, sharedBy(...of)) })
    return decision === 'none' ? [] : [`${pair} ${decision}`]
  })
}

const found = async (source: ListingSource, rarity: Rarity) => {
  const pairs: string[] = []
  for await (const step of comparePairs(source, rarity))
    pairs.push(...step.found.map(({ left, right, decision }) => `${left} ${right} ${decision}`))
  return pairs
}

test.each(['development', 'held-out'] as const)(
  'the %s pairs equal those of an exhaustive comparison',
  async (name) => {
    const reads = (await readLabelled(name)).listings.map(readListing)
    const source = { all: () => [reads], at: (indexes: number[]) => indexes.map((index) => reads[index]) }
    const expected = allPairs(reads, () => 1)
    expect(expected.length).toBeGreaterThan(50)
    expect((await found(source, () => 1)).toSorted()).toEqual(expected.toSorted())
  },
)

test('progress: listings, then pairs', async () => {
  const same = readListing({ name: 'Threlfall Blinds', phone: '0113 496 0123', city: 'Leeds', postcode: 'LS7 3PD' })
  const reads = [same, same, readListing({ name: 'Mill Curtains', city: 'York' }), same]
  const steps = []
  for await (const step of comparePairs(
    { all: () => [reads.slice(0, 3), reads.slice(3)], at: (i) => i.map((at) => reads[at]) },
    () => 1,
  ))
    steps.push({ ...step, found: step.found.length })
  expect(steps).toEqual([
    { listings: 3, pairs: 0, compared: 0, found: 0 },
    { listings: 4, pairs: 0, compared: 0, found: 0 },
    { listings: 4, pairs: 3, compared: 3, found: 3 },
  ])
})

test.runIf(isLong)(
  'with 100,000 suppliers the pairs equal those of an exhaustive comparison',
  async () => {
    const database = await testDatabase('places')
    await seedDemo(database, { suppliers: 100_000, isMarked: false })
    const rarity = await readRarity(database.pool, null, 5)
    const reads: ReadListing[] = []
    for await (const batch of supplierSource(database.pool, false).all()) reads.push(...batch)
    const pairs = await found(supplierSource(database.pool, false), rarity)
    await database.close()
    expect(pairs.toSorted()).toEqual(allPairs(reads, rarity).toSorted())
    expect(pairs.length).toBeGreaterThan(1000)
  },
  1_800_000,
)
