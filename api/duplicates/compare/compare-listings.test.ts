import { expect, test } from 'vitest'
import { milesPerDegree } from '../../places/geometry/miles-between.rules.ts'
import { compareListings, type Commonness } from './compare-listings.ts'
import { decideMatch, type MatchFacts } from './decide.ts'
import type { ComparedListing } from './listing.ts'
import type { Reason } from './reason.ts'
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

const evidence = (field: Reason['field'], a: Partial<ComparedListing>, b: Partial<ComparedListing>, sharing = 2) => {
  const find = (one: Partial<ComparedListing>, other: Partial<ComparedListing>) =>
    compare(one, other, { ...alone, sharedBy: () => sharing }).reasons.find((reason) => reason.field === field)
  const [found, turned] = [find(a, b), find(b, a)]
  expect(turned && [turned.likeness, turned.weight]).toEqual(found && [found.likeness, found.weight])
  return found && `${found.likeness} ${found.weight}`
}
/** A point at this distance north of Leeds. */
const north = (miles: number) => ({ latitude: 53.8 + miles / milesPerDegree, longitude: -1.55 })

test.each([
  ['one postcode', { postcode: 'LS7 3PD' }, { postcode: 'LS7 3PD' }, 'same 2.6'],
  ['postcodes of which one is mistyped', { postcode: 'LS7 3PD' }, { postcode: 'LS7 3PB' }, 'similar 1.6'],
  [
    'such postcodes with measured points',
    { postcode: 'LS7 3PD', ...north(0) },
    { postcode: 'LS7 3PB', ...north(1) },
    'similar 0.6',
  ],
  ['one door by its points', north(0), north(0.05), 'same 2.1'],
  ['points of three miles', { city: 'Leeds', ...north(0) }, { city: 'Leeds', ...north(3) }, 'different -2'],
  ['points of twelve miles', { city: 'Leeds', ...north(0) }, { city: 'Leeds', ...north(12) }, 'different -4.5'],
  ['one district by two postcodes', { postcode: 'LS7 3PD' }, { postcode: 'LS7 1AA' }, 'similar 0.6'],
  ['one district by a postcode', { postcode: 'LS7 3PD' }, { postcode: 'LS7' }, 'similar 1.1'],
  [
    'two districts, a third of a mile',
    { postcode: 'LS7', ...north(0) },
    { postcode: 'LS8', ...north(0.3) },
    'similar 0.5',
  ],
  [
    'two districts, more than half a mile',
    { postcode: 'LS7', ...north(0) },
    { postcode: 'LS8', ...north(0.8) },
    'different -1.8',
  ],
  [
    'two districts of a town, one without a street',
    { city: 'Leeds', postcode: 'LS7', address: '1 Mill Row' },
    { city: 'Leeds', postcode: 'LS8' },
    'similar -0.3',
  ],
  [
    'two districts of a town, with streets',
    { city: 'Leeds', postcode: 'LS7', address: '1 Mill Row' },
    { city: 'Leeds', postcode: 'LS8', address: '1 Mill Row' },
    'different -1.8',
  ],
  ['two postcode areas', { postcode: 'LS7' }, { postcode: 'BD1' }, 'different -3.5'],
  ['points of a third of a mile', north(0), north(0.3), 'similar 1'],
  ['points of a mile', north(0), north(1), undefined],
  ['one town', { city: 'Leeds' }, { city: 'leeds' }, 'similar 1'],
  ['two towns', { city: 'Leeds' }, { city: 'York' }, 'different -1.8'],
  ['one town only', { city: 'Leeds' }, {}, undefined],
  ['half a point', { ...north(0), longitude: null }, north(0), undefined],
])('%s as evidence', (_, a, b, expected) => expect(evidence('location', a, b)).toBe(expected))

