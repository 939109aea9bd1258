import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { demoTownsAbroad } from './demo-abroad.ts'
import { repeatsItself } from './demo-names.ts'
import { demoPhones } from './demo-phones.ts'
import { demoReviewColumns } from './demo-reviews.ts'
import { demoColumns, demoSupplier } from './demo-supplier.ts'
import { readTowns } from './demo-towns.ts'
import { textVariety } from './vary-text.ts'

interface DemoSupplier {
  name: string
  description: string
  phone: string | null
  city: string
  county: string | null
  postcode: string
  country: string
  services: string[]
  latitude: number
  longitude: number
  reviews: string[]
}

interface District {
  name: string
  town: string
  latitude: number
  longitude: number
}

const database = await testDatabase('places')
afterAll(() => database.close())

let made: DemoSupplier[] = []
let home: DemoSupplier[] = []
let districts = new Map<string, District>()
beforeAll(async () => {
  const making = {
    towns: await readTowns(database.pool),
    phones: demoPhones(),
    vary: textVariety(),
    now: new Date('2026-10-01'),
    isMarked: true,
  }
  made = Array.from({ length: 5000 }, (_, index) => {
    const { supplier, reviews } = demoSupplier(index, index + 1, making)
    return {
      ...(Object.fromEntries(demoColumns.map((column, at) => [column, supplier[at]])) as unknown as DemoSupplier),
      reviews: reviews.map((row) => row[demoReviewColumns.indexOf('comment')] as string),
    }
  })
  home = made.filter(({ country }) => country === 'United Kingdom')
  const { rows } = await database.pool.query<District>(
    `select name, town, latitude, longitude from location where type = 'outcode' and country = 'GB'`,
  )
  districts = new Map(rows.map((row) => [row.name, row]))
})

const miles = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) =>
  69.1 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180))

const getOutcode = ({ postcode }: DemoSupplier) => postcode.split(' ')[0]!

test.each(['Blinds Blinds', 'The Amber Blind Workshop Workshop', 'Poplar Blinds of Poplar', 'Ivy & Ivy Curtains'])(
  '%s repeats a word',
  (name) => expect(repeatsItself(name)).toBe(true),
)

test('no name or description repeats a word', () => {
  expect(made.filter(({ name }) => repeatsItself(name)).map(({ name }) => name)).toEqual([])
  const twice = /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/iu
  expect(made.filter(({ description }) => twice.test(description)).map(({ description }) => description)).toEqual([])
})

test('no two suppliers of a county share a sentence, in their descriptions and newest reviews', () => {
  const seen = new Set<string>()
  const repeated = made.slice(0, 2000).flatMap(({ county, city, description, reviews }) =>
    [description, ...reviews.slice(-1)]
      .flatMap((text) => text.split(/(?<=[^A-Z][.!]) /))
      .map((sentence) => `${county ?? city}: ${sentence}`)
      .filter((one) => seen.has(one) || !seen.add(one)),
  )
  expect(repeated).toEqual([])
})

test.each([
  [/blind/i, 'Blinds'],
  [/curtain|drape|perfect drop/i, 'Curtains'],
  [/shutter/i, 'Shutters'],
  [/fitter|fitting|installation/i, 'Installation'],
  [/repair|cleaning/i, 'Repairs'],
  [/bespoke|made to measure/i, 'Custom Designs'],
])('a supplier whose name says %s offers %s', (word, service) => {
  const named = made.filter(({ name }) => word.test(name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ services }) => !services.includes(service)).map(({ name }) => name)).toEqual([])
})

test('no service is named twice', () => {
  expect(made.filter(({ services }) => new Set(services).size < services.length)).toEqual([])
})

test('British postcodes are valid, in live districts, and not for PO boxes or large users', () => {
  expect(home.filter(({ postcode }) => !/^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/.test(postcode))).toEqual([])
  expect(home.filter((one) => !districts.has(getOutcode(one)))).toEqual([])
  const boxes =
    /^(?:BN99|BS9[89]|BT58|CF9[159]|CH99|CR9|CR44|CR90|DN55|E98|EC[1-4]P|L69|L70|LS9[89]|M60|NE99|SA99|SR9|SW95|W1A|YO9[01])$/
  expect(home.filter((one) => boxes.test(getOutcode(one)))).toEqual([])
})

