import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import { landmarks } from './landmarks.ts'
import { resolvePlace } from './resolve-place.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase('places')
})
afterAll(() => database.close())

const resolve = (text: string) => resolvePlace(database.pool, text)

test.each([
  ['gl50 1ab', 'GL50', 'postcode', 'Cheltenham'],
  ['GL501AB', 'GL50', 'postcode', 'Cheltenham'],
  ['Gl50  1Ab', 'GL50', 'postcode', 'Cheltenham'],
  ['  gl50 1ab ', 'GL50', 'postcode', 'Cheltenham'],
  ['GL50', 'GL50', 'outcode', 'Cheltenham'],
  ['GL50 1', 'GL50', 'outcode', 'Cheltenham'],
  ['gl501', 'GL50', 'outcode', 'Cheltenham'],
  ['B1 1', 'B1', 'outcode', 'Birmingham'],
  ['B11', 'B11', 'outcode', 'Birmingham'],
  ['b1 1bb', 'B1', 'postcode', 'Birmingham'],
  ['SW1A 1AA', 'SW1A', 'postcode', 'Westminster'],
  ['EC2A 4NE', 'EC2A', 'postcode', 'Shoreditch'],
  ['GL5O 1AB', 'GL50', 'postcode', 'Cheltenham'],
  ['GL50 IAB', 'GL50', 'postcode', 'Cheltenham'],
  ['0X1 1AA', 'OX1', 'postcode', 'Oxford'],
  ['OXI 1AA', 'OX1', 'postcode', 'Oxford'],
  ['1P1 1AA', 'IP1', 'postcode', 'Ipswich'],
  ['near GL50 1AB', 'GL50', 'postcode', 'Cheltenham'],
  ['GL50 1AB, UK', 'GL50', 'postcode', 'Cheltenham'],
  ['12 High Street, Cheltenham GL50 1AB', 'GL50', 'postcode', 'Cheltenham'],
  ['12 High Street, Cheltenham, GL50 1', 'GL50', 'outcode', 'Cheltenham'],
  ['Cheltenham gl50 1a', 'GL50', 'outcode', 'Cheltenham'],
  ['St Helier, JE2 4', 'JE2', 'outcode', 'Jersey'],
  ['St Peter Port, GY1 1', 'GY1', 'outcode', 'Guernsey'],
  ['Ramsey, IM8 1', 'IM8', 'outcode', 'Isle of Man'],
  ['BT1 5GS', 'BT1', 'postcode', 'Belfast'],
  ['AB10 1XG', 'AB10', 'postcode', 'Aberdeen'],
  ['GL', 'GL', 'area', 'Gloucester'],
  ['gl', 'GL', 'area', 'Gloucester'],
  ['GL99 9ZZ', 'GL', 'area', 'Gloucester'],
])('the postcode %j is in %s', async (text, name, precision, nearestTown) => {
  expect(await resolve(text)).toMatchObject({ name, precision, nearestTown })
})