test.each([
  ['14 Harrogate Road', '14 Harrogate Rd.', 'same 1.2'],
  ['14 Harrogate Road', '14 Harogate Road', 'same 1.2'],
  ['14 Harrogate Road', '16 Harrogate Road', 'similar -0.6'],
  ['14 Harrogate Road', 'Harrogate Road', 'similar 0.5'],
  ['Mill House, 14 Harrogate Road', '14 Harrogate Road', 'same 1.2'],
  ['14 Mill', '14 Mall', 'different -0.8'],
  ['5 Hauptstr.', '5 Hauptstraße', 'same 1.2'],
  ['Leeds', '14 Harrogate Road', undefined],
])('the streets "%s" and "%s" as evidence', (one, other, expected) => {
  expect(evidence('address', { city: 'Leeds', address: one }, { city: 'Leeds', address: other })).toBe(expected)
  expect(evidence('address', { ...leeds, address: one }, { ...york, address: other }), 'far away').toBeUndefined()
})

test('what is shown of a place', () => {
  const location = (one: Partial<ComparedListing>) =>
    compare(one, { city: 'York', ...north(0.3) }).reasons.find(({ field }) => field === 'location')?.left
  expect([location(leeds), location({ city: 'Leeds' }), location(north(0))]).toEqual(['Leeds, LS7 3PD', 'Leeds', null])
})

test('contacts as evidence, the less the more listings share them', () => {
  const [site, email] = [{ website: 'threlfall.example' }, { email: 'ann@threlfall.example' }]
  const sharing = [2, 3, 5, 6].map((count) => evidence('website', site, site, count))
  expect(sharing).toEqual(['same 2.8', `same ${2.8 * 0.7}`, `same ${2.8 * 0.35}`, 'same 0.1'])
  expect(evidence('website', site, { website: 'threlfall.co.uk' })).toBe('similar 1')
  expect(evidence('website', site, { website: 'kestrel.example' })).toBe('different -0.9')
  expect(evidence('website', site, email), 'a site and an address at it').toBe('similar 2')
  expect(compare(site, email).reasons.find(({ field }) => field === 'website')).toMatchObject({
    left: site.website,
    right: email.email,
  })
  expect(evidence('website', site, { email: 'ann@kestrel.example' })).toBeUndefined()
  expect(evidence('email', email, { email: 'ann@kestrel.example' })).toBe('different -0.3')
  expect(evidence('email', email, email)).toBe('same 2.8')
  expect(evidence('email', { ...site, ...email }, { ...site, ...email })).toBe('same 0.6')
  const other = { email: 'bob@threlfall.example' }
  expect(evidence('email', email, other)).toBe('similar 1')
  expect(evidence('email', { ...site, ...email }, { ...site, ...other })).toBe('similar 0')
  expect(evidence('email', { email: 'ann@gmail.com' }, { email: 'bob@gmail.com' })).toBe('different -0.3')
  expect(evidence('phone', { phone }, { phone })).toBe('same 3.6')
  expect(evidence('phone', { phone: '0808 157 0123' }, { phone: '0808 157 0123' })).toBe('same 2.2')
  expect(evidence('phone', { phone }, { phone: '0113 496 0199' })).toBe('different -0.7')
  expect(evidence('phone', { phone }, { phone: '07700 900123' })).toBe('different -0.2')
  expect(evidence('place_id', { placeId: 'ChIJ1' }, { placeId: 'ChIJ1' })).toBe('same 8')
  expect(evidence('place_id', { placeId: 'ChIJ1' }, { placeId: 'ChIJ2' })).toBe('different -1.5')
  expect(evidence('place_id', { placeId: 'ChIJ1' }, { placeId: ' ' })).toBeUndefined()
})

