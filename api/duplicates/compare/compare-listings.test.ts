import { expect, test } from 'vitest'
import { compareListings, type Commonness } from './compare-listings.ts'
import type { ComparedListing } from './listing.ts'
import { readListing } from './read-listing.ts'

const alone: Commonness = { rarity: () => 1, sharedBy: () => 2 }
const compare = (a: Partial<ComparedListing>, b: Partial<ComparedListing>, commonness = alone) =>
  compareListings(
    readListing({ name: 'Threlfall Blinds', ...a }),
    readListing({ name: 'Threlfall Blinds', ...b }),
    commonness,
  )
const phone = '0113 496 0123'
const leeds = { city: 'Leeds', postcode: 'LS7 3PD', address: '14 Harrogate Road' }

test('each field gives its evidence, strongest first', () => {
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

test('the order of the two listings does not matter', () => {
  const a = { ...leeds, name: 'Threlfall & Sons Blinds', phone }
  const b = { name: 'Threllfall Blinds', city: 'Leeds', phone }
  expect(compare(a, b).score).toBeCloseTo(compare(b, a).score, 10)
})

test('a common number and common words prove less', () => {
  const shared = compare({ phone }, { phone }, { ...alone, sharedBy: () => 12 })
  expect(compare({ phone }, { phone }).decision).toBe('same')
  expect(shared.decision).not.toBe('same')
  expect(compare({ phone }, { phone }, { ...alone, rarity: () => 0 }).score).toBeLessThan(
    compare({ phone }, { phone }).score,
  )
})

test('branches of a chain are never one shop, whatever they share', () => {
  const site = { website: 'threlfall.example', phone: '0808 157 0123', email: 'info@threlfall.example' }
  expect(
    compare({ ...site, ...leeds }, { ...site, city: 'York', postcode: 'YO1 9TA', address: '3 Fossgate' }).decision,
  ).not.toBe('same')
})

test('the same place id outweighs all differences', () => {
  const moved = compare({ ...leeds, placeId: 'ChIJ1' }, { city: 'York', postcode: 'YO1 9TA', placeId: 'places/ChIJ1' })
  expect(moved.decision).toBe('same')
  expect(moved.reasons[0]).toMatchObject({ field: 'place_id', likeness: 'same' })
})

test('a name or an address alone proves nothing', () => {
  expect(compare({ name: 'Premier Blinds' }, { name: 'Premier Blinds' }).decision).toBe('none')
  expect(compare({ ...leeds, name: 'Mill Curtains' }, { ...leeds, name: 'Kestrel Shutters' }).decision).toBe('none')
})

const york = { city: 'York', postcode: 'YO1 9TA', address: '3 Fossgate' }
const decision = (a: Partial<ComparedListing>, b: Partial<ComparedListing>, sharing = 2) =>
  compare(a, b, { ...alone, sharedBy: () => sharing }).decision

test('different trades with one surname at one door are two firms, unless they share contact details', () => {
  const blinds = { ...leeds, name: 'Threlfall Blinds', phone }
  expect(decision(blinds, { ...leeds, name: 'Threlfall Carpets', phone: '0113 496 0199' })).toBe('none')
  expect(decision(blinds, { ...leeds, name: 'Threlfall Curtains', phone: '0113 496 0199' })).toBe('none')
  expect(decision(blinds, { ...leeds, name: 'Threlfall Photography', phone: '0113 496 0199' })).toBe('none')
  expect(decision(blinds, { ...leeds, name: 'Threlfall Plumbing', phone })).toBe('perhaps')
  expect(decision(blinds, { ...leeds, name: 'Threlfall Curtains', phone })).toBe('same')
  expect(decision(blinds, { ...leeds, name: 'Threlfall Curtains & Blinds', phone: '0113 496 0199' })).toBe('same')
})

test.each([
  ['Electrical', 'Soft Furnishings'],
  ['Florist', 'Interiors'],
  ['Florists', 'Soft Furnishings'],
  ['Accountants', 'Interiors'],
  ['Plumbing & Heating', 'Upholstery'],
  ['Weddings', 'Home Furnishings'],
  ['Web Design', 'Blinds'],
  ['Bakery', 'Window Dressings'],
  ['Kitchen Design', 'Interiors'],
  ['Security', 'Poles & Tracks'],
  ['Windows & Doors', 'Home Interiors'],
])('%s and %s of one family are never one firm', (one, other) => {
  const [left, right] = [`Threlfall ${one}`, `Threlfall ${other}`].map((name) => ({ ...leeds, name }))
  const contacts = { phone, website: 'threlfall.example', email: 'info@threlfall.example' }
  expect(decision({ ...left, phone }, { ...right, phone })).toBe('perhaps')
  expect(decision({ ...left, ...contacts }, { ...right, ...contacts })).toBe('perhaps')
  expect(decision({ ...left, phone }, { ...right, phone: '0113 496 0199' })).toBe('none')
  expect(decision({ ...left, phone, ...york }, { ...right, phone: '07700 900123', city: 'Leeds' })).toBe('none')
})

test('a family called as a trade has one of its own, and names of our branch may be one firm', () => {
  const names = (one: string, other: string) =>
    decision({ ...leeds, phone, name: one }, { ...leeds, phone, name: other })
  expect(names('Baker Electrical', 'Baker Blinds')).toBe('perhaps')
  expect(names('Baker Blinds', 'Baker Curtains & Blinds')).toBe('same')
  expect(names('Threlfall Blinds', 'Threlfall Interiors & Blinds')).toBe('same')
  expect(names('Threlfall Soft Furnishings', 'Threlfall Curtains')).toBe('same')
  expect(names('Threlfall Interiors', 'Threlfall Interiors & Flooring')).toBe('same')
  expect(names('Paul Threlfall', 'Threlfall Curtain Making')).toBe('same')
})

test('a new name at one door, or a move to the next town, with one site and another number is for staff', () => {
  const site = { website: 'threlfall.example' }
  const numbers = [{ phone }, { phone: '0113 496 0199' }] as const
  const renamed = { ...site, ...leeds, name: 'Kestrel Shading' }
  expect(decision({ ...site, ...leeds, ...numbers[0] }, { ...renamed, ...numbers[1] })).toBe('perhaps')
  expect(decision({ ...site, ...leeds, ...numbers[0] }, { ...renamed, ...numbers[1] }, 3)).toBe('none')
  const otley = { ...site, city: 'Otley', postcode: 'LS21 3AQ', address: '30 Market Place' }
  expect(decision({ ...site, ...leeds, ...numbers[0] }, { ...otley, ...numbers[1] })).toBe('perhaps')
  const [from, to] = [
    { latitude: 53.83, longitude: -1.54 },
    { latitude: 53.96, longitude: -1.08 },
  ]
  expect(decision({ ...site, ...leeds, ...from, ...numbers[0] }, { ...otley, ...to, ...numbers[1] })).toBe('none')
  expect(decision({ ...site, ...leeds, ...numbers[0] }, { ...otley, ...numbers[1] }, 3)).toBe('none')
})

test('two names with one number at one postcode are uncertain, unless the number is common', () => {
  const other = { city: 'Leeds', postcode: leeds.postcode, address: '3 Low Row', phone, name: 'Kestrel Shutters' }
  const mill = { ...leeds, phone, name: 'Mill Curtains', website: 'mill.example' }
  expect(decision(mill, { ...other, website: 'kestrel.example' })).toBe('perhaps')
  expect(decision(mill, other, 8)).toBe('none')
  expect(decision({ ...mill, placeId: 'ChIJ1' }, { ...other, placeId: 'ChIJ2' })).toBe('none')
  expect(decision(mill, { ...other, ...york })).toBe('none')
})

test('a firm that moved with its name and number is certain; with a national or common number it is a branch', () => {
  expect(decision({ ...leeds, phone }, { ...york, phone })).toBe('same')
  expect(decision({ ...leeds, phone: '0808 157 0123' }, { ...york, phone: '0808 157 0123' })).toBe('none')
  expect(decision({ ...leeds, phone }, { ...york, phone }, 8)).toBe('none')
})

test('a chain’s branches and parents are not reported', () => {
  const site = { website: 'threlfall.example', email: 'info@threlfall.example' }
  expect(decision({ ...site, ...leeds, phone }, { ...site, ...york, phone: '01904 960123' })).toBe('none')
  const parent = { ...site, phone: '0808 157 0123' }
  expect(decision({ ...parent, name: 'Threlfall Head Office' }, { ...site, ...york, phone })).toBe('none')
  expect(decision(parent, { ...site, ...york, phone }, 5)).toBe('none')
  const adviser = (name: string) => ({ ...site, email: null, name: `Threlfall - ${name}`, city: 'Leeds' })
  expect(decision(adviser('Tom Weatherby'), adviser('Nina Okafor'))).toBe('none')
})

test('a new name at the same door with the same number is one firm, except in an office building', () => {
  const renamed = { ...leeds, phone, name: 'Kestrel Blinds' }
  expect(decision({ ...leeds, phone }, renamed)).toBe('same')
  const office = { address: 'Suite 4, 14 Harrogate Road' }
  expect(decision({ ...leeds, phone, ...office }, { ...renamed, ...office })).not.toBe('same')
  expect(
    decision({ ...leeds, phone, website: 'threlfall.example' }, { ...renamed, website: 'kestrel.example' }),
  ).not.toBe('same')
})

test('the centre of a town or district is no evidence', () => {
  const town = { city: 'Leeds', latitude: 53.79648, longitude: -1.54785 }
  const without = { city: 'Leeds' }
  expect(compare(town, town).score).toBe(compare(without, without).score)
  const door = { ...leeds, latitude: 53.82, longitude: -1.53 }
  expect(compare({ ...town, isPointDerived: true }, door).score).toBe(compare(without, door).score)
})

test('a town’s short name is the same town', () => {
  const names = { name: 'Ouseburn Loom' }
  expect(
    decision({ ...names, city: 'Newcastle' }, { ...names, city: 'Newcastle upon Tyne', postcode: 'NE1 2NP' }),
  ).toBe('same')
})

test('in one town a rare name is enough without contradictions, a common one is not', () => {
  const town = { city: 'Leeds', name: 'Wrigglesworth Blinds' }
  expect(decision({ ...town, phone }, { ...town, website: 'wrigglesworth.example' })).toBe('same')
  expect(decision({ ...town, phone }, { ...town, phone: '0113 496 0199' })).not.toBe('same')
  const common = { city: 'Leeds', name: 'Premier Blinds' }
  expect(decision({ ...common, phone }, { ...common, website: 'premier.example' })).not.toBe('same')
})
