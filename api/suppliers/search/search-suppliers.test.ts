import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { createSupplierClient, listSuppliers, type List } from '../../testing/build/query.fixtures.ts'
import { build, buildTwoTowns } from '../../testing/build/supplier.factory.ts'

const database = await testDatabase('places')
const { pool } = database
const make = build(pool)
const list = listSuppliers(pool)
const names = async (filter: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  (await list(filter, rest)).nodes.map(({ name }) => name)
afterAll(() => database.close())
beforeAll(async () => {
  await buildTwoTowns(pool)
})

test('a supplier that is named exactly comes first, and takes no other off the pages', async () => {
  const wanted = ['Xanadu Awnings', 'Xanadu Awnings Ledbury', 'Xanadu Awnings Ross', 'Xanadu Awnings Hay']
  for (const [at, reviews] of [2, 3, 1, 0].entries()) {
    const id = await make.supplier({ name: wanted[at]! })
    for (let review = 0; review < reviews; review++) await make.review(id, { rating: 5 })
  }
  const found: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page: List = await list({ query: 'Xanadu Awnings' }, { first: 1, after })
    found.push(...page.nodes.map(({ name }) => name))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  }
  const mostReviewed = await names({ query: 'Xanadu Awnings' }, { sort: 'REVIEWS' })
  await pool.query("delete from supplier where name like 'Xanadu%'")
  expect(found).toEqual(wanted)
  expect(mostReviewed, 'only by best match').toEqual([wanted[1], wanted[0], wanted[2], wanted[3]])
})

test('a supplier that is named exactly must meet the filters, and be where visitors look', async () => {
  const query = 'Regency Blinds'
  expect(await names({ query })).toEqual([query])
  for (const filter of [{ service: 'SHUTTERS' }, { county: 'West Yorkshire' }, { near: 'Leeds' }, { minRating: 4.9 }])
    expect(await names({ query, ...filter }), JSON.stringify(filter)).not.toContain(query)
})

test('a text that was read again, or without some of its words, continues on the second page', async () => {
  const crook = { city: 'Bishop Auckland', county: 'County Durham', latitude: 54.71, longitude: -1.75 }
  const kinds = [{ services: ['Venetian Blinds'] }, { services: ['Awnings'], description: 'Extra wide awnings.' }]
  for (const [at, rest] of [...kinds, ...kinds].entries())
    await make.supplier({ name: `Weardale ${at}`, ...crook, ...rest })
  for (const query of ['venetian crook', 'qwrtzxv awnings', 'venetian darlngton blinds']) {
    const all = await list({ query })
    const first = await list({ query }, { first: 1 })
    const second = await list({ query }, { first: 1, after: first.pageInfo.endCursor })
    expect(
      [...first.nodes, ...second.nodes].map(({ name }) => name),
      query,
    ).toEqual(all.nodes.slice(0, 2).map(({ name }) => name))
    const how = ({ place, droppedWords, correctedQuery }: List) => [place?.name, droppedWords, correctedQuery]
    expect(how(second), query).toEqual(how(all))
    expect(all.nodes.length, query).toBeGreaterThanOrEqual(2)
  }
  await pool.query("delete from supplier where name like 'Weardale%'")
})

test('a supplier is open now by its own country’s clock, also after midnight and at the end of the week', async () => {
  const hours = (day: string, opens: string, closes: string) => JSON.stringify([{ day, opens, closes }])
  await make.supplier({ name: 'Dover Awnings', opening_hours: hours('Mon', '09:00', '10:00') })
  await make.supplier({ name: 'Calais Awnings', country: 'France', opening_hours: hours('Mon', '09:00', '10:00') })
  await make.supplier({ name: 'Night Awnings', opening_hours: hours('Sun', '22:00', '02:00') })
  const openAt = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    try {
      return await names({ openNow: true }, { sort: 'NAME' })
    } finally {
      vi.useRealTimers()
    }
  }
  expect(await openAt('2026-06-01T07:59:00Z')).toEqual(['Calais Awnings'])
  expect(await openAt('2026-06-01T08:00:00Z')).toEqual(['Dover Awnings'])
  expect(await openAt('2026-06-01T09:00:00Z')).toEqual([])
  for (const moment of ['2026-05-31T21:00:00Z', '2026-05-31T23:30:00Z', '2026-06-01T00:59:00Z'])
    expect(await openAt(moment), moment).toEqual(['Night Awnings'])
  expect(await openAt('2026-06-01T01:00:00Z')).toEqual([])
  await pool.query("delete from supplier where name like '% Awnings'")
})