test('a British postcode is its town’s: in a district with that post town, or the one around it', () => {
  const all = [...districts.values()]
  const astray = home.filter((one) => {
    const own = all.filter((district) => district.town === one.city && miles(district, one) < 8)
    return own.length > 0 && districts.get(getOutcode(one))!.town !== one.city
  })
  expect(astray.map(({ city, postcode }) => `${city} ${postcode}`)).toEqual([])
  const far = home.filter((one) => miles(one, districts.get(getOutcode(one))!) > 8)
  expect(far.length / home.length).toBeLessThan(0.005)
})

test.each([
  ['Bearsden', 'G61'],
  ['Keynsham', 'BS31'],
  ['Thornbury', 'BS35'],
  ['Nailsea', 'BS48'],
  ['Balsall Common', 'CV7'],
  ['Bredbury', 'SK6'],
  ['East Bergholt', 'CO7'],
  ['Market Deeping', 'PE6'],
])('a supplier of %s, which is not a post town, has a postcode of %s or is not created', (city, outcode) => {
  const wrong = home.filter((one) => one.city === city && getOutcode(one) !== outcode)
  expect(wrong.map(({ postcode }) => postcode)).toEqual([])
})

test.each([
  ['Leeds', /^LS\d/],
  ['Manchester', /^M\d/],
  ['Bristol', /^BS\d/],
  ['Cardiff', /^CF\d/],
  ['Glasgow', /^G\d/],
  ['Belfast', /^BT\d/],
  ['London', /^(?:E|EC|N|NW|SE|SW|W|WC)\d/],
  ['Kingston upon Hull', /^HU\d/],
  ['Milton Keynes', /^MK\d/],
  ['Plymouth', /^PL\d/],
])('every supplier of %s has a postcode of its area', (city, pattern) => {
  const there = home.filter((one) => one.city === city)
  expect(there.length).toBeGreaterThan(3)
  expect(there.filter(({ postcode }) => !pattern.test(postcode))).toEqual([])
})

test('a foreign supplier has a postcode of its town, in its country’s format', () => {
  const shapes: Record<string, RegExp> = {
    Ireland: /^[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}$/,
    France: /^\d{5}$/,
    Germany: /^\d{5}$/,
    Spain: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    Italy: /^\d{5}$/,
    Netherlands: /^[1-9]\d{3} [A-Z]{2}$/,
    Belgium: /^[1-9]\d{3}$/,
  }
  const starts: Record<string, RegExp> = {
    Dublin: /^D\d\d /,
    Cork: /^T(?:12|23) /,
    Paris: /^75/,
    Lyon: /^6900/,
    Berlin: /^1[0-4]/,
    Munich: /^8[01]/,
    Madrid: /^280/,
    Rome: /^001/,
    Amsterdam: /^10[1-9]/,
    Brussels: /^1[012]/,
  }
  const abroad = made.filter(({ country }) => country !== 'United Kingdom')
  expect(new Set(abroad.map(({ country }) => country))).toEqual(new Set(Object.keys(shapes)))
  for (const { city, country, postcode } of abroad) {
    expect(postcode).toMatch(shapes[country]!)
    expect(postcode).toMatch(starts[city] ?? /./)
  }
})

test('all foreign towns with suppliers are in the list of places', async () => {
  const { list } = await readTowns(database.pool)
  const read = new Set(list.map(({ country, name }) => `${country} ${name}`))
  expect(demoTownsAbroad.filter((town) => !read.has(town))).toEqual([])
})

test('foreign numbers are reserved for fiction, and countries without such numbers have none', () => {
  const fiction: Record<string, RegExp> = {
    Ireland: /^\+353 20 91\d \d{4}$/,
    France: /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
    Germany: /^\+49 (?:30 23125|40 66969|89 99998|221 4710|69 90009) \d{3}$/,
  }
  for (const { country, phone } of made) {
    if (country === 'United Kingdom' || phone === null) continue
    expect(phone).toMatch(fiction[country] ?? /^no number$/)
  }
})
