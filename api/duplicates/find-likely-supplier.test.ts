import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { readRarity } from './compare/commonness.ts'
import { findLikelySupplier } from './find-likely-supplier.ts'
import { findSameDoor } from './find-same-door.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
afterAll(() => database.close())
beforeEach(() => pool.query('delete from supplier'))

const threlfall = {
  name: 'Threlfall & Daughters Blinds Ltd',
  phone: '01632 960123',
  website: 'https://www.threlfall.example/blinds',
  email: 'Hello@threlfall.example',
  address: '14 Winchcombe Street',
  city: 'Cheltenham',
  postcode: 'GL52 2LX',
  latitude: 51.9009,
  longitude: -2.0727,
}
const findIds = async (listing: Parameters<typeof findLikelySupplier>[1]) => {
  const { decision, suppliers } = await findLikelySupplier(pool, listing)
  return [decision, ...suppliers.map(({ id }) => id)]
}

test.each([
  ['phone in another format, no address', { name: 'THRELFALL AND DAUGHTERS', phone: '+44 (0)1632 960 123' }],
  ['the second number of two', { name: 'Threlfall & Daughters', phone: '07700 900456 / 01632 960123' }],
  [
    'website with another path',
    { name: 'Threlfall and Daughters Blinds', website: 'threlfall.example/contact?from=ad' },
  ],
  [
    'mail host as the website',
    { name: 'Threlfall & Daughters Blinds', email: 'hello@threlfall.example', city: 'Cheltenham' },
  ],
  ['postcode in small letters with an O', { name: 'Threlfall & Daughters', postcode: 'gl522lx' }],
  [
    'a slip in the name, same street',
    { name: 'Threllfall & Daughters Blinds', postcode: 'GL52 2LX', address: '14 Winchcombe St' },
  ],
  ['place id, all else unknown', { name: 'Threlfall', placeId: 'places/ChIJ7a' }],
])('recognises a supplier by %s', async (_, listing) => {
  const id = await make.supplier({ ...threlfall, place_id: 'ChIJ7a' })
  await make.supplier({ name: 'Cotswold Shades', phone: '01632 960999', postcode: 'GL52 2LX' })
  expect(await findIds(listing)).toEqual(['same', id])
})

test('a misspelt name is recognised by one other detail alone, however many demo suppliers share it', async () => {
  const town = { name: 'Threlfall Blinds', city: 'Cheltenham', postcode: null, latitude: null, longitude: null }
  const details = [
    [{ phone: '01632 960123' }, { phone: '+44 1632 960123' }],
    [{ website: 'https://shop.threlfall.example/' }, { website: 'threlfall.example' }],
    [{ email: 'Threlfall@gmail.com' }, { email: 'threlfall@gmail.com' }],
    [
      { postcode: 'GL52 2LX', address: '14 Winchcombe Street' },
      { postcode: 'gl522lx', address: '14 Winchcombe St' },
    ],
  ] as const
  for (const [stored, incoming] of details) {
    await pool.query('truncate supplier cascade')
    for (let demo = 0; demo < 20; demo++) await make.supplier({ ...town, ...stored, name: 'Demo', is_demo: true })
    const id = await make.supplier({ ...town, ...stored })
    expect(await findIds({ name: 'Trelfall Blinds', city: 'Cheltenham', ...incoming })).toEqual(['same', id])
  }
})

test('among many of one name, the one in the same town or district is recognised', async () => {
  await pool.query(
    `insert into supplier (name, status, city, is_demo) select 'Threlfall Blinds', 'listed', 'Town ' || i, false from generate_series(1, 25) i
     union all select 'Threlfall Blinds', 'listed', 'Leeds', true from generate_series(1, 25) i`,
  )
  const makeNamesake = (place: object) =>
    make.supplier({ name: 'Threlfall Blinds', latitude: null, longitude: null, ...place })
  const leeds = await makeNamesake({ city: 'Leeds', postcode: null })
  const york = await makeNamesake({ city: null, postcode: 'YO1 9TA' })
  expect(await findIds({ name: 'Threlfall Blinds', city: 'leeds' })).toEqual(['same', leeds])
  expect((await findIds({ name: 'Threlfall Blinds', postcode: 'YO1' }))[1]).toBe(york)
})