test('fields of fragments are read, in nodes and edges', async () => {
  const { data, errors } = await createSupplierClient(pool)<{ suppliers: { nodes: object[]; edges: object[] } }>(
    `query { suppliers(filter: { query: "regency" }, first: 1) { ...Page ... on SupplierConnection { edges { ...Edge } } } }
     fragment Page on SupplierConnection { nodes { ...Town ... on Supplier { postcode } } }
     fragment Town on Supplier { city }
     fragment Edge on SupplierEdge { matchedServices node { county } }`,
    {},
  )
  expect(errors).toBeUndefined()
  expect(data.suppliers).toEqual({
    nodes: [{ city: 'Cheltenham', postcode: 'GL50 1AA' }],
    edges: [{ matchedServices: [], node: { county: 'Gloucestershire' } }],
  })
})

describe('order', () => {
  test('best rated first, then most reviews; premium has no advantage', async () => {
    expect(await names({}, { sort: 'RATING' })).toEqual([
      'Cotswold Drapes',
      'Briggate Blinds',
      'Promenade Shutters',
      'Regency Blinds',
      'Álvarez Shadés',
      'Bath Road Interiors',
      'Headrow Curtains',
    ])
  })
  test('by reviews', async () => {
    expect((await names({}, { sort: 'REVIEWS' })).slice(0, 3)).toEqual([
      'Promenade Shutters',
      'Briggate Blinds',
      'Regency Blinds',
    ])
  })
  test('by name, accents ignored', async () => {
    expect((await names({}, { sort: 'NAME' })).slice(0, 3)).toEqual([
      'Álvarez Shadés',
      'Bath Road Interiors',
      'Briggate Blinds',
    ])
  })
  test('by distance from a place; otherwise best match', async () => {
    const { nodes } = await list({ near: 'Leeds' }, { sort: 'DISTANCE' })
    expect(nodes.at(-1)).toMatchObject({ name: 'Headrow Curtains', distance: 7.2 })
    expect(nodes[0]!.distance).toBe(0.3)
    expect((await names({}, { sort: 'DISTANCE' }))[0]).toBe('Briggate Blinds')
  })
  test('by relevance: a match in the name beats one in the description', async () => {
    expect((await names({ query: 'curtains', near: 'Leeds' }, { sort: 'RELEVANCE' }))[0]).toBe('Headrow Curtains')
    expect((await names({ query: 'blinds', near: 'Leeds' }, { sort: 'RELEVANCE' }))[0]).toBe('Briggate Blinds')
  })
})

