import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createSupplierClient } from '../../testing/build/query.fixtures.ts'
import { build } from '../../testing/build/supplier.factory.ts'

const database = await testDatabase()
const { pool } = database
const execute = createSupplierClient(pool)
const make = build(pool)
afterAll(() => database.close())

let cachedId: number
let duplicate: number
let pending: number
beforeAll(async () => {
  cachedId = await make.supplier({
    name: 'Regency Blinds',
    services: ['Roller Blinds', 'Made to Measure'],
    contact_email: 'secret@example.com',
  })
  duplicate = await make.supplier({ name: 'Regency Blinds Ltd', status: 'merged', merged_into_id: cachedId })
  pending = await make.supplier({ status: 'pending' })
  await make.supplier({
    name: 'Promenade Blinds',
    latitude: 51.91,
    is_premium: true,
    average_rating: 4,
    review_count: 2,
  })
  await make.supplier({
    name: 'Montpellier Curtains',
    latitude: 51.905,
    services: ['Curtains'],
    is_premium: true,
    average_rating: 4.5,
    review_count: 1,
  })
  await make.supplier({ name: 'Gloucester Blinds', city: 'Gloucester', latitude: 51.86, longitude: -2.24 })
  await make.supplier({ name: 'Truro Blinds', city: 'Truro', county: 'Cornwall', latitude: 50.26, longitude: -5.05 })
  await make.supplier({ name: 'Somewhere Blinds', latitude: null, longitude: null })
  await make.review(cachedId)
  await pool.query(
    `insert into external_rating (supplier_id, source, rating, best_rating, review_count, fetched_at)
    values ($1, 'Yell', 9, 10, 12, '2026-01-02')`,
    [cachedId],
  )
})

test('a supplier by id, with the data of its page', async () => {
  const { data, errors } = await execute(
    `query ($id: ID!) { supplier(id: $id) {
      id name services serviceGroups averageRating reviewCount createdAt
      externalRatings { source rating bestRating reviewCount fetchedAt } similar { name } } }`,
    { id: cachedId },
  )
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    supplier: {
      id: String(cachedId),
      name: 'Regency Blinds',
      serviceGroups: ['BLINDS', 'CUSTOM'],
      averageRating: 4,
      reviewCount: 1,
      externalRatings: [{ source: 'Yell', rating: 9, bestRating: 10, reviewCount: 12 }],
      similar: [{ name: 'Promenade Blinds' }, { name: 'Gloucester Blinds' }],
    },
  })
})

test("the address of its county's page; none abroad", async () => {
  const urlName = async (county: string | null) =>
    (
      await execute<{ supplier: { countyUrlName: string | null } }>(
        `query ($id: ID!) { supplier(id: $id) { countyUrlName } }`,
        {
          id: await make.supplier({
            name: `Blinds of ${county}`,
            city: 'Elsewhere',
            county,
            latitude: null,
            longitude: null,
            status: 'listed',
          }),
        },
      )
    ).data.supplier.countyUrlName
  expect(await urlName('Tyne and Wear')).toBe('tyne-and-wear')
  expect(await urlName('Bavaria')).toBeNull()
  expect(await urlName(null)).toBeNull()
})

test('a merged duplicate returns its original; a private or invalid one null', async () => {
  const name = async (id: unknown) =>
    (await execute<{ supplier: { name: string } | null }>(`query ($id: ID!) { supplier(id: $id) { name } }`, { id }))
      .data.supplier
  expect(await name(duplicate)).toEqual({ name: 'Regency Blinds' })
  for (const id of [pending, 0, -1, 99_999_999, '99999999999999999999', 'abc', "1' or 1=1", '1.5', '\0'])
    expect(await name(id)).toBeNull()
})

test('contact email, place id and status are not fields', async () => {
  for (const field of ['contactEmail', 'placeId', 'status']) {
    const { errors } = await execute(`{ supplier(id: 1) { ${field} } }`)
    expect(errors?.[0]?.message).toContain('Cannot query field')
  }
})

