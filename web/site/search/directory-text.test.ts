import { expect, test } from 'vitest'
import { buildList, buildPlace } from '../suppliers/build-supplier.ts'
import {
  emptyFilter,
  inArea,
  readFilter,
  toDirectoryQuery,
  unreadSpots,
  type DirectoryFilter,
} from './directory-filter.ts'
import { contactText, formatAddress, milesText, placeText, websiteUrl } from '../suppliers/supplier-text.ts'
import { moreAddress, readPage } from './list-page.ts'
import { asUnderstood, wholeName } from './understood.ts'
import { canonicalQuery, countText, isWorthFinding, formatDirectoryTitle, type SupplierList } from './directory-text.ts'

const createList = (overrides: Record<string, unknown>) =>
  buildList([], { totalCount: 76, ...overrides }).suppliers as unknown as SupplierList

test('a place in words stays whole if its county was typed; a place that is unknown leaves its field', () => {
  const understand = (filter: object, overrides: Record<string, unknown>) => {
    const { location, place, search } = asUnderstood({ ...emptyFilter, ...filter }, createList(overrides))
    return { location, place, search }
  }
  const place = buildPlace({ name: 'Richmond', county: 'North Yorkshire', slug: 'richmond-north-yorkshire' })
  const reading = { words: 'blinds', isPlaceFromWords: true }
  expect(understand({ search: 'blinds richmond north yorkshire' }, { place, reading })).toEqual({
    search: 'blinds',
    location: 'Richmond, North Yorkshire',
    place: 'richmond-north-yorkshire',
  })
  expect(understand({ search: 'blinds richmond' }, { place, reading }).location).toBe('Richmond')
  const radius = (filter: object, overrides: object, radiusMiles = 10) =>
    asUnderstood(
      { ...emptyFilter, ...filter },
      createList({ place, reading: { ...reading, radiusMiles }, ...overrides }),
    ).radius
  expect(radius({}, {})).toBe('10') // from the words
  expect(radius({}, {}, 50)).toBe('')
  expect(radius({ radius: '5' }, { widenedToMiles: 10 })).toBe('5')
  expect(understand({ location: 'blinds everywhere' }, { reading })).toEqual({
    search: 'blinds',
    location: '',
    place: '',
  })
  expect(wholeName({ name: 'Paris', county: null, country: 'FR' })).toBe('Paris, France')
  expect(wholeName({ name: 'London', county: null, country: 'GB' })).toBe('London')
})