const facts: MatchFacts = {
  name: { likeness: 1, proof: 1, haveDifferentWords: false, trades: undefined, isParent: false },
  nearness: 'near',
  areInOneTown: true,
  areInNextTowns: true,
  haveOtherPhones: false,
  haveNationalPhone: false,
  isAtSameDoor: false,
  isInSharedHouse: false,
  hasOwnPhone: false,
  hasOwnSite: false,
  hasLocalPhone: false,
  hasPrivateMail: false,
  isOfChain: false,
  isReachedOtherwise: false,
}
type Fields = Partial<Record<Reason['field'], number>>
const decide = (
  score: number,
  fields: Fields,
  { name, ...others }: Partial<Omit<MatchFacts, 'name'>> & { name?: Partial<MatchFacts['name']> } = {},
) =>
  decideMatch(
    score,
    Object.entries(fields).map(([field, weight]): Reason => ({
      field: field as Reason['field'],
      left: 'a',
      right: 'b',
      likeness: weight > 0 ? 'same' : 'different',
      weight,
    })),
    { ...facts, ...others, name: { ...facts.name, ...name } },
  )

test('a sum decides, unless something speaks against it', () => {
  const one = { phone: 3 }
  expect([decide(0.89, one), decide(0.9, one), decide(0.5, one), decide(0.49, one)]).toEqual([
    'perhaps',
    'same',
    'perhaps',
    'none',
  ])
  expect(decide(0.4, { phone: 3 }, { hasLocalPhone: true, nearness: 'at' }), 'one number at one place').toBe('perhaps')
  expect(decide(0.4, { phone: 3, place_id: -1 }, { hasLocalPhone: true, nearness: 'at' })).toBe('none')
  expect([decide(0.95, { place_id: 8 }, { isOfChain: true }), decide(0.8, { place_id: 8 })]).toEqual([
    'same',
    'perhaps',
  ])
  expect(decide(0.95, { address: -0.6, phone: -0.7 }), 'another shop').toBe('perhaps')
  expect([decide(0.95, { address: -0.6 }), decide(0.95, { phone: -0.7 })]).toEqual(['same', 'same'])
  const near = { name: { trades: 'near' as const } }
  expect([decide(0.95, one, near), decide(0.95, {}, near), decide(0.95, { phone: -0.1 }, near)]).toEqual([
    'same',
    'perhaps',
    'none',
  ])
  expect(decide(0.95, one, { name: { trades: 'far' } })).toBe('perhaps')
  expect(decide(0.95, one, { name: { likeness: 0.59 } }), 'another name').toBe('perhaps')
  expect(decide(0.95, { phone: 3, email: 2 }, { name: { likeness: 0.59 } }), 'reached in two ways').toBe('same')
  expect(decide(0.95, { phone: 3, email: 2 }, { name: { likeness: 0.59 }, nearness: 'unknown' })).toBe('perhaps')
  const own = { name: { haveDifferentWords: true }, nearness: 'at' as const }
  expect([decide(0.95, one, own), decide(0.95, { phone: 3, email: 2 }, own)]).toEqual(['perhaps', 'same'])
})

test('a firm that moved or was renamed', () => {
  const moved = { nearness: 'far', hasOwnPhone: true, hasLocalPhone: true, areInOneTown: false } as const
  const one = { phone: 3 }
  expect(decide(0.95, one, moved)).toBe('same')
  for (const name of [{ likeness: 0.7 }, { haveDifferentWords: true }, { isParent: true }])
    expect(decide(0.95, one, { ...moved, name }), JSON.stringify(name)).toBe('perhaps')
  expect(decide(0.95, one, { ...moved, hasOwnPhone: false })).toBe('perhaps')
  const renamed = { nearness: 'at', isAtSameDoor: true, hasOwnPhone: true, name: { likeness: 0.2 } } as const
  expect(decide(0.95, one, renamed)).toBe('same')
  for (const less of [{ isInSharedHouse: true }, { isReachedOtherwise: true }, { hasOwnPhone: false }])
    expect(decide(0.95, one, { ...renamed, ...less }), JSON.stringify(less)).toBe('perhaps')
  expect(decide(0.95, one, { ...renamed, name: { likeness: 0.3 } })).toBe('perhaps')
})