test('suppliers with the same name and town are numbered, so that their titles differ', async () => {
  const ids = [
    await make.supplier({ name: 'Arcade Blinds', city: 'Tewkesbury' }),
    await make.supplier({ name: 'Arcade Blinds', city: 'Stroud' }),
    await make.supplier({ name: 'Arcade blinds', city: 'tewkesbury' }),
    await make.supplier({ name: 'Arcade Blinds', city: 'Tewkesbury', status: 'hidden' }),
    await make.supplier({ name: 'Arcade Blinds', city: 'Tewkesbury' }),
    await make.supplier({ name: 'Arcade Blinds', city: null, county: 'Kent' }),
    await make.supplier({ name: 'Arcade Blinds', city: '', county: 'Kent' }),
    await make.supplier({ name: 'Arcade Blinds', city: null, county: 'Surrey' }),
  ]
  const numbers = ids.map(async (id) => {
    const { data } = await execute<{ supplier: { namesakesBefore: number } | null }>(
      `{ supplier(id: "${id}") { namesakesBefore } }`,
    )
    return data.supplier?.namesakesBefore
  })
  expect(await Promise.all(numbers)).toEqual([0, 0, 1, undefined, 2, 0, 1, 0])
  await pool.query('delete from supplier where id = any($1)', [ids])
})

test('a supplier without coordinates has similar ones from its county', async () => {
  const { data } = await execute<{ suppliers: { nodes: { similar: { name: string }[] }[] } }>(
    `{ suppliers(filter: {query: "somewhere"}) { nodes { similar { name } } } }`,
  )
  expect(data.suppliers.nodes[0]!.similar.map(({ name }) => name)).toEqual([
    'Promenade Blinds',
    'Regency Blinds',
    'Gloucester Blinds',
  ])
})

test('featured suppliers are premium ones, best reviewed first: many good reviews beat two perfect ones', async () => {
  const made = await Promise.all(
    [
      { name: 'Two Reviews', average_rating: 5, review_count: 2 },
      { name: 'Sixteen Reviews', average_rating: 4.8, review_count: 16 },
      { name: 'Hidden', average_rating: 5, review_count: 16, status: 'hidden' },
    ].map((supplier) =>
      make.supplier({ ...supplier, county: 'Kent', latitude: null, longitude: null, is_premium: true }),
    ),
  )
  const { data } = await execute<{ featuredSuppliers: { name: string }[] }>(`{ featuredSuppliers { name } }`)
  expect(data.featuredSuppliers.map(({ name }) => name)).toEqual([
    'Sixteen Reviews',
    'Two Reviews',
    'Montpellier Curtains',
    'Promenade Blinds',
  ])
  await pool.query('delete from supplier where id = any($1)', [made])
})

test('of the nearest similar suppliers the best reviewed comes first', async () => {
  const near = { latitude: 57.5, longitude: -4, county: 'Highland', services: ['Repairs'] }
  const [of, ...others] = await Promise.all(
    [
      { name: 'Asked', average_rating: 4, review_count: 3 },
      { name: 'Nearest, badly rated', latitude: 57.51, average_rating: 1, review_count: 3 },
      { name: 'Not rated', latitude: 57.52 },
      { name: 'Two perfect ones', latitude: 57.53, average_rating: 5, review_count: 2 },
      { name: 'Many good ones', latitude: 57.54, average_rating: 4.8, review_count: 16 },
      { name: 'Fifth nearest, the best', latitude: 57.55, average_rating: 5, review_count: 90 },
    ].map((supplier) => make.supplier({ ...near, ...supplier })),
  )
  const { data } = await execute<{ supplier: { similar: { name: string }[] } }>(
    `query ($id: ID!) { supplier(id: $id) { similar(first: 4) { name } } }`,
    { id: of },
  )
  expect(data.supplier.similar.map(({ name }) => name)).toEqual([
    'Many good ones',
    'Two perfect ones',
    'Not rated',
    'Nearest, badly rated',
  ])
  await pool.query('delete from supplier where id = any($1)', [[of, ...others]])
})

test('suppliers near a point, nearest first, none beyond the radius', async () => {
  const near = async (radiusMiles?: number) =>
    (
      await execute<{ suppliers: { edges: { distance: number; node: { name: string } }[] } }>(
        `query ($filter: SupplierFilter) { suppliers(filter: $filter, sort: DISTANCE, first: 100) {
          edges { distance node { name } } } }`,
        { filter: { around: { latitude: 51.9, longitude: -2.08 }, radiusMiles } },
      )
    ).data.suppliers.edges
  expect((await near()).map(({ node }) => node.name)).toEqual([
    'Regency Blinds',
    'Montpellier Curtains',
    'Promenade Blinds',
    'Gloucester Blinds',
  ])
  expect((await near(5)).map(({ distance }) => distance)).toEqual([0, 0.3, 0.7])
  expect(await near(200)).toHaveLength(5)
})

test('a list’s further fields are read once for all suppliers', async () => {
  const queries: unknown[] = []
  const counting = {
    query: (...args: Parameters<typeof pool.query>) => (queries.push(args), pool.query(...args)),
  } as unknown as typeof pool
  const { data } = await createSupplierClient(counting)<{ suppliers: { nodes: unknown[] } }>(
    `{ suppliers { nodes { externalRatings { source } } } }`,
  )
  expect(data.suppliers.nodes.length).toBeGreaterThan(4)
  expect(queries).toHaveLength(2)
})

