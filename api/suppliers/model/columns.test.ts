import { expect, test } from 'vitest'
import { everySupplier } from '../search/search.ts'
import { byQuality } from './best-of.ts'
import { Columns, type Row } from './columns.ts'
import { findFirst, findNearest } from './find-matches.ts'

const row = (id: number, given: Partial<Row> = {}): Row => ({
  id,
  latitude: NaN,
  longitude: NaN,
  area: { county: 'Kent', country: 'United Kingdom' },
  marks: 0,
  averageRating: 0,
  reviewCount: 0,
  quality: 0.5,
  ...given,
})

test('a supplier that moves while it is hidden is found in its new county alone', () => {
  const columns = new Columns(4)
  const idsIn = (county: string) =>
    columns.inAreas((area) => area.county === county).flatMap((slots) => Array.from(slots, (slot) => columns.ids[slot]))
  columns.change([1, 2], [row(1), row(2)])
  columns.change([1], [])
  expect(idsIn('Kent')).toEqual([2])
  columns.change([1], [row(1, { area: { county: 'Devon', country: 'United Kingdom' } })])
  expect(idsIn('Kent')).toEqual([2])
  expect(idsIn('Devon')).toEqual([1])
})

test('what comes while a search lets others go on is found, also where the columns have to grow for it', async () => {
  const count = 30_000 // so many are looked at before a pause
  const columns = new Columns(count)
  for (let id = 1; id <= count; id++) columns.set(row(id))
  const search = findFirst({ columns, search: everySupplier }, columns.bestFirst(), byQuality, { limit: 2 })
  columns.change([count + 1], [row(count + 1, { quality: 0.501 })])
  expect(Array.from(await search, (slot) => columns.ids[slot])).toEqual([count + 1, count])
})

test('the nearest with words that the same suppliers have are found without looking at all who have them', () => {
  const count = 20_000
  const columns = new Columns(count)
  for (let id = 1; id <= count; id++) columns.set(row(id, { latitude: 50 + (id % 100) / 50, longitude: id / count }))
  const some = new Uint32Array((count >> 5) + 1).fill(0x11111111) // each fourth
  const sets = [some, some, some, some]
  const terms = sets.map((_, at) => ({ typed: `word${at}`, alternatives: [], suppliers: count / 4 }) as never)
  const circle = { latitude: 51, longitude: 0.5, radiusMiles: 100 }
  const ranked = new Set<number>()
  const miles = (slot: number) => {
    ranked.add(slot)
    return -Math.hypot(columns.latitudes[slot]! - 51, columns.longitudes[slot]! - 0.5)
  }
  const search = { ...everySupplier, terms, circle }
  const found = findNearest({ columns, search, sets, circle }, 0, { first: miles, second: () => 0 }, { limit: 10 })
  expect(found).toHaveLength(10)
  expect(ranked.size).toBeLessThan(count / 40)
})