test('branches are not reported, and a site of one’s own leaves a doubt for staff', () => {
  const far = { nearness: 'far', areInOneTown: false } as const
  const one = { website: 3 }
  expect(decide(0.95, one, far), 'in another town').toBe('none')
  expect(decide(0.95, one, { ...far, areInOneTown: true })).toBe('perhaps')
  expect(decide(0.95, one, { ...far, areInOneTown: true, isOfChain: true })).toBe('none')
  expect(decide(0.95, one, { ...far, hasPrivateMail: true })).toBe('perhaps')
  expect(decide(0.95, one, { name: { isParent: true } })).toBe('none')
  expect(decide(0.95, one, { name: { isParent: true }, nearness: 'at' })).toBe('same')
  expect(decide(0.95, one, { nearness: 'unknown', isOfChain: true })).toBe('none')
  const unknown = { nearness: 'unknown', areInOneTown: false } as const
  expect([decide(0.95, one, unknown), decide(0.95, one, { ...unknown, haveOtherPhones: true })]).toEqual([
    'same',
    'none',
  ])
  const own = { ...far, hasOwnSite: true }
  expect(decide(0.2, one, own)).toBe('perhaps')
  for (const less of [
    { hasOwnSite: false },
    { haveNationalPhone: true },
    { haveOtherPhones: true, areInNextTowns: false },
    { nearness: 'at' as const },
    { name: { isParent: true } },
    { name: { likeness: 0.9 } },
    { name: { haveDifferentWords: true } },
    { name: { trades: 'near' as const } },
    { isAtSameDoor: true, isInSharedHouse: true },
    { isAtSameDoor: true, name: { trades: 'far' as const } },
  ])
    expect(decide(0.2, one, { ...own, ...less }), JSON.stringify(less)).toBe('none')
  expect(decide(0.2, one, { ...own, haveOtherPhones: true })).toBe('perhaps')
  expect(decide(0.2, one, { ...own, isAtSameDoor: true, name: { likeness: 0.1 } }), 'renamed').toBe('perhaps')
})

test.each([
  ['Threlfall Blinds', 'Threlfall Blinds', 'same 3.69'],
  ['Threlfall Blinds', 'Threllfall Blinds', 'similar 2.44'],
  ['Wrigglesworth', 'Wrigleswoth', 'similar 2.20'],
  ['Threlfalls', 'Threlfall', 'same 3.28'],
  ['Threlfall Blinds', 'Threlfall & Son Blinds', 'similar 3.69'],
  ['Threlf Blinds', 'Threlfall Blinds', 'similar 2.24'],
  ['T Wrigglesworth', 'Thomas Wrigglesworth', 'similar 2.50'],
  ['Thr Blinds', 'Threlfall Blinds', 'different -1.00'],
  ['J Threlfall Blinds', 'R Threlfall Blinds', 'different -1.50'],
  ['Unit4 Blinds', 'Unit5 Blinds', 'similar -1.50'],
  ['Oak Blinds', 'Oat Blinds', 'different -4.00'],
  ['Premier Blinds', 'Premier Blinds', 'same 2.25'],
  ['Premier Blinds', 'Premium Blinds', 'different -4.00'],
  ['Blindspot Leeds', 'Blind Spots Leeds', 'same 4.50'],
  ['P Crabtree t/a Marr Blinds', 'P Crabtree', 'same 4.50'],
])('the names "%s" and "%s" as evidence', (one, other, expected) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    const { likeness, weight } = compare({ name: a }, { name: b }).reasons[0]!
    expect(`${likeness} ${weight.toFixed(2)}`).toBe(expected)
  }
})

