import { expect, test } from 'vitest'
import { compactHours } from '../../testing/written-hours.ts'
import { plainListing } from '../../testing/plain-listing.ts'
import { googlePlaceListing } from './google-places.ts'

const read = (place: Record<string, unknown>) =>
  plainListing(googlePlaceListing({ id: 'x', displayName: { text: 'Sunny Blinds' }, ...place })!)

test.each([
  ['Unit 4, 12 High St, Cheltenham GL50 1AA, UK', 'Unit 4, 12 High St', 'Cheltenham', 'GL50 1AA', 'United Kingdom'],
  ['12 High Street Cheltenham Gloucestershire GL50 1AA', '12 High Street', 'Cheltenham', 'GL50 1AA', undefined],
  ['Cheltenham GL50, UK', undefined, 'Cheltenham', 'GL50', 'United Kingdom'],
  ['12 Main St, Lucan, Co. Dublin, K78 X2Y3, Ireland', '12 Main St', 'Lucan', 'K78 X2Y3', 'Ireland'],
  ['12 Rue des Lilas, 69003 Lyon, France', '12 Rue des Lilas', 'Lyon', '69003', 'France'],
  ['Lindenstr. 14, 10969 Berlin, Germany', 'Lindenstr. 14', 'Berlin', '10969', 'Germany'],
  ['Prinsengracht 201, 1015 DT Amsterdam, Netherlands', 'Prinsengracht 201', 'Amsterdam', '1015 DT', 'Netherlands'],
  ['Via Garibaldi, 15, 20121 Milano MI, Italy', 'Via Garibaldi, 15', 'Milano', '20121', 'Italy'],
])('a response with only "%s" has its parts', (formattedAddress, address, city, postcode, country) => {
  const { address: street, city: town, postcode: code, country: land } = read({ formattedAddress })
  expect([street, town, code, land]).toEqual([address, city, postcode, country])
})

test.each([
  ['Germany', 'Lindenstr. 14'],
  ['Italia', 'Lindenstr. 14'],
  ['France', '14 Lindenstr.'],
  ['United Kingdom', '14 Lindenstr.'],
])('in %s a house number and its street are %s', (country, address) => {
  const component = (type: string, longText: string) => ({ longText, types: [type] })
  const addressComponents = [
    component('street_number', '14'),
    component('route', 'Lindenstr.'),
    component('country', country),
  ]
  expect(read({ addressComponents }).address).toBe(address)
})

test('a place has its unit, its post town rather than its village, and its international number', () => {
  const component = (type: string, longText: string) => ({ longText, types: [type] })
  const addressComponents = [
    component('subpremise', 'Unit 4'),
    component('street_number', '12'),
    component('route', 'Mill Lane'),
    component('locality', 'Lhanbryde'),
    component('postal_town', 'Elgin'),
  ]
  const numbers = { nationalPhoneNumber: '01 99 00 14 42', internationalPhoneNumber: '+33 1 99 00 14 42' }
  expect(read({ addressComponents, ...numbers })).toMatchObject({
    address: 'Unit 4, 12 Mill Lane',
    city: 'Elgin',
    phone: '+33 1 99 00 14 42',
  })
})

const period = (day: number, from: number, toDay: number, to: number) => ({
  open: { day, hour: from, minute: 0 },
  close: { day: toDay, hour: to, minute: 0 },
})
const weekdayPeriods = [1, 2, 3, 4, 5]

test('a place that is temporarily closed or not open yet is marked; a permanently closed one is left out', () => {
  const status = (businessStatus: string) => googlePlaceListing({ id: 'x', displayName: { text: 'A' }, businessStatus })
  expect(read({ businessStatus: 'CLOSED_TEMPORARILY' }).businessStatus).toBe('CLOSED_TEMPORARILY')
  expect(read({ businessStatus: 'FUTURE_OPENING' }).businessStatus).toBe('FUTURE_OPENING')
  expect(read({ businessStatus: 'OPERATIONAL' }).businessStatus).toBe('OPERATIONAL')
  expect(status('CLOSED_PERMANENTLY')).toBeUndefined()
  expect(googlePlaceListing({ displayName: { text: 'Sunny Blinds' } }), 'without an id').toBeUndefined()
})

test.each([
  [
    'a break',
    weekdayPeriods.flatMap((day) => [period(day, 14, day, 18), period(day, 9, day, 12)]),
    'Mo-Fr 09:00-12:00,14:00-18:00; Sa-Su off',
  ],
  ['past midnight', [period(1, 18, 2, 1), period(1, 12, 1, 14)], 'Mo 12:00-14:00,18:00-01:00; Tu-Su off'],
  ['until midnight', [period(6, 0, 0, 0), period(0, 9, 0, 12)], 'Mo-Fr off; Sa 00:00-24:00; Su 09:00-12:00'],
  ['several days', [period(5, 9, 0, 17)], 'Mo-Th off; Fr 09:00-24:00; Sa 00:00-24:00; Su 00:00-17:00'],
  ['over the end of the week', [period(6, 9, 1, 12)], 'Mo 00:00-12:00; Tu-Fr off; Sa 09:00-24:00; Su 00:00-24:00'],
  ['until the next day’s noon', [period(1, 18, 2, 12)], 'Mo 18:00-24:00; Tu 00:00-12:00; We-Su off'],
  ['from one day’s nine to the next’s', [period(1, 9, 2, 9)], 'Mo 09:00-24:00; Tu 00:00-09:00; We-Su off'],
  ['full hours', [{ open: { day: 2, hour: 9 }, close: { day: 2, hour: 17 } }], 'Mo off; Tu 09:00-17:00; We-Su off'],
  ['always', [{ open: { day: 0, hour: 0, minute: 0 } }], 'Mo-Su 00:00-24:00'],
  ['one without an end', [{ open: period(1, 9, 1, 9).open }, period(2, 9, 2, 17)], 'Tu 09:00-17:00; We-Su off'],
  [
    'one without a day',
    [{ open: { hour: 9 }, close: { day: 1, hour: 17 } }, period(2, 9, 2, 17)],
    'Mo off; Tu 09:00-17:00; We-Su off',
  ],
  ['nothing', [], ''],
])('periods: %s', (_, periods, hours) => {
  expect(compactHours(read({ regularOpeningHours: { periods } }).openingHours)).toBe(hours)
})
