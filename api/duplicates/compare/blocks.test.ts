import { expect, test } from 'vitest'
import { blockKeys } from './block-keys.ts'
import { Blocks } from './blocks.ts'
import { sharedAmong } from './commonness.ts'
import { comparePairs } from './find-pairs.ts'
import type { ComparedListing } from './listing.ts'
import { readListing } from './read-listing.ts'

test('pairs share blocks, each once; a crowd is only counted', () => {
  const blocks = new Blocks()
  for (const [key, members] of Object.entries({
    't a': [0, 1],
    'w b': [0, 1, 2],
    'n b': [0, 1, 2],
    'n c': [3],
    'n crowd': Array.from({ length: 50 }, (_, index) => index),
    'e crowd': Array.from({ length: 50 }, (_, index) => index),
  })) {
    for (const member of members) blocks.add(key, member)
  }
  const met = new Set<number>()
  blocks.meet((left, right) => met.add(left * 10 + right))
  expect([...met].toSorted((a, b) => a - b)).toEqual([1, 2, 12])
  expect([blocks.sharedBy('t a'), blocks.sharedBy('w b'), blocks.sharedBy('e crowd')]).toEqual([2, 3, 50])
})

test('a block has at most forty listings, of a shared value six', () => {
  const pairs = (key: string, count: number) => {
    const blocks = new Blocks()
    for (let index = 0; index < count; index++) blocks.add(key, index)
    let met = 0
    blocks.meet(() => met++)
    return met
  }
  expect([pairs('n a', 40), pairs('n a', 41), pairs('w a', 6), pairs('w a', 7)]).toEqual([780, 0, 15, 0])
  expect(() => new Blocks().add('n a', 2 ** 21)).toThrow('There are too many suppliers to compare')
})

test('listings are compared by contacts, name and place; by words of their own where they have any', () => {
  const keys = (listing: ComparedListing) => [...blockKeys(readListing(listing))]
  const newcastle = { city: 'Newcastle', postcode: 'NE1 2NP', latitude: 54.97, longitude: -1.61 }
  const contacts = { phone: '0113 496 0123', website: 'threlfall.example', email: 'ann@gmail.com', placeId: 'ChIJ1' }
  expect(keys({ name: 'Threlfall & Sons Premier Blinds', ...contacts, ...newcastle })).toEqual([
    'g ChIJ1',
    't +441134960123',
    'w threlfall.example',
    'e ann@gmail.com',
    'c GB NE1 2NP',
    'n threlfallsonspremierblind',
    'd GB NE1 thre',
    'y newcastle thre',
    'y newcastle upon tyne thre',
    's -51,2748 thre',
    's -50,2748 thre',
    's -51,2749 thre',
    's -50,2749 thre',
  ])
  expect(keys({ name: 'Premier Blinds', city: 'Leeds' })).toEqual(['n premierblind', 'y leeds prem'])
  expect(keys({ name: 'The Blind Company', city: 'Leeds' })).toEqual(['n blind', 'y leeds blin'])
  expect(keys({ name: 'Oak Ash Elm Blinds', postcode: 'LS7' })).toEqual([
    'n oakashelmblind',
    'd GB LS7 oak',
    'd GB LS7 ash',
  ])
  expect(keys({ name: '…', latitude: 54, longitude: -1 })).toEqual(['n '])
})

test('how many of some listings share a number, a site or an address', () => {
  const one = { name: 'Oak', phone: '0113 496 0123', website: 'oak.example', email: 'ann@gmail.com' }
  const sharedBy = sharedAmong(
    [one, { ...one, phone: '0113 496 0199' }, { name: 'Ash', email: one.email }].map(readListing),
  )
  expect([
    sharedBy('phone', '+441134960123'),
    sharedBy('site', 'oak.example'),
    sharedBy('email', 'ann@gmail.com'),
    sharedBy('phone', '+441134960100'),
  ]).toEqual([1, 2, 3, 1])
})

test('duplicates among a chain’s five hundred branches are found, branches are not', async () => {
  const branch = (index: number) =>
    readListing({
      name: 'Sunways Blinds',
      phone: '0808 157 0300',
      website: 'sunways.example',
      city: `Town ${index}`,
      address: `${index} High Street`,
      postcode: `${'ABCDEFGHJK'[Math.floor(index / 50)]}B${(index % 50) + 1} 1AA`,
    })
  const reads = [...Array.from({ length: 500 }, (_, index) => branch(index)), branch(123)]
  const pairs = []
  for await (const { found } of comparePairs(
    { all: () => [reads], at: (indexes) => indexes.map((index) => reads[index]) },
    () => 1,
  ))
    for (const { left, right, decision } of found) if (decision === 'same') pairs.push([left, right])
  expect(pairs).toEqual([[123, 500]])
})
