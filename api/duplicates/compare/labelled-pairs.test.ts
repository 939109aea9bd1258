import { expect, test } from 'vitest'
import { readLabelled } from '../../testing/quality/labelled-pairs.ts'
import { measurePairs } from '../../testing/quality/measure-pairs.ts'

test.each(['development', 'held-out'] as const)(
  'the %s pairs: precision at least .99, recall at least .95, no branches reported, and staff see only what they alone can decide',
  async (name) => {
    const { precision, recall, wrong, missed, needless, unasked } = await measurePairs(name)
    expect({ precision, wrong }).toEqual({
      precision: expect.toSatisfy((share: number) => share >= 0.99),
      wrong: expect.anything(),
    })
    expect({ recall, missed }).toEqual({
      recall: expect.toSatisfy((share: number) => share >= 0.95),
      missed: expect.anything(),
    })
    expect({ needless, unasked }).toEqual({ needless: [], unasked: [] })
  },
)

test('at least 400 pairs are labelled, of both kinds, and no listing is in both sets', async () => {
  const [development, heldOut] = [await readLabelled('development'), await readLabelled('held-out')]
  const pairs = [...development.pairs, ...heldOut.pairs]
  expect(pairs.length).toBeGreaterThanOrEqual(400)
  expect(pairs.filter(({ isSame }) => isSame).length).toBeGreaterThan(180)
  expect(pairs.filter(({ isSame }) => !isSame).length).toBeGreaterThan(180)
  const texts = new Set(development.listings.map((listing) => JSON.stringify(listing)))
  expect(heldOut.listings.filter((listing) => texts.has(JSON.stringify(listing)))).toEqual([])
})
