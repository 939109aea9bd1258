import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { createSupplierClient } from '../../testing/build/query.fixtures.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { Service } from '../rules/service.ts'

const database = await testDatabase()
const { pool } = database
const execute = createSupplierClient(pool)
const make = build(pool)
afterAll(() => database.close())

interface Point {
  latitude: number
  longitude: number
  count: number
  supplier: { name: string } | null
}

const query = `query ($bounds: MapBounds!, $zoom: Float!, $filter: SupplierFilter) {
  supplierMap(bounds: $bounds, zoom: $zoom, filter: $filter) { latitude longitude count supplier { name address } }
}`
const kingdom = { west: -9, south: 49, east: 3, north: 61 }

const map = async (zoom: number, filter: Record<string, unknown> = {}, bounds: object = kingdom): Promise<Point[]> => {
  const { data, errors } = await execute<{ supplierMap: Point[] }>(query, { bounds, zoom, filter })
  expect(errors).toBeUndefined()
  return data.supplierMap
}
const total = (points: Point[]) => points.reduce((sum, { count }) => sum + count, 0)

beforeAll(async () => {
  await make.county('Gloucestershire', 'gloucestershire', [51.8, -2.2])
  await make.county('West Yorkshire', 'west-yorkshire', [53.75, -1.6])
  const many = `
    insert into supplier (name, city, county, services, latitude, longitude, status)
    select 'Blinds ' || n, $1, $2, $3::text[], $4 + (n % 20) * 0.005, $5 + (n / 20) * 0.005, 'listed' from generate_series(0, $6 - 1) n`
  await pool.query(many, ['Cheltenham', 'Gloucestershire', ['Blinds'], 51.88, -2.1, 90])
  await pool.query(many, ['Leeds', 'West Yorkshire', ['Curtains'], 53.76, -1.6, 60])
  await make.supplier({
    name: 'Lerwick Shutters',
    services: ['Plantation Shutters'],
    latitude: 60.15,
    longitude: -1.14,
    city: 'Lerwick',
    county: null,
  })
  await make.supplier({ name: 'Waiting Blinds', status: 'pending' })
  await make.supplier({ name: 'Nowhere Blinds', latitude: null, longitude: null })
})

test('the map by cell counts equals the one by single suppliers, also after moves, additions and removals', async () => {
  const views = [
    ...Array.from(
      { length: 13 },
      (_, zoom) => [zoom, zoom < 8 ? kingdom : { west: -2.2, south: 51.8, east: -1.9, north: 52.1 }] as const,
    ),
    // others to the west, to the east, and to the south
    [7, { west: -2, south: 51, east: -1, north: 54 }],
    [7, { west: -3, south: 51, east: -2.05, north: 54 }],
    [7, { west: -3, south: 53, east: -1, north: 54 }],
  ] as const
  const inOrder = (points: Point[]) => points.toSorted((a, b) => a.latitude - b.latitude || a.longitude - b.longitude)
  const expectSame = async () => {
    for (const [zoom, bounds] of views) {
      const counted = inOrder(await map(zoom, {}, bounds))
      const oneByOne = inOrder(await map(zoom, { services: Object.values(Service) }, bounds))
      expect(counted.map(({ count, supplier }) => [count, supplier?.name])).toEqual(
        oneByOne.map(({ count, supplier }) => [count, supplier?.name]),
      )
      for (const [at, { latitude, longitude }] of oneByOne.entries()) {
        expect(counted[at]!.latitude).toBeCloseTo(latitude, 5)
        expect(counted[at]!.longitude).toBeCloseTo(longitude, 5)
      }
    }
  }
  await expectSame()
  const added = await make.supplier({ name: 'New Blinds', services: ['Blinds'], latitude: 51.9, longitude: -2.1 })
  await pool.query(`update supplier set latitude = latitude + 0.3 where name = 'Blinds 7'`)
  await expectSame()
  await pool.query('delete from supplier where id = $1', [added])
  await pool.query(`update supplier set latitude = latitude - 0.3 where name = 'Blinds 7'`)
  await expectSame()
})

