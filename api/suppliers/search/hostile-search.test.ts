import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createSupplierClient } from '../../testing/build/query.fixtures.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { nearSuppliers } from '../public/supplier.rest.ts'

const database = await testDatabase()
const { pool } = database
const execute = createSupplierClient(pool)
afterAll(() => database.close())
beforeAll(() => build(database.pool).supplier({ name: 'Regency Blinds' }))

const search = (filter: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  execute<{ suppliers: { nodes: { name: string }[] } }>(
    `query ($filter: SupplierFilter, $sort: SupplierSort, $first: Int, $after: String) {
      suppliers(filter: $filter, sort: $sort, first: $first, after: $after) {
        nodes { name } totalCount isTotalExact facets { services { count } counties { count } } place { name } } }`,
    { filter, ...rest },
  )
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  ['first', {}, { first: 100_000 }],
  ['first', {}, { first: 0 }],
  ['first', {}, { first: -1 }],
  ['after', {}, { after: 'broken' }],
  ['after', {}, { after: '' }],
  ['after', {}, { after: '💥' }],
  ['after', {}, { after: packed({}) }],
  ['after', {}, { after: packed(['RATING', 0, 0, [5, 1, "1'; drop table supplier"]]) }],
  ['after', {}, { after: packed(['RATING', 0, 0, [1e9, 1, 1]]) }],
  ['after', {}, { after: packed(['NAME', 0, 0, ['a', 1]]) }],
  ['after', {}, { after: packed(['RATING', 0, 0, [5, 1, 1]]), sort: 'NAME' }],
  ['after', {}, { after: packed(['NAME', 0, 0, ['a\0', 1]]), sort: 'NAME' }],
  ['after', {}, { after: 'x'.repeat(100_000) }],
  ['radiusMiles', { near: 'Leeds', radiusMiles: -1 }, {}],
  ['radiusMiles', { radiusMiles: 0 }, {}],
  ['radiusMiles', { radiusMiles: 0.5 }, {}],
  ['radiusMiles', { radiusMiles: 201 }, {}],
  ['query', { query: 'b'.repeat(10_000) }, {}],
  ['near', { near: 'b'.repeat(201) }, {}],
  ['county', { county: 'b'.repeat(201) }, {}],
])('a clear message about %s: %o %o', async (field, filter, rest) => {
  const { errors } = await search(filter, rest)
  expect(errors).toHaveLength(1)
  expect(errors![0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } })
  expect(errors![0]!.message.length).toBeLessThan(100)
})

test.each([
  ['lat', { lat: 200, lng: 0 }],
  ['lng', { lat: 0, lng: -181 }],
  ['radiusMiles', { lat: 0, lng: 0, radiusMiles: -1 }],
  ['radiusMiles', { lat: 0, lng: 0, radiusMiles: 201 }],
])('a clear message about %s of a point: %o', async (field, point) => {
  await expect(nearSuppliers(pool, point, 20)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    extensions: { fields: { [field]: expect.any(String) } },
  })
})

test('the poles and the date line are places too', async () => {
  for (const [lat, lng] of [
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
    [89.9999, 179.9999],
  ] as const) {
    expect(await nearSuppliers(pool, { lat, lng, radiusMiles: 200 }, 20)).toEqual([])
    const { data } = await search({ around: { latitude: lat, longitude: lng }, radiusMiles: 200 })
    expect(data.suppliers.nodes).toEqual([])
  }
})

test('an unknown value of an enum is refused by the schema', async () => {
  const { errors } = await search({ service: 'CARPETS' })
  expect(errors![0]!.message).toContain('Service')
})

const hostile = [
  '%',
  '_',
  '\\',
  '%_\\',
  "'",
  '"',
  "'; drop table supplier; --",
  '💥',
  '💥 blinds',
  'b\0linds',
  '\0',
  '&',
  '|',
  '!',
  '(',
  ')',
  ':*',
  '<->',
  'a & | b',
  '!blinds',
  'blinds:*',
  'blinds:A',
  '((((',
  'жалюзи',
  '窗帘',
  'ستائر',
  '½ ² ﬁ ß ø',
  'a'.repeat(200),
  'a '.repeat(100),
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14',
  'in',
  'near',
  'in in in',
  'near near',
  'blinds in',
  'in blinds',
  '$1',
  '{}',
  '[]',
  '${x}',
  '<script>',
  '../../etc/passwd',
  '\u202eblinds',
  '\ud800',
  'İstanbul',
  'constructor',
  '__proto__ toString',
]
const sorts = ['RATING', 'RELEVANCE', 'NAME', 'DISTANCE']
test.each([...hostile.entries()])('a sensible result for text %i, %j', async (number, text) => {
  const filters = [
    { query: text },
    { near: text },
    { county: text },
    { query: `blinds ${text}`.slice(0, 200) },
    { query: text, near: text, county: text },
  ]
  for (const [turn, filter] of filters.entries()) {
    for (const sort of isLong ? sorts : [sorts[(number + turn) % sorts.length]]) {
      const { errors } = await search(filter, { sort })
      expect(errors, JSON.stringify([filter, sort])).toBeUndefined()
    }
  }
  expect((await execute(`query ($text: String!) { suggest(text: $text) { text } }`, { text })).errors).toBeUndefined()
})

test('punctuation and emoji around a word are ignored', async () => {
  for (const query of ['💥 regency', 'b\0linds', '%regency%', '"blinds"', "regency's"]) {
    expect((await search({ query })).data.suppliers.nodes).toEqual([{ name: 'Regency Blinds' }])
  }
})