test('one name says more where nothing contradicts it', () => {
  const [common, rare] = [{ name: 'Premier Blinds' }, { name: 'Wrigglesworth Blinds' }]
  const name = (a: Partial<ComparedListing>, b: Partial<ComparedListing>, sharing = 2) =>
    Number(/[-.\d]+$/.exec(evidence('name', a, b, sharing)!)![0]).toFixed(2)
  const [here, there] = [{ city: 'Leeds' }, { city: 'Leeds', website: 'threlfall.example' }]
  expect([
    name({ ...common, ...leeds }, { ...common, ...leeds }),
    name({ ...rare, ...here }, { ...rare, ...here }),
  ]).toEqual(['3.00', '4.30'])
  expect(name({ ...common, ...here }, { ...common, ...here })).toBe('2.25')
  const numbers = [{ phone }, { phone: '0113 496 0199' }]
  expect(name({ ...rare, ...here, ...numbers[0] }, { ...rare, ...here, ...numbers[1] }), 'other numbers').toBe('3.69')
  const sites = [there, { ...there, website: 'kestrel.example' }]
  expect(name({ ...rare, ...sites[0] }, { ...rare, ...sites[1] }), 'other sites').toBe('3.69')
  expect(name({ ...common, phone }, { ...common, phone }), 'one number').toBe('2.50')
  expect(name({ ...common, phone }, { ...common, phone }, 3), 'a shared number').toBe('2.25')
  expect(name({ ...common, ...there }, { ...common, ...there }), 'one site').toBe('2.50')
  expect(name({ ...common, ...there, ...leeds }, { ...common, ...there, ...york }), 'one site elsewhere').toBe('2.25')
})

test('what makes a decision is found in both listings', () => {
  const office = { address: 'Office, 14 Harrogate Road' }
  const [here, renamed] = [
    { ...leeds, phone },
    { ...leeds, phone, name: 'Kestrel Blinds' },
  ]
  expect([decision({ ...here, ...office }, renamed), decision(here, { ...renamed, ...office })]).toEqual([
    'perhaps',
    'perhaps',
  ])
  expect(decision(here, { ...renamed, address: 'Harrogate Road' }), 'without a number').toBe('perhaps')
  expect(decision(here, { ...renamed, postcode: 'LS7' }), 'a district only').toBe('none')
  const [mill, kestrel] = [
    { ...leeds, phone, name: 'Mill Curtains', website: 'mill.example' },
    { ...leeds, phone, name: 'Kestrel Shutters', website: 'kestrel.example', address: '3 Low Row' },
  ]
  expect([decision(mill, kestrel, 3), decision(mill, kestrel, 4)]).toEqual(['perhaps', 'none'])
  const next = { ...leeds, city: 'Otley', postcode: 'LS21 3AQ', address: '30 Market Place' }
  const [mail, own] = [{ email: 'threlfall@gmail.com' }, { email: 'info@threlfall.example' }]
  expect([
    decision({ ...leeds, ...mail }, { ...next, ...mail }),
    decision({ ...leeds, ...own }, { ...next, ...own }, 3),
  ]).toEqual(['perhaps', 'none'])
  const site = { website: 'threlfall.example' }
  expect(decision({ ...leeds, ...site, ...mail }, { ...next, ...site, email: 'kestrel@gmail.com' }, 3)).toBe('none')
  const east = { ...leeds, postcode: 'LS8 1AA', address: '3 Low Row' }
  expect([2, 3].map((sharing) => decision({ ...leeds, ...site }, { ...east, ...site }, sharing))).toEqual([
    'perhaps',
    'none',
  ])
  const sharedBy: Commonness['sharedBy'] = (kind) => (kind === 'phone' ? 4 : 2)
  const across = (number: string) =>
    compare({ ...leeds, ...site, phone: number }, { ...york, ...site, phone: number }, { ...alone, sharedBy }).decision
  expect([across(phone), across('0808 157 0123')]).toEqual(['perhaps', 'none'])
  const [from, to] = [
    { city: 'Leeds', address: '14 Harrogate Road', phone },
    { city: 'York', address: '3 Fossgate', phone },
  ]
  expect([evidence('location', from, to), evidence('address', from, to)], 'moved').toEqual([
    'different -0.2',
    'different -0.8',
  ])
})