const place = buildPlace()
const cases: [string, Record<string, unknown>, Partial<DirectoryFilter>][] = [
  [
    '76 roman blind suppliers within 25 miles of Stroud · Nearest',
    { place, reading: { words: 'roman blinds', subject: 'roman blind', radiusMiles: 25 } },
    { sort: 'distance' },
  ],
  ['76 suppliers · Best match', {}, {}],
  [
    '1 shutter supplier in Kent',
    { totalCount: 1, place: buildPlace({ name: 'Kent', kind: 'COUNTY' }), reading: { subject: 'shutter' } },
    {},
  ],
  [
    '1,000+ suppliers near your location · Highest rated',
    { totalCount: 1000, isTotalExact: false, reading: { radiusMiles: 50 } },
    { at: '51.9,-2.08', sort: 'rating' },
  ],
  ['76 suppliers in this area · Most reviews', {}, { area: '-2,51,-1,52', sort: 'reviews' }],
  ['76 suppliers in Devon and Cornwall · Name A–Z', {}, { counties: ['Devon', 'Cornwall'], sort: 'name' }],
  ['76 suppliers in Devon, Kent and Essex · Best match', {}, { counties: ['Devon', 'Kent', 'Essex'] }],
  ['76 suppliers in 4 counties · Best match', {}, { counties: ['Devon', 'Kent', 'Essex', 'Surrey'] }],
  [
    '76 suppliers in the Isle of Wight · Best match',
    { place: buildPlace({ name: 'Isle of Wight', kind: 'COUNTY' }) },
    {},
  ],
  [
    '76 blind suppliers rated 4+ and open now · Best match',
    { reading: { subject: 'blind', openNow: true, minRating: 4 } },
    {},
  ],
  [
    '76 blind suppliers rated 4+ or not yet rated · Best match',
    { reading: { subject: 'blind', minRating: 4, keepsUnrated: true } },
    {},
  ],
  ['76 suppliers for “regency” · Best match', { reading: { words: 'regency' } }, {}],
  // What is not searched for is not named.
  ['76 suppliers · Best match', { reading: { words: 'regency', subject: 'blind' }, droppedWords: ['regency'] }, {}],
  ['76 suppliers · Best match', { reading: { words: 'regincy' }, correctedQuery: 'regency' }, {}],
  [
    '0 suppliers for “zzz” within 1 mile of Stroud',
    { totalCount: 0, place, reading: { words: 'zzz', radiusMiles: 1 } },
    {},
  ],
  [
    '76 suppliers within 50 miles of GL50 1AA, Cheltenham, Gloucestershire · Best match',
    {
      place: buildPlace({ name: 'GL50', kind: 'OUTCODE', town: 'Cheltenham', supplierCount: 12 }),
      reading: { radiusMiles: 50 },
    },
    { location: 'gl50 1aa' },
  ],
  ...['GL50, Gloucestershire', 'gl50 cheltenham', 'GL50,Cheltenham'].map((location): (typeof cases)[number] => [
    '76 suppliers within 50 miles of GL50, Cheltenham, Gloucestershire · Best match',
    { place: buildPlace({ name: 'GL50', kind: 'OUTCODE', town: 'Cheltenham' }), reading: { radiusMiles: 50 } },
    { location },
  ]),
  [
    '76 suppliers within 50 miles of Dublin 1, Dublin · Best match',
    {
      place: buildPlace({ name: 'Dublin 1', kind: 'OUTCODE', town: 'Dublin', county: null }),
      reading: { radiusMiles: 50 },
    },
    { location: 'dublin 1' },
  ],
  [
    '76 suppliers within 50 miles of Richmond, Greater London · Best match',
    {
      place: buildPlace({ name: 'Richmond', county: 'Greater London' }),
      reading: { radiusMiles: 50, namesakes: [buildPlace({ name: 'Richmond', county: 'North Yorkshire' })] },
    },
    { location: 'Richmond' },
  ],
  ['76 suppliers in Kent · Best match', { place: buildPlace({ name: 'Kent', kind: 'COUNTY' }) }, { sort: 'distance' }],
  [
    '76 suppliers within 50 miles of Stroud (12 in town) · Highest rated',
    { place: buildPlace({ supplierCount: 12 }), reading: { radiusMiles: 50 } },
    { location: 'Stroud', sort: 'rating' },
  ],
  [
    '12 suppliers within 50 miles of Stroud · Best match',
    { totalCount: 12, place: buildPlace({ supplierCount: 12 }), reading: { radiusMiles: 50 } },
    { location: 'Stroud' },
  ],
  [
    '76 suppliers within 50 miles of Stroud · Best match',
    { place: buildPlace({ supplierCount: 12 }), reading: { radiusMiles: 50 } },
    { location: 'Stroud', services: ['blinds'] },
  ],
  // Other suppliers replace the requested ones.
  [
    '76 suppliers within 50 miles of Stroud · Best match',
    { place, droppedService: true, reading: { subject: 'shutter', radiusMiles: 50 } },
    {},
  ],
]

test.each(cases)('%s', (text, list, filter) => {
  expect(countText(createList(list), { ...emptyFilter, ...filter })).toBe(text)
})

test('the canonical address names a chosen place by its slug, and has nothing temporary', () => {
  const filter = { ...emptyFilter, location: 'Richmond', place: 'richmond-greater-london', services: ['blinds'] }
  expect(canonicalQuery({ ...filter, sort: 'name', openNow: 'now', exact: '1' })).toBe(
    '?place=richmond-greater-london&service=blinds',
  )
  expect(canonicalQuery({ ...emptyFilter, at: '51.9,-2.08', area: '-2,51,-1,52' })).toBe('')
  expect(formatDirectoryTitle({ ...emptyFilter, search: 'blinds', location: 'near me' })).toBe(
    'blinds Suppliers in the UK and Europe',
  )
  const counties = ['Devon', 'Kent', 'Essex', 'Surrey']
  const titles = [
    { counties, services: ['shutters', 'blinds'] },
    { counties, search: 'roman', location: 'Bath' },
  ].map((own) => formatDirectoryTitle({ ...emptyFilter, ...own }))
  expect(titles).toEqual(['Shutters, Blinds Suppliers in Devon, Kent, Essex', 'roman Suppliers near Bath'])
})

