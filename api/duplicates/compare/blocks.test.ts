import { expect, test } from 'vitest'
import { Blocks } from './blocks.ts'
import { comparePairs } from './find-pairs.ts'
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
