import { expect, test } from 'vitest'
import { plainListing } from '../reading/plain-listing.ts'
import { googlePlaceListing } from './google-place-listing.ts'

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
])('an answer with nothing but "%s" has its parts', (formattedAddress, address, city, postcode, country) => {
  const { address: street, city: town, postcode: code, country: land } = read({ formattedAddress })
  expect([street, town, code, land]).toEqual([address, city, postcode, country])
})

const period = (day: number, from: number, toDay: number, to: number) => ({
  open: { day, hour: from, minute: 0 },
  close: { day: toDay, hour: to, minute: 0 },
})

test('a day with a break counts from its first opening to its last closing, also past midnight', () => {
  const { openingHours } = read({
    regularOpeningHours: {
      periods: [
        period(1, 18, 2, 1),
        period(1, 12, 1, 14),
        period(5, 20, 6, 2),
        period(6, 0, 0, 0),
        period(0, 9, 0, 12),
      ],
    },
  })
  expect(openingHours).toEqual([
    { day: 'Mon', opens: '12:00', closes: '01:00' },
    ...['Tue', 'Wed', 'Thu'].map((day) => ({ day, opens: null, closes: null })),
    { day: 'Fri', opens: '20:00', closes: '02:00' },
    { day: 'Sat', opens: '00:00', closes: '24:00' },
    { day: 'Sun', opens: '09:00', closes: '12:00' },
  ])
})