test('suggestions: services, places, and suppliers by the start of their name or of a word in it', async () => {
  await make.location(['Gloucester'], { county: 'Gloucestershire', population: 150_000 })
  await make.location(['Gloucestershire'], { type: 'county', county: 'Gloucestershire', population: null })
  const suggest = async (text: string, first = 8) =>
    (
      await execute<{ suggest: { type: string; text: string; detail: string | null; service: string | null }[] }>(
        `query ($text: String!, $first: Int) { suggest(text: $text, first: $first) { type text detail slug service supplierId } }`,
        { text, first },
      )
    ).data.suggest
  expect(await suggest('glouc')).toMatchObject([
    { type: 'PLACE', text: 'Gloucestershire' },
    { type: 'PLACE', text: 'Gloucester', detail: 'Gloucestershire' },
    { type: 'SUPPLIER', text: 'Gloucester Blinds', detail: 'Gloucester, Gloucestershire' },
  ])
  expect(await suggest('REG')).toEqual([
    {
      type: 'SUPPLIER',
      text: 'Regency Blinds',
      detail: 'Cheltenham, Gloucestershire',
      slug: null,
      service: null,
      supplierId: String(cachedId),
    },
  ])
  expect((await suggest('curt')).map(({ service, text }) => [service, text])[0]).toEqual(['CURTAINS', 'Curtains'])
  expect((await suggest('curt')).map(({ text }) => text)).toContain('Montpellier Curtains')
  expect(await suggest('b', 1)).toHaveLength(1)
  const ofPlaces = await execute<{ suggest: object[] }>('{ suggest(text: "curt", types: [PLACE]) { type } }')
  expect(ofPlaces.data.suggest).toEqual([])
  for (const text of ['glouc', 'REG', 'montpellier curt']) expect(await countStatements(() => suggest(text))).toBe(1) // as many as a county's list
  const tooLong = await execute('query ($text: String!) { suggest(text: $text) { text } }', { text: 'x'.repeat(201) })
  expect(tooLong.errors).toMatchObject([{ fields: { text: 'Please use at most 200 characters' } }])
  for (const text of ['x'.repeat(200), '', '   ', '%', '_', '\\', "'", '\0', '💥', 'zzzz'])
    expect(await suggest(text)).toEqual([])
})

test('a supplier’s rating, place and contact as typed values; unknown ones are null', async () => {
  const details = `averageRating url position { latitude longitude } contact { email phone website }
    postalAddress { streetAddress city county postalCode countryCode } countyPage { urlName url country position { latitude } }
    openingHours { day opens closes } hoursText`
  const rules = { email: 'not an address', website: 'https://regency.example/', postcode: 'GL50', opening_hours: null }
  const bare = await make.supplier({
    ...rules,
    city: 'Ghent',
    county: 'Flanders',
    country: 'Belgium',
    latitude: null,
    longitude: null,
  })
  const hours = JSON.stringify([
    { day: 'Mon', opens: '09:00', closes: '12:00' },
    { day: 'Mon', opens: '13:00', closes: '17:00' },
    { day: 'Sun', opens: null, closes: null },
  ])
  await pool.query('update supplier set opening_hours = $2 where id = $1', [cachedId, hours])
  const countyId = await make.county('Gloucestershire', 'gloucestershire', [51.8, -2.2])
  const { data, errors } = await execute(
    `query ($kept: ID!, $bare: ID!) { kept: supplier(id: $kept) { ${details} } bare: supplier(id: $bare) { ${details} }
       list: suppliers(filter: { query: "regency", county: "Gloucestershire" }, first: 1) { nodes { ${details} } } }`,
    { kept: cachedId, bare },
  )
  expect(errors).toBeUndefined()
  const regency = {
    averageRating: 4,
    url: expect.stringMatching(/^https?:\/\/[^/]+\/suppliers\/\d+$/),
    position: { latitude: 51.9, longitude: -2.08 },
    contact: { email: null, phone: null, website: null },
    postalAddress: {
      streetAddress: null,
      city: 'Cheltenham',
      county: 'Gloucestershire',
      postalCode: 'GL50 1AA',
      countryCode: 'GB',
    },
    countyPage: {
      urlName: 'gloucestershire',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/counties\/gloucestershire$/),
      country: 'ENGLAND',
      position: { latitude: 51.8 },
    },
    openingHours: [
      { day: 'MONDAY', opens: '09:00', closes: '12:00' },
      { day: 'MONDAY', opens: '13:00', closes: '17:00' },
      { day: 'SUNDAY', opens: null, closes: null },
    ],
    hoursText: 'Mo 09:00-12:00,13:00-17:00; Su off',
  }
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    kept: regency,
    bare: {
      averageRating: null,
      url: expect.stringMatching(/^https?:\/\/[^/]+\/suppliers\/\d+$/),
      position: null,
      contact: { email: null, phone: null, website: 'https://regency.example/' },
      postalAddress: { streetAddress: null, city: 'Ghent', county: 'Flanders', postalCode: null, countryCode: 'BE' },
      countyPage: null,
      openingHours: null,
      hoursText: null,
    },
    list: { nodes: [regency] },
  })
  await pool.query(`update supplier set website = 'our site' where id = $1`, [bare])
  const malformed = await execute('query ($id: ID!) { supplier(id: $id) { contact { website } } }', { id: bare })
  expect(malformed).toEqual({ data: { supplier: { contact: { website: null } } }, errors: undefined })
  await pool.query('delete from supplier where id = $1', [bare])
  await pool.query('delete from county where id = $1', [countyId])
})