test.each([
  ['Cheltenham', 'Cheltenham', 'Gloucestershire'],
  ['CHELTENHAM', 'Cheltenham', 'Gloucestershire'],
  ['near Cheltenham', 'Cheltenham', 'Gloucestershire'],
  ['in Leeds', 'Leeds', 'West Yorkshire'],
  ['Cheltenham, UK', 'Cheltenham', 'Gloucestershire'],
  ['Cheltenham, Gloucestershire', 'Cheltenham', 'Gloucestershire'],
  ['Cheltenham, Glos', 'Cheltenham', 'Gloucestershire'],
  ['cheltenham glos', 'Cheltenham', 'Gloucestershire'],
  ['Cheltenham GL50', 'Cheltenham', 'Gloucestershire'],
  ['Ashford, Kent, TN99 1AA', 'Ashford', 'Kent'],
  ['Newport, Shropshire', 'Newport', 'Shropshire'],
  ['Newport, Isle of Wight', 'Newport', 'Isle of Wight'],
  ['Newport IoW', 'Newport', 'Isle of Wight'],
  ['Newport', 'Newport', 'Newport'],
  ['Newport, Wales', 'Newport', 'Newport'],
  ['Richmond, North Yorkshire', 'Richmond', 'North Yorkshire'],
  ['Richmond N Yorks', 'Richmond', 'North Yorkshire'],
  ['Richmond, London', 'Richmond', 'Greater London'],
  ['Richmond upon Thames', 'Richmond', 'Greater London'],
  ['Gillingham, Kent', 'Gillingham', 'Kent'],
  ['Gillingham, Dorset', 'Gillingham', 'Dorset'],
  ['Gillingham', 'Gillingham', 'Kent'],
  ['Bangor NI', 'Bangor', 'County Down'],
  ['Bangor, County Down', 'Bangor', 'County Down'],
  ['Bangor, Gwynedd', 'Bangor', 'Gwynedd'],
  ['Ashford, Surrey', 'Ashford', 'Surrey'],
  ['Wellington, Somerset', 'Wellington', 'Somerset'],
  ['Farnborough, Kent', 'Farnborough', 'Greater London'],
  ['Stockport, Cheshire', 'Stockport', 'Greater Manchester'],
  ['stockport cheshire', 'Stockport', 'Greater Manchester'],
  ['Leeds Yorkshire', 'Leeds', 'West Yorkshire'],
  ['Richmond, Surrey', 'Richmond', 'Greater London'],
  ['Perth, Scotland', 'Perth', 'Perth and Kinross'],
  ['Durham', 'Durham', 'County Durham'],
  ['Bristol', 'Bristol', 'Bristol'],
  ['London', 'London', 'Greater London'],
  ['Newcastle', 'Newcastle upon Tyne', 'Tyne and Wear'],
  ['Newcastle-under-Lyme', 'Newcastle under Lyme', 'Staffordshire'],
  ['Hull', 'Kingston upon Hull', 'East Riding of Yorkshire'],
  ['Brum', 'Birmingham', 'West Midlands'],
  ['Stoke', 'Stoke-on-Trent', 'Staffordshire'],
  ['Soton', 'Southampton', 'Hampshire'],
  ['Saint Albans', 'St Albans', 'Hertfordshire'],
  ["St. Alban's", 'St Albans', 'Hertfordshire'],
  ['Kings Lynn', "King's Lynn", 'Norfolk'],
  ['Bishops Stortford', "Bishop's Stortford", 'Hertfordshire'],
  ['Stratford upon Avon', 'Stratford-upon-Avon', 'Warwickshire'],
  ['Burton on Trent', 'Burton upon Trent', 'Staffordshire'],
  ['Weston-Super-Mare', 'Weston-super-Mare', 'Somerset'],
  ['Derry', 'Londonderry', 'County Londonderry'],
  ['Tunbridge Wells', 'Royal Tunbridge Wells', 'Kent'],
  ['Wimbledon', 'Wimbledon', 'Greater London'],
  ['Enfield', 'Enfield', 'Greater London'],
])('the town %j is %s in %s', async (text, name, county) => {
  expect(await resolve(text)).toMatchObject({
    name,
    county,
    type: 'town',
    precision: 'town',
    country: 'GB',
    nearestTown: name,
  })
})

test.each([
  ['Cheltenam', 'Cheltenham'],
  ['Birmingam', 'Birmingham'],
  ['Guilford', 'Guildford'],
  ['Leciester', 'Leicester'],
  ['Notingham', 'Nottingham'],
  ['Hudersfield', 'Huddersfield'],
  ['Edinborough', 'Edinburgh'],
  ['Glouster', 'Gloucester'],
  ['Cheltenam, Glos', 'Cheltenham'],
  ['Milton Keyns', 'Milton Keynes'],
  ['Middlesborough', 'Middlesbrough'],
  ['Scarbrough', 'Scarborough'],
  ['Lodnon', 'London'],
  ['kesick', 'Keswick'],
  ['towster', 'Towcester'],
  ['frodsum', 'Frodsham'],
  ['bromyarn', 'Bromyard'],
  ['clanberis', 'Llanberis'],
  ['machunleth', 'Machynlleth'],
  ['saulsbury', 'Salisbury'],
  ['pennycook midlothian', 'Penicuik'],
  ['mulguy', 'Milngavie'],
  ['dun leary', 'Dún Laoghaire'],
])('the misspelt %j is %s', async (text, name) => {
  expect(await resolve(text)).toMatchObject({ name, type: 'town' })
})

test.each(['high wickham', 'm in otley'])('%j sounds like a place, but is none', async (text) => {
  expect(['Heacham', 'Mintlaw']).not.toContain((await resolve(text))?.name)
})

test('a word that need not be a place can be looked up without correction', async () => {
  expect(await resolvePlace(database.pool, 'Cheltenam', { allowMisspelling: false })).toBeNull()
  expect(await resolvePlace(database.pool, 'blinds', { allowMisspelling: false })).toBeNull()
  expect(await resolvePlace(database.pool, 'Cheltenham', { allowMisspelling: false })).toMatchObject({
    name: 'Cheltenham',
  })
})

test.each([
  ['Gloucestershire', 'Gloucestershire'],
  ['glos', 'Gloucestershire'],
  ['W Sussex', 'West Sussex'],
  ['West Sx', 'West Sussex'],
  ['N Yorks', 'North Yorkshire'],
  ['Co Durham', 'County Durham'],
  ['Tyne & Wear', 'Tyne and Wear'],
  ['Salop', 'Shropshire'],
  ['Hants', 'Hampshire'],
  ['Western Isles', 'Na h-Eileanan Siar'],
  ['Kent, England', 'Kent'],
  ['Cornwall', 'Cornwall'],
])('the county %j is %s', async (text, name) => {
  expect(await resolve(text)).toMatchObject({ name, type: 'county', precision: 'county' })
})