test('another firm in the building, a distant branch and a stranger are new', async () => {
  await make.supplier(threlfall)
  expect(await findIds({ name: 'Pittville Curtain Makers', postcode: 'GL52 2LX', phone: '01632 960777' })).toEqual([
    'none',
  ])
  expect(await findIds({ name: 'Hargreave Shutters', city: 'Leeds', postcode: 'LS1 5AA' })).toEqual(['none'])
  const branch = await findLikelySupplier(pool, {
    ...threlfall,
    email: null,
    phone: '01632 960888',
    address: '3 Briggate',
    city: 'Leeds',
    postcode: 'LS1 6HD',
    latitude: 53.796,
    longitude: -1.542,
  })
  expect(branch.decision).not.toBe('same')
})

test('a word common nearby does not hide matches by another word', async () => {
  const near = { city: 'London', postcode: 'SE1 1AA', latitude: 51.5049, longitude: -0.0877 }
  await pool.query(
    `insert into supplier (name, status, city, postcode, latitude, longitude)
     select 'London Blinds ' || i, 'listed', $1, $2, $3, $4 from generate_series(1, 150) i`,
    Object.values(near),
  )
  const id = await make.supplier({ ...near, name: 'Threlfall of London', postcode: 'SE1 9XX' })
  expect(await findIds({ name: 'London Threlfall', city: 'London', postcode: 'SE1' })).toEqual(['same', id])
  const around = { latitude: near.latitude + 0.015, longitude: near.longitude - 0.02 }
  expect((await findIds({ name: 'London Threlfall', city: 'London', ...around }))[1]).toBe(id)
})

test('a common number proves nothing', async () => {
  for (let branch = 0; branch < 8; branch++)
    await make.supplier({
      name: `Firm ${'ABCDEFGH'[branch]} Blinds`,
      phone: '0808 157 0123',
      postcode: `LS${branch + 1} 1AA`,
      city: 'Leeds',
      latitude: null,
      longitude: null,
    })
  expect(await findIds({ name: 'Zeta Shutters', phone: '0808 157 0123' })).toEqual(['none'])
})

test('a town’s centre is no evidence, on either side', async () => {
  const middle = { latitude: 51.89994, longitude: -2.07972 }
  const town = { name: 'Threlfall Blinds', website: 'threlfall.example', city: 'Cheltenham', postcode: null }
  const far = { ...town, latitude: 51.95, longitude: -2.15 }
  const id = await make.supplier({ ...town, ...middle })
  expect(await findIds(far)).toEqual(['perhaps', id])
  await pool.query(
    `insert into location (name, type, country, latitude, longitude) values ('Cheltenham', 'town', 'GB', $1, $2)`,
    [middle.latitude, middle.longitude],
  )
  expect(await findIds(far)).toEqual(['same', id])
  await pool.query('update supplier set latitude = $1, longitude = $2', [far.latitude, far.longitude])
  expect(await findIds({ ...town, ...middle })).toEqual(['same', id])
  await pool.query(`delete from location where name = 'Cheltenham'`)
  expect(await findIds({ ...town, ...middle })).toEqual(['perhaps', id])
})

test('a merged duplicate returns its original, even through a chain; hidden and rejected ones by their status', async () => {
  const original = await make.supplier({ name: 'Daughters of Threlfall', postcode: 'GL50 1AA', status: 'hidden' })
  let between = original
  for (let step = 0; step < 12; step++)
    between = await make.supplier({
      name: 'Threlfall',
      status: 'merged',
      merged_into_id: between,
      postcode: 'GL51 1AA',
    })
  await make.supplier({ ...threlfall, status: 'merged', merged_into_id: between })
  const { decision, suppliers } = await findLikelySupplier(pool, threlfall)
  expect(decision).toBe('same')
  expect(suppliers.map(({ id, status }) => [id, status])).toEqual([[original, 'hidden']])
})