describe('nodeId', () => {
  test('is unique, and returns the objects in the order of the ids', async () => {
    const countyId = await make.county('Avonshire', 'avonshire', [51.4, -2.6])
    const { data } = await execute<{
      supplier: { nodeId: string; reviews: { nodes: { nodeId: string; supplier: { nodeId: string } }[] } }
      county: { nodeId: string }
      near: { nodes: { nodeId: string }[] }
    }>(
      `query ($id: ID!) { supplier(id: $id) { nodeId reviews { nodes { nodeId supplier { nodeId } } } }
         county(urlName: "avonshire") { nodeId } near: suppliers(filter: { around: { latitude: 51.9, longitude: -2.08 } }, sort: DISTANCE, first: 1) { nodes { nodeId } } }`,
      { id: cachedId },
    )
    const [review] = data.supplier.reviews.nodes
    expect(review?.supplier.nodeId).toBe(data.supplier.nodeId)
    expect(data.near.nodes[0]?.nodeId).toBe(data.supplier.nodeId)
    const nodeIds = [data.county.nodeId, review!.nodeId, data.supplier.nodeId]
    expect(new Set(nodeIds).size).toBe(3)
    const answer = await execute(
      `query ($nodeIds: [ID!]!) { nodes(nodeIds: $nodeIds) { __typename nodeId
         ... on Supplier { name reviews(first: 1) { nodes { rating } } } ... on Review { supplier { name } } ... on County { urlName } } }`,
      { nodeIds: [...nodeIds, 'nonsense'] },
    )
    expect(answer).toEqual({
      data: {
        nodes: [
          { __typename: 'County', nodeId: nodeIds[0], urlName: 'avonshire' },
          { __typename: 'Review', nodeId: nodeIds[1], supplier: { name: 'Regency Blinds' } },
          { __typename: 'Supplier', nodeId: nodeIds[2], name: 'Regency Blinds', reviews: { nodes: [{ rating: 4 }] } },
          null,
        ],
      },
      errors: undefined,
    })
    await pool.query('delete from county where id = $1', [countyId])
  })

  test('returns nothing private, and nothing for an invalid id', async () => {
    const waiting = await make.review(cachedId, { status: 'pending' })
    const ofHidden = await make.review(await make.supplier({ status: 'hidden' }))
    const toNodeId = (text: string) => Buffer.from(text).toString('base64url')
    const ids = [
      `Supplier:${pending}`,
      `Review:${waiting}`,
      `Review:${ofHidden}`,
      'User:1',
      'AdminSupplier:1',
      'Supplier:0',
    ]
    for (const nodeId of [...ids.map(toNodeId), '', '\0', 'Supplier:1', 'x'.repeat(5000)]) {
      const { data, errors } = await execute(`query ($nodeId: ID!) { node(nodeId: $nodeId) { nodeId } }`, { nodeId })
      expect([data, errors], nodeId).toEqual([{ node: null }, undefined])
    }
    const read = (length: number) =>
      execute(`query ($nodeIds: [ID!]!) { nodes(nodeIds: $nodeIds) { nodeId } }`, {
        nodeIds: Array.from({ length }, () => 'x'),
      })
    expect((await read(50)).errors).toBeUndefined()
    const { errors } = await read(51)
    expect(errors).toMatchObject([
      { code: 'BAD_USER_INPUT', fields: { nodeIds: 'At most 50 ids can be requested at once' } },
    ])
  })
})
