import { expect, test } from 'vitest'
import { seedDemo } from '../../seed/seed-demo.ts'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { blockKeys, isShared, sharedKey } from './block-keys.ts'
import { readRarity } from './commonness.ts'
import { compareListings } from './compare-listings.ts'
import type { Rarity } from './compare-names.ts'
import { comparePairs, type ListingSource, Sketches } from './find-pairs.ts'
import { readLabelled } from '../../testing/quality/labelled-pairs.ts'
import { readListing, type ReadListing } from './read-listing.ts'
import { supplierSource } from './supplier-source.ts'

/** Compares all pairs of all blocks, without lists, sketches and parts. */
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

    const half = Math.floor(reads.length / 2)
    const rest = (await found({ ...source, done: () => half }, () => 1)).toSorted()
    expect(rest).toEqual(expected.filter((pair) => Number(pair.split(' ')[0]) >= half).toSorted())
  },
)

test('progress: listings, then pairs, and up to which listing all are compared', async () => {
  const same = readListing({ name: 'Threlfall Blinds', phone: '0113 496 0123', city: 'Leeds', postcode: 'LS7 3PD' })
  const reads = [same, same, readListing({ name: 'Mill Curtains', city: 'York' }), same]
  const steps = []
  for await (const step of comparePairs(
    { all: () => [reads.slice(0, 3), reads.slice(3)], at: (i) => i.map((at) => reads[at]) },
    () => 1,
  ))
    steps.push({ ...step, found: step.found.length })
  expect(steps).toEqual([
    { listings: 3, pairs: 0, compared: 0, doneTo: 0, found: 0 },
    { listings: 4, pairs: 0, compared: 0, doneTo: 0, found: 0 },
    { listings: 4, pairs: 3, compared: 3, doneTo: 4, found: 3 },
  ])
})

const compared = async (reads: ReadListing[]) => {
  const source = { all: () => [reads], at: (indexes: number[]) => indexes.map((index) => reads[index]) }
  let count = 0
  for await (const step of comparePairs(source, () => 0.3)) count = step.compared
  return count
}

test('namesakes in two places are not compared, unless they share a way to reach them', async () => {
  const [poole, york] = ['Poole|BH15 1TP', 'York|YO1 7HH'].map((place) => place.split('|'))
  const firm = ([city, postcode] = poole!, other = {}) =>
    readListing({ name: 'Threlfall Blinds', address: '12 High Street', city: city!, postcode: postcode!, ...other })
  expect(await compared([firm(), firm()])).toBe(1)
  expect(await compared([firm(), firm(york)])).toBe(0)
  const reached = { phone: '0113 496 0123' }
  expect(await compared([firm(poole, reached), firm(york, reached)])).toBe(1)
  const sites = ['threlfall.co.uk', 'threlfall.ie'].map((website) => ({ website }))
  expect(await compared([firm(poole, sites[0]), firm(york, sites[1])])).toBe(1)
})

/** Listings that are labelled as one stand together. */
const neighbours = 40

test.each([0, 0.5, 1])('pairs not worth comparing are never one business, with words of rarity %d', async (rare) => {
  const reads = (await readLabelled('held-out')).listings.map(readListing)
  const commonness = { rarity: () => rare, sharedBy: () => 2 }
  const sketches = new Sketches()
  for (const read of reads) sketches.add(read)
  const missed: string[] = []
  let ruledOut = 0
  for (const [right, b] of reads.entries())
    for (let left = Math.max(0, right - neighbours); left < right; left++) {
      if (sketches.areWorthComparing(left, right)) continue
      ruledOut++
      const a = reads[left]!
      if (compareListings(a, b, commonness).decision !== 'none') missed.push(`${a.listing.name} | ${b.listing.name}`)
    }
  expect(missed).toEqual([])
  expect(ruledOut).toBeGreaterThan(1000)
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