test.each([
  ['UK', 'United Kingdom', 'GB'],
  ['anywhere in the UK', 'United Kingdom', 'GB'],
  ['all over the UK', 'United Kingdom', 'GB'],
  ['throughout France', 'France', 'FR'],
  ['France', 'France', 'FR'],
  ['Holland', 'Netherlands', 'NL'],
  ['Deutschland', 'Germany', 'DE'],
])('the country %j is %s', async (text, name, country) => {
  expect(await resolve(text)).toMatchObject({ name, country, precision: 'country' })
})

test.each([
  ['Dublin', 'IE'],
  ['Galway', 'IE'],
  ['Limerick', 'IE'],
  ['Cologne', 'DE'],
  ['Paris', 'FR'],
  ['München', 'DE'],
  ['Munich', 'DE'],
  ['Köln', 'DE'],
  ['Seville', 'ES'],
  ['Roma', 'IT'],
  ['Den Haag', 'NL'],
  ['Ghent', 'BE'],
  ['Paris, France', 'FR'],
])('the town abroad %j is in %s', async (text, country) => {
  expect(await resolve(text)).toMatchObject({ country, type: 'town' })
})

test.each([
  '',
  ' ',
  ',',
  'x'.repeat(10_000),
  'Cheltenham\0'.repeat(11),
  '🏠',
  '%',
  '%%%%',
  '_____',
  '\\',
  "'; drop table location; --",
  '"',
  '\0',
  '\ud800',
  'zzqxjv',
  'roman',
  'venetian',
  'blinds',
  'made to measure',
  'asdfghjkl',
  '999999',
  '((((',
  'near',
  '::ffff',
  '<script>alert(1)</script>',
  '. . .',
  '0000000',
])('%j is no place', async (text) => {
  expect(await resolve(text)).toBeNull()
})

describe('a full postcode near known suppliers', () => {
  const addSuppliers = (count: number, status = 'listed') =>
    database.pool.query(
      `insert into supplier (name, postcode, latitude, longitude, status)
     select 'Shop ' || n, 'CF10 ' || n || 'AA', 51.481 + n * 0.001, -3.177, $2 from generate_series(1, $1) n`,
      [count, status],
    )

  test('moves to their centre once there are three', async () => {
    const before = await resolve('CF10 9ZZ')
    await addSuppliers(2)
    await addSuppliers(3, 'pending')
    await database.pool.query("insert into supplier (name, postcode, status) values ('Nowhere', 'CF10 1AA', 'listed')")
    expect(await resolve('CF10 9ZZ')).toEqual(before)
    await addSuppliers(1)
    const after = await resolve('CF10 9ZZ')
    expect(after?.latitude).toBeCloseTo(51.4823, 3)
    expect(after?.longitude).toBeCloseTo(-3.177, 3)
    expect((await resolve('CF10'))?.latitude).toBe(before?.latitude)
    expect(await resolve('CF10 OZ1')).toEqual({ ...after, postcode: 'CF10 0ZI' })
  })
})

test('a correctly spelt place takes at most three statements', async () => {
  const texts = ['GL50 1AB', 'Cheltenham', 'Newport, Shropshire', 'GL50', 'Kent', 'Hull', 'Richmond N Yorks', 'Leeds']
  for (const text of texts) {
    const query = vi.spyOn(database.pool, 'query')
    expect(await resolve(text)).not.toBeNull()
    expect(query.mock.calls.length, text).toBeLessThanOrEqual(3)
    query.mockRestore()
  }
})

test.each([
  ['M40 J9', 'Bicester'],
  ['Jct 9, M40', 'Bicester'],
  ['junction 11a of the M1', 'Dunstable'],
  ['j8a m40', 'Oxford'],
  ['near m25 junction 10', 'Cobham'],
  ['M1 J99', undefined],
  ['M99 junction 1', undefined],
  ['Watford Gap services', 'Daventry'],
  ['Membury Services', 'Hungerford'],
  ['Strensham services', 'Tewkesbury'],
  ['Blyth services', 'Worksop'],
  ['Bluewater', 'Dartford'],
  ['Fosse Park', 'Leicester'],
  ['Fort Kinnaird', 'Edinburgh'],
  ['Parc Trostre', 'Llanelli'],
  ['Merry Hill Centre', 'Brierley Hill'],
])('%s is at %s', async (text, town) => {
  expect((await resolve(text))?.name).toBe(town)
})

test('each town with a junction, services or a shopping centre is a place', async () => {
  const { rows: towns } = await database.pool.query(
    `select name, county from location where type = 'town' and country = 'GB'`,
  )
  const names = new Set(towns.flatMap(({ name, county }) => [name, `${name}, ${county}`]))
  expect([...landmarks.keys()].filter((name) => !names.has(name))).toEqual([])
})
