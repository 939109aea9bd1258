import { expect, test } from 'vitest'
import { toListing, mergeParts, toListingPart } from './listing-parts.ts'
import { splitAddress } from '../../places/addresses/split-address.ts'
import { phonesIn, tidyEmail, tidyPhone, tidyWebsite } from './tidy-contact.ts'

test.each([
  ['01582787223', '01582 787223'],
  ['+441582787223', '01582 787223'],
  ['tel:+44 (0)1582 787223', '01582 787223'],
  ['Tel: 020 7946 0018', '020 7946 0018'],
  ['07700900123', '07700 900123'],
  ['0044 1582 787223', '01582 787223'],
  ['+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ['12345', undefined],
  ['call us', undefined],
  ['01582 787223 or 07700 900123', undefined],
  ['01234 567890', undefined],
  ['123-456-7890', undefined],
  ['0777 777 7777', undefined],
])('the phone %s is %s', (given, phone) => expect(tidyPhone(given)).toBe(phone))

test.each([
  ['mailto:Info@Shop.example.com?subject=Hi', 'info@shop.example.com'],
  ['info%40shop.example.com', 'info@shop.example.com'],
  ["o'brien@shop.example", undefined],
  ["'Info@Shop.example'", 'info@shop.example'],
  ['Info@Shop.example.', 'info@shop.example'],
  ['logo@2x.png', undefined],
  ['you@domain.com', undefined],
  ['no-reply@shop.example', undefined],
  ['example@mysite.com', undefined],
  ['logo@2x.png; Info@Shop.example, sales@shop.example', 'info@shop.example'],
  ['mailto:info@shop.example,sales@shop.example', 'info@shop.example'],
  ['abc123@sentry.io', undefined],
  ['100% wool: info@shop.example', 'info@shop.example'],
  [`${'a'.repeat(250)}@b.example`, undefined],
  ['not an address', undefined],
  ['a@b', undefined],
])('the email address %s is %s', (given, email) => expect(tidyEmail(given)).toBe(email))

test.each([
  ['www.shop.example.com', 'https://www.shop.example.com'],
  ['https://shop.example.com/?utm_source=yell&utm_medium=x', 'https://shop.example.com'],
  ['http://shop.example.com/blinds?id=3&gclid=x#top', 'http://shop.example.com/blinds?id=3'],
  ['//shop.example.com/', 'https://shop.example.com'],
  ['shop.example.com:8080', 'https://shop.example.com:8080'],
  [`https://shop.example.com/${'a'.repeat(500)}`, undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:a@b.example', undefined],
  ['http://me:pw@shop.example.com', undefined],
  ['nowhere', undefined],
  ['', undefined],
])('the website %s is %s', (given, website) => expect(tidyWebsite(given)).toBe(website))

test.each([
  [
    'Unit 4, 12 High Street, Cheltenham, Glos, GL50 1AA, UK',
    {
      address: 'Unit 4, 12 High Street',
      city: 'Cheltenham',
      county: 'Gloucestershire',
      postcode: 'GL50 1AA',
      country: 'United Kingdom',
    },
  ],
  ['12 High Street, Aberdeen, AB123LY', { address: '12 High Street', city: 'Aberdeen', postcode: 'AB12 3LY' }],
  ['12 High Street, Bristol BS1 1AA', { address: '12 High Street', city: 'Bristol', postcode: 'BS1 1AA' }],
  ['Elgin, Moray', { city: 'Elgin', county: 'Moray' }],
  ['London', { city: 'London' }],
  [
    '8 Grey Street, Newcastle upon Tyne NE1',
    { address: '8 Grey Street', city: 'Newcastle upon Tyne', postcode: 'NE1' },
  ],
  ['3 Bank Street St Ives', { address: '3 Bank Street', city: 'St Ives' }],
  [
    '88 Station Road Redhill Surrey RH1 1AD',
    { address: '88 Station Road', city: 'Redhill', county: 'Surrey', postcode: 'RH1 1AD' },
  ],
  [
    '12 Main St, Lucan, Co. Dublin, K78X2Y3',
    { address: '12 Main St', city: 'Lucan', county: 'Co. Dublin', postcode: 'K78 X2Y3', country: 'Ireland' },
  ],
  [
    'Lindenstr. 4, 10969 Berlin, Deutschland',
    { address: 'Lindenstr. 4', city: 'Berlin', postcode: '10969', country: 'Germany' },
  ],
  ['27 Mill Lane', { address: '27 Mill Lane' }],
  ['12 Mill Lane, Ae, DG1 1QE', { address: '12 Mill Lane', city: 'Ae', postcode: 'DG1 1QE' }],
  [
    '12 High Street, Cheltenham, GL50 1AA / 3 Quay Street, Bristol, BS1 1AA',
    { address: '12 High Street; 3 Quay Street, Bristol, BS1 1AA', city: 'Cheltenham', postcode: 'GL50 1AA' },
  ],
  [
    '12 Main Street, Newry, Ireland, United Kingdom',
    { address: '12 Main Street', city: 'Newry', country: 'United Kingdom' },
  ],
  [
    '1 Sea Road, Keynsham, Somerset, Avon, BS31 1AA',
    { address: '1 Sea Road', city: 'Keynsham', county: 'Somerset', postcode: 'BS31 1AA' },
  ],
  [
    '12 High Street, Cheltenham, opposite the Post Office, next to Boots, GL50 1AA',
    { address: '12 High Street, opposite the Post Office, next to Boots', city: 'Cheltenham', postcode: 'GL50 1AA' },
  ],
  ['12 Market Street, Portree, Skye, IV51 9AA', { address: '12 Market Street', city: 'Portree', postcode: 'IV51 9AA' }],
  [
    'Kerkstraat 12, 9000 Gent, Belgium',
    { address: 'Kerkstraat 12', city: 'Gent', postcode: '9000', country: 'Belgium' },
  ],
  ['Kerkstraat 12, 10969 Gent, Belgium', { address: 'Kerkstraat 12, 10969 Gent', country: 'Belgium' }],
  ['Bahnhofstr. 3, A-1010 Wien', { elsewhere: 'Austria' }],
  [
    '12 High Street, St Helier, Jersey, JE2 3AB',
    { address: '12 High Street', city: 'St Helier', elsewhere: 'Jersey', postcode: 'JE2 3AB' },
  ],
  ['12 High Street, Vaduz, Liechtenstein', { address: '12 High Street', city: 'Vaduz', elsewhere: 'Liechtenstein' }],
  [', , , 00000', {}],
  ['', {}],
])('the address "%s" has its parts', (text, parts) => {
  const stated = Object.entries(splitAddress(text)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(stated)).toEqual(parts)
})

test('empty values and placeholders are left out', () => {
  expect(
    toListingPart('json-ld', {
      name: ' ',
      phone: '',
      email: 'n/a',
      website: '#',
      wholeAddress: ', , , ',
      street: '-',
      city: 'null',
      county: 'England',
      postcode: '00000',
      country: 'Narnia',
      latitude: '0',
      longitude: '0',
      services: ['', ' '],
      rating: { value: '0', count: '0' },
      description: 'undefined',
    }),
  ).toEqual({})
})

test('ratings keep their own scale; invalid ones and those without reviews are left out', () => {
  expect(toListingPart('selector', { rating: { value: '9.4', best: 10, count: '(1,204 reviews)' } })).toEqual({
    rating: { layer: 'selector', value: { value: 9.4, best: 10, count: 1204 } },
  })
  expect(toListingPart('selector', { rating: { value: 9.4, count: 3 } })).toEqual({})
  expect(toListingPart('selector', { rating: { value: 4, count: 0 } })).toEqual({})
  expect(toListingPart('selector', { rating: { value: 1e-300, count: 3 } })).toEqual({})
  expect(toListingPart('selector', { rating: { value: 4, best: 1e300, count: 3 } })).toEqual({})
  expect(toListingPart('selector', { rating: { value: 4, count: 3e9 } })).toEqual({})
})

test('each field’s first layer wins, and is named', () => {
  const part = mergeParts(
    toListingPart('json-ld', { name: 'Sunny Blinds', phone: 'none' }),
    undefined,
    toListingPart('selector', { name: 'SUNNY', phone: '01582 787223' }),
  )
  expect(toListing(part, { sourceUrl: 'https://a.example/', sourceId: undefined, isSponsored: false })).toEqual({
    name: { value: 'Sunny Blinds', layer: 'json-ld' },
    phone: { value: '01582 787223', layer: 'selector' },
    sourceUrl: 'https://a.example/',
  })
  expect(toListing({}, { sourceUrl: 'https://a.example/' })).toBeUndefined()
})

test('a partial postcode stays, and foreign numbers and postcodes follow their country', () => {
  expect(toListingPart('json-ld', { postcode: 'gl50' }).postcode?.value).toBe('GL50')
  expect(toListingPart('json-ld', { postcode: 'M99X', city: 'Marlow, Bucks' })).toEqual({
    city: { value: 'Marlow', layer: 'json-ld' },
  })
  expect(toListingPart('json-ld', { phone: '01 99 00 14 42', country: 'FR' }).phone?.value).toBe('+33 1 99 00 14 42')
})

test('a country is known by its postcodes, and a number is that of the stated country rather than of the page', () => {
  const read = (given: Parameters<typeof toListingPart>[1]) => {
    const { country, postcode, phone } = toListingPart('json-ld', given)
    return [country?.value, postcode?.value, phone?.value]
  }
  expect(read({ postcode: 'k78x2y3', phone: '01 555 0123' })).toEqual(['Ireland', 'K78 X2Y3', '+353 1 555 0123'])
  expect(read({ postcode: '10969', knownCountry: 'Germany' })).toEqual(['Germany', '10969', undefined])
  expect(read({ country: 'FR', knownCountry: 'Germany', phone: '01 99 00 14 42' })).toEqual([
    'France',
    undefined,
    '+33 1 99 00 14 42',
  ])
})

test('a service counts once, whatever its case; a town is without its county only', () => {
  expect(toListingPart('json-ld', { services: ['Blinds', 'Curtains', 'BLINDS'] }).services?.value).toHaveLength(2)
  const town = (city: string) => toListingPart('json-ld', { city }).city?.value
  expect(['Marlow, Bucks', 'Hale, Altrincham', 'Amsterdam (Noord)', 'Nr Radstock'].map(town)).toEqual([
    'Marlow',
    'Hale, Altrincham',
    'Amsterdam',
    'Radstock',
  ])
})

test('text escaped twice is read once', () => {
  expect(toListingPart('meta', { name: 'Fold &amp; Fall &#39;Curtains&#39;\n Ltd' }).name?.value).toBe(
    "Fold & Fall 'Curtains' Ltd",
  )
  expect(toListingPart('meta', { name: 'Sunny\u200B Blinds' }).name?.value).toBe('Sunny Blinds')
})

test('several numbers in one text are read one by one; one with a digit too many is not cut', () => {
  expect(phonesIn('01582 787223 / 07700 900123')).toEqual(['01582 787223', '07700 900123'])
  expect(phonesIn('01582 787223 or 07700 900123 or 020 7946 0018')).toHaveLength(3)
  expect(phonesIn('030 901820 / 040 3571199', 'DE')).toEqual(['+49 30 901820', '+49 40 3571199'])
  expect(phonesIn('01582 7872234')).toEqual([])
})

test('capitals are tidied, an unknown county stays, a foreign country is named, and a long text is cut', () => {
  const given = { name: 'SUNNY BLINDS', city: 'ELGIN', county: 'Loamshire', country: 'USA' }
  const { name, city, county, country, description } = toListingPart('json-ld', {
    ...given,
    description: 'a'.repeat(6000),
  })
  expect([name, city, county, country].map((field) => field?.value)).toEqual([
    'Sunny Blinds',
    'Elgin',
    'Loamshire',
    'United States',
  ])
  expect(description?.value).toHaveLength(5000)
})

test('half a point, a point off the Earth and a name of one letter are left out', () => {
  const given = { name: 'A', latitude: 51.9 }
  expect(toListingPart('json-ld', given)).toEqual({})
  expect(toListingPart('json-ld', { ...given, longitude: 181 })).toEqual({})
  const placed = toListingPart('json-ld', { latitude: '51.9', longitude: -2 })
  expect([placed.latitude?.value, placed.longitude?.value]).toEqual([51.9, -2])
})

test('a theme’s placeholder address takes its hours with it, and nothing else', () => {
  const openingHours = [{ day: 'Mon', opens: '09:00', closes: '17:00' }] as const
  const given = { name: 'Sunny Blinds', phone: '01582 787223', city: 'Luton', openingHours: [...openingHours] }
  const fields = (street: string) => Object.keys(toListingPart('json-ld', { ...given, street })).toSorted()
  expect(fields('123 Main Street')).toEqual(['name', 'phone'])
  expect(fields('12 Main Street')).toEqual(['address', 'city', 'name', 'openingHours', 'phone'])
})

test('a whole address in the street counts unless its postcode is another', () => {
  const read = (postcode: string) => {
    const part = toListingPart('json-ld', { street: '12 Mill Lane, Elgin, IV30 1AB', postcode })
    return [part.city?.value, part.postcode?.value]
  }
  expect([read('iv301ab'), read('LS1 4DY')]).toEqual([
    ['Elgin', 'IV30 1AB'],
    [undefined, 'LS1 4DY'],
  ])
  const whole = { street: '12 Mill Lane, Elgin, Moray, IV30 1AB' }
  const [alone, stated] = [toListingPart('json-ld', whole), toListingPart('json-ld', { ...whole, city: 'Lhanbryde' })]
  expect([alone.city?.value, alone.county?.value, stated.city?.value]).toEqual(['Elgin', 'Moray', 'Lhanbryde'])
})

test('a street does not repeat its town; two places are never mixed, and one completes the other', () => {
  const luton = toListingPart('selector', { street: '1 High Street, Luton', city: 'Luton' })
  expect(luton.address?.value).toBe('1 High Street')
  const withCode = toListingPart('json-ld', { city: 'Luton', postcode: 'LU1 2AA' })
  const merged = mergeParts(luton, withCode)
  expect([merged.address?.value, merged.postcode?.value]).toEqual(['1 High Street', 'LU1 2AA'])
  const bath = toListingPart('json-ld', { city: 'Bath', postcode: 'BA1 1AA', latitude: 51.4, longitude: -2.4 })
  const other = mergeParts(toListingPart('selector', { street: '1 High Street' }), bath)
  expect([other.address, other.city?.value, other.postcode?.value]).toEqual([undefined, 'Bath', 'BA1 1AA'])
  const first = mergeParts(
    toListingPart('selector', { street: '1 High Street', city: 'Luton', postcode: 'LU1 2AA' }),
    bath,
  )
  expect([first.city?.value, first.latitude]).toEqual(['Luton', undefined])
  const unit = toListingPart('selector', { street: 'Unit 4, 1 High Street', city: 'Luton' })
  const house = toListingPart('json-ld', { street: '1 High Street', postcode: 'LU1 2AA' })
  expect(mergeParts(unit, house).postcode?.value).toBe('LU1 2AA')
})