test('a search has one canonical address, whatever its case, spaces and order', () => {
  const filter = {
    ...emptyFilter,
    search: 'roman blinds',
    services: ['blinds', 'shutters'],
    counties: ['Essex', 'Kent'],
  }
  const same = { ...filter, search: ' Roman  BLINDS ', services: ['shutters', 'blinds'], counties: ['Kent', 'Essex'] }
  expect(canonicalQuery(same)).toBe('?search=roman+blinds&service=blinds&service=shutters&county=Essex&county=Kent')
  expect(canonicalQuery(filter)).toBe(canonicalQuery(same))
  expect(canonicalQuery({ ...emptyFilter, location: 'GL50  1AB' })).toBe('?location=gl50+1ab')
  const kent = buildPlace({ name: 'Kent', kind: 'COUNTY' })
  for (const location of ['kent', 'Kent', 'KENT ']) {
    expect(canonicalQuery({ ...emptyFilter, location, services: ['blinds'] }, kent)).toBe('?service=blinds&county=Kent')
  }
  expect(canonicalQuery({ ...emptyFilter, location: 'Kent', search: 'velvet', radius: '10' }, kent)).toBe(
    '?search=velvet&location=kent&radius=10',
  )
})

test("the whole directory, and one county's suppliers of one service, are worth indexing", () => {
  expect(isWorthFinding('')).toBe(true)
  expect(isWorthFinding('?service=blinds&county=Kent')).toBe(true)
  for (const other of [
    '?service=blinds',
    '?county=Kent',
    '?service=blinds&county=Kent&county=Essex',
    '?service=blinds&service=repairs&county=Kent',
    '?service=blinds&county=Kent&rating=4',
    '?location=gl50&service=blinds',
    '?search=roman',
  ])
    expect([other, isWorthFinding(other)]).toEqual([other, false])
})

test('an address requests no more than a page shows, and a place or a point, not both', () => {
  const page = (text: string) => readPage(new URLSearchParams(text)).shown
  expect(['shown=100000', 'shown=0', 'shown=40', 'shown=x', ''].map(page)).toEqual([100, 1, 40, 20, 20])
  const point = (text: string) => readFilter(new URLSearchParams(`at=51.9,-2.1&${text}`)).at
  expect(['', 'location=Leeds', 'city=Leeds', 'place=leeds'].map(point)).toEqual(['51.9,-2.1', '', '', ''])
  expect(readFilter(new URLSearchParams('rating=0&open=1&verified=0'))).toEqual(emptyFilter)
  expect(readFilter(new URLSearchParams('search=%01&location=%00'))).toEqual(emptyFilter)
  const more = (text: string) => moreAddress(new URLSearchParams(text), readPage(new URLSearchParams(text)), 'c9')
  expect(['', 'shown=90', 'shown=99&after=c1', 'sort=name&shown=100'].map(more)).toEqual([
    '?shown=40',
    '?shown=100',
    '?shown=100&after=c1',
    '?sort=name&after=c9',
  ])
})