test('merged duplicates do not make a number common', async () => {
  const plain = { name: 'Threlfall Blinds', phone: '01632 960123' }
  const id = await make.supplier({ ...plain, latitude: null, longitude: null })
  for (let merged = 0; merged < 6; merged++)
    await make.supplier({ ...plain, name: 'Zeta Shutters', status: 'merged', merged_into_id: id })
  expect(await findIds(plain)).toEqual(['same', id])
})

test('at most five suppliers are found, the surest first', async () => {
  const ids: number[] = []
  for (let at = 0; at < 7; at++) ids.push(await make.supplier({ ...threlfall, phone: `01632 96010${at}` }))
  const { suppliers } = await findLikelySupplier(pool, { ...threlfall, phone: '01632 960106' })
  expect(suppliers).toHaveLength(5)
  expect(suppliers[0]!.id).toBe(ids[6])
})

test('a cycle of merged duplicates has no original', async () => {
  const first = await make.supplier({ ...threlfall, status: 'merged' })
  const second = await make.supplier({ ...threlfall, status: 'merged', merged_into_id: first })
  await pool.query('update supplier set merged_into_id = $1 where id = $2', [second, first])
  expect(await findIds(threlfall)).toEqual(['none'])
})

test('a supplier known by the source’s own id is the same; demo suppliers never are', async () => {
  const renamed = await make.supplier({ name: 'Bayview Interiors', postcode: 'BN1 1AA' })
  const demo = await make.supplier({ ...threlfall, place_id: 'ChIJ7a', is_demo: true })
  expect(await findIds({ name: 'Sea Shades', knownIds: [renamed] })).toEqual(['same', renamed])
  expect(await findIds({ ...threlfall, placeId: 'ChIJ7a', knownIds: [demo] })).toEqual(['none'])
})

test('at one door with one phone are listed, pending and hidden suppliers', async () => {
  const ids: number[] = []
  for (const status of ['listed', 'pending', 'hidden', 'rejected', 'merged'])
    ids.push(await make.supplier({ ...threlfall, status }))
  await make.supplier({ ...threlfall, address: '3 Promenade' })
  await make.supplier({ ...threlfall, phone: '01632 960999' })
  expect((await findSameDoor(pool, threlfall)).map(({ id }) => id)).toEqual(ids.slice(0, 3))
})

test('odd input finds nothing and causes no error', async () => {
  await make.supplier(threlfall)
  for (const odd of ['', ' ', '%', '\\', '…', "'; drop", '🙂'.repeat(50)]) {
    expect(
      await findIds({ name: odd || '-', phone: odd, website: odd, email: odd, postcode: odd, city: odd, placeId: odd }),
    ).toEqual(['none'])
  }
})

test('a word is the rarer the fewer suppliers have it; among few suppliers, all words are rare', async () => {
  await pool.query(`insert into supplier_word values ('zza', 'zza', 500), ('zzb', 'zzb', 3)`)
  const rarities = async (suppliers: number, minSuppliers?: number) => {
    await pool.query(
      `insert into supplier_count values ('', '', $1) on conflict (county, service) do update set suppliers = $1`,
      [suppliers],
    )
    return ['zza', 'zzb', 'unknown'].map(await readRarity(pool, ['zza', 'zzb'], minSuppliers))
  }
  const expected = [1 - Math.log(500) / Math.log(1000), 1 - Math.log(3) / Math.log(1000), 1]
  expect(await rarities(1000)).toEqual(expected.map((rarity) => expect.closeTo(rarity, 6)))
  expect((await rarities(1000, 5))[1]).toBe(1)
  expect((await rarities(400))[0], 'never below none').toBe(0)
  expect(await rarities(199)).toEqual([1, 1, 1])
  await pool.query(
    `delete from supplier_word where word like 'zz_'; update supplier_count set suppliers = 0 where county = ''`,
  )
})
