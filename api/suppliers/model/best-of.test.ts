import { expect, test } from 'vitest'
import { Random } from '../../server/random.ts'
import { bestInNoOrder, bestOf, byRating } from './best-of.ts'
import { Columns } from './columns.ts'

test('the best are the same ones in an order or in none, however many are asked for', () => {
  const random = new Random(5, 6)
  const columns = new Columns(600)
  for (let id = 1; id <= 600; id++)
    columns.set({
      id,
      latitude: NaN,
      longitude: NaN,
      area: { county: null, country: 'France' },
      marks: 0,
      averageRating: random.int(0, 5),
      reviewCount: random.int(0, 9),
      quality: 0,
    })
  for (let asked = 0; asked < 300; asked++) {
    const slots = random.sample(
      Array.from({ length: 600 }, (_, slot) => slot),
      random.pick([0, 1, 2, 50, 600]),
    )
    const limit = random.pick([0, 1, 2, 25, 49, 50, 51, 300, 599, 600, 700])
    const ordered = bestOf(columns, slots, byRating(columns), Math.max(1, limit)).slice(0, limit)
    expect(new Set(bestInNoOrder(columns, slots, byRating, limit)), `${limit}`).toEqual(new Set(ordered))
  }
})