describe('pages', () => {
  test.each(['BEST', 'RATING', 'REVIEWS', 'NAME', 'DISTANCE', 'RELEVANCE'])(
    'cursors visit all of a list by %s once',
    async (sort) => {
      const filter = { near: 'Leeds', ...(sort === 'RELEVANCE' ? { query: 'blinds' } : {}) }
      const whole = await names(filter, { sort, first: 100 })
      const seen: string[] = []
      let after: string | null = null
      do {
        const page: List = await list(filter, { sort, first: 2, after })
        seen.push(...page.nodes.map(({ name }) => name))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(seen).toEqual(whole)
      expect(whole.length).toBeGreaterThan(2)
    },
  )
  test('a widened list continues there', async () => {
    const first = await list({ near: 'Newcastle', radiusMiles: 10 }, { first: 1 })
    expect(first.widenedToMiles).toBe(100)
    const second = await list({ near: 'Newcastle', radiusMiles: 10 }, { first: 1, after: first.pageInfo.endCursor })
    expect(second.nodes[0]!.name).toBe('Briggate Blinds')
    expect(second.widenedToMiles).toBe(100)
  })
})

describe('counts', () => {
  test('of a county and a service', async () => {
    const { totalCount, isTotalExact, facets } = await list({ county: 'west-yorkshire', service: 'CURTAINS' })
    expect([totalCount, isTotalExact]).toEqual([1, true])
    expect(facets.services).toEqual([
      { service: 'BLINDS', count: 2 },
      { service: 'CURTAINS', count: 1 },
      { service: 'CUSTOM', count: 1 },
      { service: 'REPAIRS', count: 1 },
    ])
    expect(facets.counties).toEqual([
      { county: 'Gloucestershire', count: 1 },
      { county: 'West Yorkshire', count: 1 },
    ])
  })
  test('of a county or nation as the place, whose counties are all that are counted', async () => {
    const counted = async (filter: Record<string, unknown>) => (await list(filter)).facets.counties
    const yorkshire = { county: 'West Yorkshire', count: 1 }
    for (const near of ['West Yorkshire', 'Yorkshire and the Humber'])
      expect(await counted({ near, service: 'CURTAINS' }), near).toEqual([yorkshire])
    expect(await counted({ near: 'Scotland' })).toEqual([])
  })
  test('counties, up to the limit', async () => {
    const loadFirst = async (first: number) => {
      const { data, errors } = await createSupplierClient(pool)<{ suppliers: List } | null>(
        'query ($first: Int) { suppliers { facets { counties(first: $first) { county count } } } }',
        { first },
      )
      return data?.suppliers.facets.counties ?? errors?.map(({ message }) => message)
    }
    expect(await loadFirst(1)).toEqual((await loadFirst(100))!.slice(0, 1))
    expect(await loadFirst(100)).toHaveLength(2)
    for (const wrong of [0, -1, 101]) expect(await loadFirst(wrong)).toEqual(['first must be from 1 to 100'])
  })
  test('of words and a place', async () => {
    const { totalCount, facets } = await list({ query: 'blinds', near: 'Leeds' })
    expect(totalCount).toBe(3)
    expect(facets.services[0]).toEqual({ service: 'BLINDS', count: 2 })
    expect(facets.counties).toEqual([{ county: 'West Yorkshire', count: 3 }])
  })
  test('more than 1,000 are not counted', async () => {
    await pool.query(`
      insert into supplier (name, county, services, latitude, longitude, status)
      select 'Row ' || i, 'Rutland', '{Awnings}', 52.65 + i / 1e6, -0.63, 'listed' from generate_series(1, 1200) i`)
    expect(await list({ query: 'awnings' }, { first: 1 })).toMatchObject({ totalCount: 1000, isTotalExact: false })
    expect(await list({ near: 'Rutland' }, { first: 1 })).toMatchObject({ totalCount: 1200, isTotalExact: true })
    for (const [left, isTotalExact] of [
      [1001, false],
      [1000, true],
    ] as const) {
      await pool.query(`delete from supplier where county = 'Rutland' and split_part(name, ' ', 2)::int > $1`, [left])
      expect(await list({ query: 'awnings' }, { first: 1 })).toMatchObject({ totalCount: 1000, isTotalExact })
    }
    await pool.query(`delete from supplier where county = 'Rutland'`)
    expect(await list({ query: 'awnings' })).toMatchObject({ nodes: [], totalCount: 0 })
  })
})

describe('dropped words, if nothing has all of them', () => {
  const dover = { county: 'Kent', latitude: 51.13, longitude: 1.31 }
  beforeAll(async () => {
    const castle = { services: ['Curtains', 'Blinds'], description: 'Zorbex.' }
    await make.supplier({ name: 'Castle Hill', city: 'Dover', ...dover, ...castle })
    const linen = { services: ['Curtains', 'Repairs'], specialties: ['Linen'], description: 'Quiltra.' }
    await make.supplier({ name: 'Seafront', city: 'Deal', ...dover, latitude: 51.22, ...linen })
    const family = { city: 'Hastings', county: 'East Sussex', latitude: 50.86, longitude: 0.58 }
    await make.supplier({
      name: 'Old Town',
      ...family,
      services: ['Curtains', 'Repairs'],
      description: 'Family run. No obligation. Thermal linings. Zorbex.',
    })
  })
  test.each([
    ['family run curtain shop', [], 'Castle Hill'],
    ['next day hallam curtains', ['hallam'], 'Castle Hill'],
    ['linen curtains stockist', [], 'Seafront'],
    ['linen blinds tradesman', ['linen'], 'Castle Hill'],
    ['no obligation linen curtains', [], 'Seafront'],
    ['velvet linen curtains', ['velvet'], 'Seafront'],
    ['curtain repair contractor velvet', ['velvet'], 'Seafront'],
    ['bespoke curtains', ['bespoke'], 'Castle Hill'],
    ['zorbex quiltra curtains', ['zorbex'], 'Seafront'], // the commoner of two alike
    ['thermal curtain repair', ['thermal'], 'Seafront'],
  ])('%s: %j', async (query, left, first) => {
    const { droppedWords, widenedToMiles, nodes } = await list({ query, near: 'Dover', radiusMiles: 20 })
    expect([droppedWords, widenedToMiles, nodes[0]!.name]).toEqual([left, null, first])
  })
})