test('zoomed out: counts that sum to all suppliers, and a single one as itself', async () => {
  const points = await map(5)
  expect(points.length).toBeLessThan(10)
  expect(total(points)).toBe(151)
  expect(points[0]).toMatchObject({ count: 90, supplier: null })
  expect(points[0]!.latitude).toBeCloseTo(51.92, 0)
  expect(points.find(({ latitude }) => latitude > 60)!.count).toBe(1)
})

test('zoomed in, or far apart: single suppliers at their locations', async () => {
  const close = await map(14, {}, { west: -2.11, south: 51.87, east: -2.09, north: 51.89 })
  expect(close.every(({ count, supplier }) => count === 1 && supplier)).toBe(true)
  expect(close.some(({ supplier }) => supplier!.name === 'Blinds 0')).toBe(true)
  expect((await map(13, {}, { west: -2.11, south: 51.87, east: -2.09, north: 51.89 })).length).toBe(close.length)
  const few = await map(5, { service: 'SHUTTERS' })
  expect(few).toEqual([
    { latitude: 60.15, longitude: -1.14, count: 1, supplier: { name: 'Lerwick Shutters', address: null } },
  ])
})

test('filters apply: services and counties, one or several, words, a circle and a box', async () => {
  expect(total(await map(5, { services: ['CURTAINS', 'SHUTTERS'] }))).toBe(61)
  expect(total(await map(5, { counties: ['west-yorkshire'] }))).toBe(60)
  expect(total(await map(5, { counties: ['West Yorkshire', 'gloucestershire'] }))).toBe(150)
  expect(total(await map(5, { query: 'shutters' }))).toBe(1)
  expect(total(await map(5, { around: { latitude: 53.8, longitude: -1.55 }, radiusMiles: 20 }))).toBe(60)
  expect(total(await map(5, { within: { west: -3, south: 51, east: -2, north: 52 } }))).toBe(90)
  expect(await map(5, { within: { west: 0, south: 51, east: 1, north: 52 } })).toEqual([])
})

test('no two points overlap on the screen', async () => {
  const zoom = 11
  const points = await map(zoom, {}, { west: -2.3, south: 51.8, east: -1.9, north: 52.1 })
  const pixels = (degrees: number) => (degrees / 360) * 512 * 2 ** zoom
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(0, index)) {
      expect(
        Math.hypot(pixels(a.longitude - b.longitude), pixels(a.latitude - b.latitude) / Math.cos(0.9)),
      ).toBeGreaterThan(30)
    }
  }
  expect(points.length).toBeGreaterThan(1)
  const { rows } = await pool.query(
    "select avg(latitude) latitude from supplier where name ~ '^Blinds' and county = 'Gloucestershire'",
  )
  const latitude = points.reduce((sum, point) => sum + point.latitude * point.count, 0) / total(points)
  expect(latitude).toBeCloseTo(rows[0].latitude, 6) // a merged point is amid its suppliers
})

test('a cell’s point stays when the map is moved a little', async () => {
  const here = await map(8, {}, { west: -2.5, south: 51.5, east: -1.5, north: 52.5 })
  const moved = await map(8, {}, { west: -2.45, south: 51.55, east: -1.45, north: 52.45 })
  expect(moved).toEqual(here)
  expect(here.length).toBeGreaterThan(0)
})

test('never more than 500 points, even for a large view zoomed in', async () => {
  await pool.query(`
    insert into supplier (name, services, latitude, longitude, status)
    select 'Grid ' || n, '{Blinds}', 44 + n / 40 * 0.2, 8 + n % 40 * 0.2, 'listed' from generate_series(0, 1599) n`)
  const points = await map(22, {}, { west: -180, south: -90, east: 180, north: 90 })
  expect(points.length).toBeLessThanOrEqual(500)
  expect(total(await map(4, {}, { west: 5, south: 43, east: 20, north: 54 }))).toBeGreaterThanOrEqual(1600)
  await pool.query(`delete from supplier where name like 'Grid %'`)
})

