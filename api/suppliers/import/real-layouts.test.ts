import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { StoredSpan } from '../opening-hours/opening-hours.rules.ts'
import { weekdays } from '../opening-hours/weekdays.rules.ts'
import type { ImportReading } from './import-reading.ts'
import { importSuppliers } from './import-suppliers.ts'
import type { Outcome } from './import-write.ts'

// Every business is made up; the layouts are Greater Manchester's pharmacies (Trafford Data Lab) and Hebden Bridge's places.

const database = await testDatabase('places')
const folder = await mkdtemp(join(tmpdir(), 'layouts-'))
beforeEach(() => database.pool.query('delete from supplier'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const run = async (lines: string[][], reading?: ImportReading) => {
  const path = join(folder, 'list.csv')
  await writeFile(path, lines.map((cells) => cells.map(quoted).join(',')).join('\n'))
  const outcomes: Outcome[] = []
  const totals = await importSuppliers(database, path, {
    apply: true,
    ...(reading ? { reading } : {}),
    onOutcome: (one) => outcomes.push(one),
  })
  return { totals, outcomes }
}

const series = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const pick = <T>(list: readonly T[], next: (below: number) => number): T => list[next(list.length)]!

const letters = 'ABDEFGHJLNPQRSTUWXYZ'

/** With their districts, and the county that the list adds to some. */
const towns = [
  ['Bolton', ['BL1', 'BL2', 'BL3'], 'Lancashire'],
  ['Bury', ['BL9'], 'Lancashire'],
  ['Leigh', ['WN7'], 'Lancashire'],
  ['Wigan', ['WN1', 'WN3'], 'Lancs'],
  ['Oldham', ['OL1', 'OL4', 'OL8'], 'Lancashire'],
  ['Rochdale', ['OL11', 'OL16'], 'Lancs.'],
  ['Ashton-under-Lyne', ['OL6', 'OL7'], 'Lancashire'],
  ['Stockport', ['SK1', 'SK3', 'SK5'], 'Cheshire'],
  ['Hyde', ['SK14'], 'Cheshire'],
  ['Altrincham', ['WA14'], 'Cheshire'],
  ['Sale', ['M33'], 'Cheshire'],
  ['Manchester', ['M1', 'M8', 'M14', 'M20'], 'Greater Manchester'],
  ['Salford', ['M5', 'M6'], 'Gtr Manchester'],
] as const
const streets = [
  'Radley Road',
  'Moss Lane',
  'Chorley Old Road',
  'Market Street',
  'Station Road',
  'Park Lane',
  'Church Street',
  'Mill Brow',
]
const places = [
  'Darcy Fold',
  'Great Lees',
  'Tonge Edge',
  'Halliwell Green',
  'Unit 5',
  'The Linkfield Centre',
  'Lees Health Centre',
]
const owners = [
  'Ainsley',
  'Bramhall',
  'Cawdrey',
  'Dunscar',
  'Everley',
  'Fernside',
  'Garstang',
  'Hollinbrook',
  'Ibbotson',
  'Jebb',
]
const kinds = ['Pharmacy', 'Chemist', 'Dispensing Chemist', 'Instore Pharmacy']

const days: readonly (readonly [cell: string, spans: readonly (readonly [string, string])[]])[] = [
  ['09:00-17:30', [['09:00', '17:30']]],
  [
    '09:00-13:00,14:00-18:00',
    [
      ['09:00', '13:00'],
      ['14:00', '18:00'],
    ],
  ],
  [
    '09:00-12:30,13:00-16:30,17:00-21:00',
    [
      ['09:00', '12:30'],
      ['13:00', '16:30'],
      ['17:00', '21:00'],
    ],
  ],
  ['08:30-00:00', [['08:30', '24:00']]],
  [
    '09:00-13:00:14:00-18:00',
    [
      ['09:00', '13:00'],
      ['14:00', '18:00'],
    ],
  ],
  ['CLOSED', []],
]

const makePharmacy = (index: number, next: (below: number) => number) => {
  const [town, districts, written] = pick(towns, next)
  const district = pick(districts, next)
  const postcode = `${district} ${next(9) + 1}${letters[next(20)]}${letters[index % 20]}`
  const street = `${next(600) + 1} ${pick(streets, next)}`
  const extra = next(3) === 0 ? pick(places, next) : ''
  const address = [extra, street].filter(Boolean).join(', ')
  const name = `${pick(owners, next)} ${index + 1} ${pick(kinds, next)}`
  const week = weekdays.map((day) => [day, pick(days, next)] as const)
  const openingHours = week.flatMap(([day, [, spans]]): StoredSpan[] =>
    spans.length ? spans.map(([opens, closes]) => ({ day, opens, closes })) : [{ day, opens: null, closes: null }],
  )
  const cells = [
    name,
    [address, town, ...(next(4) === 0 ? [written] : [])].join(', '),
    postcode,
    ...week.map(([, [cell]]) => cell),
    `F${String(index).padStart(4, '0')}`,
    town,
    `E0501${4000 + (index % 900)}`,
    'Little Lees & Darcy',
    'E08000001',
    town,
  ]
  return {
    cells,
    stored: {
      name,
      address,
      city: town,
      county: 'Greater Manchester',
      postcode,
      country: 'United Kingdom',
      opening_hours: openingHours,
      phone: null,
      email: null,
      website: null,
      services: [],
    },
  }
}

test('631 pharmacies with a whole address in one cell and an hours column per day: every cell is correct', async () => {
  const next = series(7)
  const pharmacies = Array.from({ length: 631 }, (_, index) => makePharmacy(index, next))
  const headings = [
    'pharmacy_name',
    'address',
    'postcode',
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (day) => `opening_hours_${day}`,
    ),
    'organisation_data_service_code',
    'health_and_wellbeing_board',
    'ward_code',
    'ward_name',
    'la_code',
    'la_name',
  ]
  // the office proposes the name for pharmacy_name; all other headings are known
  const columns = [
    'name',
    'address',
    'postcode',
    ...weekdays.map((day) => `hours${day}` as const),
    ...Array.from({ length: 6 }, () => undefined),
  ] as const
  const { totals, outcomes } = await run([headings, ...pharmacies.map(({ cells }) => cells)], { columns, services: {} })
  expect(totals).toEqual({ added: 631, changed: 0, unchanged: 0, refused: 0 })
  const { rows } = await database.pool.query(
    'select name, address, city, county, postcode, country, opening_hours, phone, email, website, services from supplier order by id',
  )
  expect(rows).toEqual(pharmacies.map(({ stored }) => stored))
  const notes = outcomes.flatMap(({ notes }) => notes ?? [])
  const written = pharmacies.filter(({ cells }) => /(?:Lancashire|Lancs\.?|Cheshire)$/.test(cells[1]!))
  expect(notes).toHaveLength(written.length)
  expect(new Set(notes.map((note) => note.replace(/^.* is in/, 'is in')))).toEqual(
    new Set(['Lancashire', 'Cheshire'].map((county) => `is in Greater Manchester; the file says ${county}`)),
  )
})

test('167 places of a town with swapped coordinates: every cell is correct', async () => {
  const next = series(11)
  const shops = Array.from({ length: 167 }, (_, index) => {
    const street = pick(
      ['Market Street', 'Crown Street', 'Bridge Gate', 'Old Gate', "St. George's Square", 'West End'],
      next,
    )
    const address = next(3) === 0 ? street : `${next(60) + 1} ${street}`
    const name = `${pick(owners, next)} ${index + 1} ${pick(['Blinds', 'Curtains', '& Daughter', 'Café'], next)}`
    const isPlaced = next(10) > 0
    const point = { latitude: 53.74 + next(9000) / 1e6, longitude: -2.01 - next(9000) / 1e6 }
    return {
      cells: [address, name, ...(isPlaced ? [point.longitude, point.latitude].map(String) : ['NaN', 'NaN'])],
      stored: {
        name,
        address,
        city: null,
        county: isPlaced ? 'West Yorkshire' : null,
        postcode: null,
        latitude: isPlaced ? point.latitude : null,
        longitude: isPlaced ? point.longitude : null,
      },
      isPlaced,
    }
  })
  const { totals, outcomes } = await run([['name', 'comments', 'lat', 'lon'], ...shops.map(({ cells }) => cells)], {
    columns: ['address', 'name', 'latitude', 'longitude'],
    services: {},
  })
  expect(totals).toEqual({ added: 167, changed: 0, unchanged: 0, refused: 0 })
  const { rows } = await database.pool.query(
    'select name, address, city, county, postcode, latitude, longitude from supplier order by id',
  )
  expect(rows).toEqual(shops.map(({ stored }) => stored))
  expect(outcomes.map(({ notes }) => notes!.length)).toEqual(shops.map(() => 1))
  expect(outcomes.filter(({ notes }) => notes![0]!.includes('were swapped'))).toHaveLength(
    shops.filter(({ isPlaced }) => isPlaced).length,
  )
})
