import { expect, test } from 'vitest'
import { compareListings, type Commonness } from './compare-listings.ts'
import type { Listing } from './listing.ts'
import { readListing } from './read-listing.ts'

const alone: Commonness = { rarity: () => 1, sharedBy: () => 2 }
const compare = (a: Partial<Listing>, b: Partial<Listing>, commonness = alone) =>
  compareListings(
    readListing({ name: 'Threlfall Blinds', ...a }),
    readListing({ name: 'Threlfall Blinds', ...b }),
    commonness,
  )
const phone = '0113 496 0123'
const leeds = { city: 'Leeds', postcode: 'LS7 3PD', address: '14 Harrogate Road' }

test('each field says what it has to say, what weighs most first', () => {
  const { score, decision, reasons } = compare(
    { ...leeds, phone, website: 'a.example' },
    { ...leeds, phone: '+441134960123', website: 'b.example' },
  )
  expect(decision).toBe('same')
  expect(score).toBeGreaterThan(0.99)
  expect(reasons.map(({ field, likeness }) => `${field} ${likeness}`)).toEqual([
    'name same',
    'phone same',
    'location same',
    'address same',
    'website different',
  ])
  expect(reasons[1]).toMatchObject({ left: phone, right: '+441134960123' })
  expect(reasons.at(-1)!.weight).toBeLessThan(0)
})

test('it does not matter which of the two comes first', () => {
  const a = { ...leeds, name: 'Threlfall & Sons Blinds', phone }
  const b = { name: 'Threllfall Blinds', city: 'Leeds', phone }
  expect(compare(a, b).score).toBeCloseTo(compare(b, a).score, 10)
})

test('a number that many have, and words that many use, prove less', () => {
  const shared = compare({ phone }, { phone }, { ...alone, sharedBy: () => 12 })
  expect(compare({ phone }, { phone }).decision).toBe('same')
  expect(shared.decision).not.toBe('same')
  expect(compare({ phone }, { phone }, { ...alone, rarity: () => 0 }).score).toBeLessThan(
    compare({ phone }, { phone }).score,
  )
})

test('branches of a chain are never one shop, whatever else they share', () => {
  const site = { website: 'threlfall.example', phone: '0808 157 0123', email: 'info@threlfall.example' }
  expect(
    compare({ ...site, ...leeds }, { ...site, city: 'York', postcode: 'YO1 9TA', address: '3 Fossgate' }).decision,
  ).not.toBe('same')
})

test('the same place id makes up for all that differs', () => {
  const moved = compare({ ...leeds, placeId: 'ChIJ1' }, { city: 'York', postcode: 'YO1 9TA', placeId: 'places/ChIJ1' })
  expect(moved.decision).toBe('same')
  expect(moved.reasons[0]).toMatchObject({ field: 'place_id', likeness: 'same' })
})

test('a name alone, and an address alone, prove nothing', () => {
  expect(compare({ name: 'Premier Blinds' }, { name: 'Premier Blinds' }).decision).toBe('none')
  expect(compare({ ...leeds, name: 'Mill Curtains' }, { ...leeds, name: 'Kestrel Shutters' }).decision).toBe('none')
})