test.each([
  [{ west: 3, south: 49, east: -9, north: 61 }, 5, { 'bounds.east': 'The east edge must be east of the west edge' }],
  [
    { west: -9, south: 61, east: 3, north: 49 },
    5,
    { 'bounds.north': 'The north edge must be north of the south edge' },
  ],
  [{ west: -200, south: 49, east: 3, north: 61 }, 5, { 'bounds.west': 'The west edge must be from -180 to 180' }],
  [{ ...kingdom, south: -90.1 }, 5, { 'bounds.south': 'The south edge must be from -90 to 90' }],
  [{ ...kingdom, east: 180.1 }, 5, { 'bounds.east': 'The east edge must be from -180 to 180' }],
  [kingdom, 24.5, { zoom: 'The zoom must be from 0 to 24' }],
  [kingdom, -0.5, { zoom: 'The zoom must be from 0 to 24' }],
  [{ ...kingdom, east: -9 }, 5, { 'bounds.east': 'The east edge must be east of the west edge' }],
  [{ ...kingdom, north: 49 }, 5, { 'bounds.north': 'The north edge must be north of the south edge' }],
  [{ ...kingdom, north: 90.1 }, 5, { 'bounds.north': 'The north edge must be from -90 to 90' }],
])('impossible bounds and zooms are refused: %o %d', async (bounds, zoom, fields) => {
  const { errors } = await execute(query, { bounds, zoom })
  expect(errors![0]).toMatchObject({ code: 'BAD_USER_INPUT', fields })
})

test('a list within a part of the map, around a point, and of several counties and services', async () => {
  const list = async (filter: object, sort = 'NAME') => {
    const { data, errors } = await execute<{
      suppliers: {
        totalCount: number
        isTotalExact: boolean
        widenedToMiles: number | null
        edges: { distance: number | null; node: { name: string } }[]
        facets: { counties: { county: string; count: number }[]; services: { service: string; count: number }[] }
      }
    }>(
      `query ($filter: SupplierFilter, $sort: SupplierSort) { suppliers(filter: $filter, sort: $sort, first: 100) {
        totalCount isTotalExact widenedToMiles edges { distance node { name } } facets { counties { county count } services { service count } } } }`,
      { filter, sort },
    )
    expect(errors).toBeUndefined()
    const nodes = data.suppliers.edges.map(({ distance, node }) => ({ ...node, distance }))
    return { ...data.suppliers, nodes }
  }
  expect((await list({ within: { west: -2, south: 60, east: -1, north: 61 } })).nodes.map(({ name }) => name)).toEqual([
    'Lerwick Shutters',
  ])
  const around = await list({ around: { latitude: 60.15, longitude: -1.14 }, radiusMiles: 5 }, 'DISTANCE')
  expect(around.nodes).toEqual([{ name: 'Lerwick Shutters', distance: 0 }])
  const both = await list({ counties: ['gloucestershire', 'West Yorkshire'], services: ['CURTAINS'] })
  expect([both.totalCount, both.isTotalExact]).toEqual([60, true])
  expect(both.facets).toEqual({
    counties: [{ county: 'West Yorkshire', count: 60 }],
    services: [
      { service: 'BLINDS', count: 91 },
      { service: 'CURTAINS', count: 60 },
    ],
  })
  expect((await list({ services: ['CURTAINS', 'SHUTTERS'] })).totalCount).toBe(61)
  expect((await list({ counties: ['Nowhereshire'] })).totalCount).toBe(0)
})

test('an empty circle grows to the next size with suppliers', async () => {
  const { data } = await execute<{ suppliers: { totalCount: number; widenedToMiles: number | null } }>(
    '{ suppliers(filter: { around: { latitude: 60.3, longitude: -1.14 }, radiusMiles: 5 }) { totalCount widenedToMiles } }',
  )
  expect(data.suppliers).toEqual({ totalCount: 1, widenedToMiles: 15 })
})

test('suggestions of places only', async () => {
  for (const name of ['Bath', 'Bathgate', 'Batley', 'Battle', 'Bathford']) await make.location([name])
  await make.supplier({ name: 'Bath Blinds' })
  const { data } = await execute<{ suggest: { type: string; text: string }[] }>(
    '{ suggest(text: "bat", first: 5, types: [PLACE]) { type text } }',
  )
  expect(data.suggest).toHaveLength(5)
  expect(data.suggest.every(({ type }) => type === 'PLACE')).toBe(true)
})