test('what an address has in excess is limited, and what means nothing is left out', () => {
  const read = (name: keyof DirectoryFilter, ...texts: string[]) =>
    texts.map((text) => readFilter(new URLSearchParams(text))[name])
  const radii = ['radius=50', 'radius=10.4', 'radius=500', 'radius=0', 'radius=far', 'radius= ']
  expect(read('radius', ...radii)).toEqual(['', '10', '200', '1', '', ''])
  expect(read('minRating', 'rating=4.26', 'rating=9', 'rating=-1')).toEqual(['4.3', '5', ''])
  expect(read('maxMinimumOrderPence', 'minimum=0', 'minimum=99.6', 'minimum=1e9')).toEqual(['1', '100', '99999'])
  expect(read('services', 'service=blinds,curtains', 'service=BLINDS&service=blinds', 'service=all')).toEqual([
    ['blinds', 'curtains'],
    ['blinds'],
    [],
  ])
  expect(read('search', 'search=velvet&service=roman', 'service=roman,blinds')).toEqual([
    'velvet roman',
    'roman,blinds',
  ])
  const long = 'x'.repeat(300)
  const lengths = ['search', 'location', 'city'].map((name) => {
    const { search, location } = readFilter(new URLSearchParams(`${name}=${long}`))
    return (search || location).length
  })
  expect(lengths).toEqual([200, 100, 100]) // the API refuses more
  expect(read('services', `service=${long}`)).toEqual([[]])
  expect(read('counties', `county=${long}`)).toEqual([[long.slice(0, 100)]])
  expect(read('counties', 'county=+Kent&county=Kent&county=')).toEqual([['Kent']])
  expect(read('exact', 'search=x&exact=1', 'exact=1', 'search=x&exact=2')).toEqual(['1', '', ''])
  expect(read('sort', 'sort=name', 'sort=best', 'sort=size')).toEqual(['name', '', ''])
  expect(read('place', 'place=bath-somerset', 'place=../bath')).toEqual(['bath-somerset', ''])
  const points = ['90,-180', '90.1,0', '0,180.1', '51,', '51,1,2']
  expect(read('at', ...points.map((at) => `at=${at}`))).toEqual(['90,-180', '', '', '', ''])
  const areas = ['-180,-90,180,90', '1,51,2,52', '2,51,1,52', '1,52,2,51', '1,51,1,52', '1,51,2,51', '1,51,2,90.1']
  expect(read('area', ...areas.map((area) => `area=${area}`))).toEqual([...areas.slice(0, 2), '', '', '', '', ''])
  expect(unreadSpots(new URLSearchParams('at=91,0&area=1,51,2,52'))).toEqual(['at'])
  expect(unreadSpots(new URLSearchParams('at=+&area=2,51,1,52'))).toEqual(['area'])
})

test('the query has the address’s own values, in the API’s units', () => {
  const filter = readFilter(
    new URLSearchParams('search=x&exact=1&at=51.9,-2.1&radius=10&area=-2,51,-1,52&rating=4.5&minimum=100&verified=1'),
  )
  expect(toDirectoryQuery({ ...filter, sort: 'name' }, { shown: 40, after: 'c1' })).toEqual({
    filter: {
      query: 'x',
      asTyped: true,
      around: { latitude: 51.9, longitude: -2.1 },
      radiusMiles: 10,
      within: { west: -2, south: 51, east: -1, north: 52 },
      minRating: 4.5,
      maxMinimumOrderPence: 10_000,
      verified: true,
    },
    sort: 'NAME',
    first: 40,
    after: 'c1',
  })
  const greenwich = readFilter(new URLSearchParams('at=51.5,0&area=0,51,1,52'))
  expect(toDirectoryQuery(greenwich, { shown: 20, after: '' }).filter).toEqual({
    around: { latitude: 51.5, longitude: 0 },
    within: { west: 0, south: 51, east: 1, north: 52 },
  })
  expect(toDirectoryQuery(emptyFilter, { shown: 20, after: '' })).toEqual({ filter: {}, sort: 'BEST', first: 20 })
})

test('an address repeats no name, and what is copied has only what is known', () => {
  const bath = { address: '1 Pier Road', city: 'Bath', county: 'Bath', postcode: 'BA1 1AA' }
  expect(formatAddress(bath)).toBe('1 Pier Road, Bath, BA1 1AA')
  expect([placeText(bath), placeText({ county: 'Kent' }), placeText({})]).toEqual(['Bath', 'Kent', 'United Kingdom'])
  expect(contactText({ name: 'Pier Blinds', phone: null, email: 'pier@example.com' })).toBe(
    'Pier Blinds\nEmail: pier@example.com',
  )
  expect(['HTTP://a.test', 'https://a.test', 'https.test'].map(websiteUrl)).toEqual([
    'HTTP://a.test',
    'https://a.test',
    'https://https.test',
  ])
})

test('a search of the map’s area leaves every other place', () => {
  const around = { location: 'Stroud', place: 'stroud-gloucestershire', at: '51.9,-2.1', radius: '10' }
  const search = { ...emptyFilter, search: 'velvet', counties: ['Kent'], sort: 'name' }
  expect(inArea({ ...search, ...around }, '-2,51,-1,52')).toEqual({ ...search, area: '-2,51,-1,52' })
})

test.each([
  [0.99, 'under 1 mile'],
  [1, '1 mile'],
  [1.04, '1 mile'],
  [3.24, '3.2 miles'],
  [9.94, '9.9 miles'],
  [10.4, '10 miles'],
  [41.2, '41 miles'],
])('%d miles are “%s”', (miles, text) => {
  expect(milesText(miles)).toBe(text)
})
