import type { AddressInfo } from 'node:net'
import { getNullableType, graphql, isLeafType, isObjectType, type GraphQLField } from 'graphql'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { createSchema } from '../graphql/schema.ts'
import { readEnv } from '../process/env.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { placeRoutes } from './county.rest.ts'
import { areaStatement, type AreaPosition } from './list-in-area.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const schema = createSchema()
const env = readEnv({ SITE_URL: 'https://directory.test' })
afterAll(() => database.close())

interface CountyResult {
  name: string
  supplierCount: number
  cities: { city: string | null; supplierCount: number }[]
  topSuppliers: { name: string }[]
  stats: { topCities: { city: string; supplierCount: number }[] }
  advice: { title: string; tags: string[] }[]
  [field: string]: unknown
}
interface Data {
  county: CountyResult | null
  counties: CountyResult[]
  popularLocations: CountyResult[]
  countries: CountyResult[]
  supplierArea: Area
}
interface Area extends Pick<CountyResult, 'supplierCount'> {
  city: string | null
  pageCursor: string | null
  cities: { city: string | null; urlName: string }[]
  suppliers: {
    edges: { node: { id: string }; cursor: string }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
    totalCount: number
  }
}

const runQuery = async (source: string, variableValues: Record<string, unknown> = {}) => {
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue: { pool, env } })
  return {
    data: data as unknown as Data,
    errors: errors?.map(({ message, extensions }) => ({ message, code: extensions.code })),
  }
}
const county = async (urlName: string, fields: string) => {
  const { data, errors } = await runQuery(`query ($urlName: String!) { county(urlName: $urlName) { ${fields} } }`, {
    urlName,
  })
  expect(errors).toBeUndefined()
  return data.county!
}

let essex: number
let chelmer: number
let nowhere: number
type SupplierNodes = Record<string, unknown>[]
beforeAll(async () => {
  essex = await make.county('Essex', 'essex', [51.77, 0.55])
  await make.county('County Durham', 'county-durham', [54.7, -1.75])
  await make.county('Tyne and Wear', 'tyne-and-wear', [54.95, -1.57])
  await make.county('Kent', 'kent', [51.25, 0.72])
  await make.location(['Hampshire', 'hants'], { type: 'county', county: 'Hampshire' })
  await make.county('Hampshire', 'hampshire', [51.06, -1.31])
  const inEssex = (city: string | null, overrides = {}) => make.supplier({ city, county: 'Essex', ...overrides })
  await inEssex('Southend-on-Sea', { name: 'Pier Blinds', average_rating: 4.8, review_count: 9 })
  await inEssex('southend on sea', { name: 'Marine Drapes', average_rating: 3.9, review_count: 2, is_premium: true })
  await inEssex('Southend-on-Sea', { name: 'Leigh Shutters' })
  chelmer = await inEssex('Chelmsford', {
    name: 'Chelmer Blinds',
    average_rating: 4.1,
    review_count: 4,
    is_premium: true,
    phone: '01245 600700',
    opening_hours: '[{"day":"Mon","opens":"09:00","closes":"17:00"}]',
  })
  await inEssex('Chelmsford', { name: 'Moulsham Curtains', services: ['Curtains'] })
  nowhere = await inEssex(null, { name: 'Nowhere Blinds', latitude: null, longitude: null })
  await inEssex('', { name: 'Blank Blinds' })
  await inEssex('Harlow', { name: 'Waiting Blinds', status: 'pending', average_rating: 5 })
  for (const city of ['Clacton', 'Braintree', 'Maldon', 'Witham']) await inEssex(city, { name: `${city} Blinds` })
  await pool.query(
    `insert into county_content (county_id, overview, buying_guide, weather_considerations, seasonal_recommendations, population_estimate, cities)
     values ($1, 'About.', 'Buy.', 'Wind.', '{"spring":"a","summer":"b","autumn":"c","winter":"d"}', '{"people":1859800,"year":2021,"source":"Census 2021"}', '[{"city":"Harlow","content":"New town."}]')`,
    [essex],
  )
})

test('every county, A to Z, with its number of listed suppliers', async () => {
  const { data } = await runQuery('{ counties { name urlName supplierCount country } }')
  expect(data.counties.map(({ name, supplierCount }) => [name, supplierCount])).toEqual([
    ['County Durham', 0],
    ['Essex', 11],
    ['Hampshire', 0],
    ['Kent', 0],
    ['Tyne and Wear', 0],
  ])
  await make.supplier({ county: 'Kent', name: 'Kentish Blinds' })
  const again = await runQuery('{ counties { name supplierCount } }')
  expect(again.data.counties).toContainEqual({ name: 'Kent', supplierCount: 1 })
})

test('in a list, each county has its own guide and figures, and each supplier its own county', async () => {
  const fields = 'name content { overview } stats { averageRating } cities { city }'
  const { data } = await runQuery(`{ counties { ${fields} } suppliers { nodes { county countyPage { name } } } }`)
  for (const one of data.counties) expect(one).toEqual(await county(one.name, fields))
  const { nodes } = (data as unknown as { suppliers: { nodes: { county: string; countyPage: object }[] } }).suppliers
  expect(new Set(nodes.map((one) => one.county))).toEqual(new Set(['Essex', 'Kent']))
  for (const one of nodes) expect(one.countyPage).toEqual({ name: one.county })
})

test.each([
  ['essex', 'essex'],
  ['Essex', 'essex'],
  ['county-essex', 'essex'],
  ['ESSEX ', 'essex'],
  ['durham', 'county-durham'],
  ['Co. Durham', 'county-durham'],
  ['Tyne & Wear', 'tyne-and-wear'],
  ['hants', 'hampshire'],
])('the county %s is found as %s', async (typed, urlName) => {
  expect(await county(typed, 'urlName url')).toEqual({ urlName, url: `https://directory.test/counties/${urlName}` })
})

test.each(['', ' ', '-', 'atlantis', '\0', 'county', "x'; drop table county", 'e'.repeat(5000)])(
  'no county is called %j',
  async (typed) => {
    expect(await county(typed, 'urlName')).toBeNull()
  },
)

test('towns with suppliers, most first; spellings are merged, suppliers without a town are counted separately', async () => {
  const { cities } = await county('essex', 'cities { city supplierCount }')
  expect(cities.slice(0, 4)).toEqual([
    { city: 'Southend-on-Sea', supplierCount: 3 },
    { city: null, supplierCount: 2 },
    { city: 'Chelmsford', supplierCount: 2 },
    { city: 'Braintree', supplierCount: 1 },
  ])
  expect(cities).toHaveLength(7)
  expect((await county('essex', 'cities(first: 1) { city }')).cities).toHaveLength(1)
})

test('the county’s best-rated suppliers, up to a page', async () => {
  const { topSuppliers } = await county('essex', 'topSuppliers { name }')
  expect(topSuppliers.map(({ name }) => name).slice(0, 3)).toEqual(['Pier Blinds', 'Chelmer Blinds', 'Marine Drapes'])
  expect(topSuppliers).toHaveLength(11)
  expect((await county('essex', 'topSuppliers(first: 1) { name }')).topSuppliers).toEqual([{ name: 'Pier Blinds' }])
  for (const first of [0, 201]) {
    const { errors } = await runQuery(`{ county(urlName: "essex") { topSuppliers(first: ${first}) { name } } }`)
    expect(errors).toEqual([{ message: 'first must be from 1 to 200', code: 'BAD_USER_INPUT' }])
  }
})

test('the database reads only the queried fields, and what they depend on', async () => {
  const isFree = ({ args }: GraphQLField<unknown, unknown>) => args.length === 0
  const leaves = (type: unknown): string[] =>
    !isObjectType(type)
      ? []
      : Object.values(type.getFields()).flatMap((field) =>
          isFree(field) && isLeafType(getNullableType(field.type)) ? field.name : [],
        )
  const supplier = schema.getType('Supplier')
  const parts = Object.values(isObjectType(supplier) ? supplier.getFields() : {}).flatMap((field) => {
    const inside = leaves(getNullableType(field.type))
    return isFree(field) && inside.length > 0 ? `${field.name} { ${inside.join(' ')} }` : []
  })
  const shown = [...leaves(supplier), ...parts]
  const texts: string[] = []
  const query = (config: { text: string; values: unknown[] }) => {
    texts.push(config.text)
    return pool.query(config)
  }
  const listed = async (fields: string) => {
    const source = `{
      county(urlName: "essex") { topSuppliers { ${fields} } featuredSuppliers { ${fields} } }
      featuredSuppliers { ${fields} }
      supplier(id: "${chelmer}") { similar { ${fields} } }
      nowhere: supplier(id: "${nowhere}") { similar { ${fields} } }
      supplierArea(county: "essex") { suppliers { nodes { ${fields} } } } }`
    const { data, errors } = await graphql({ schema, source, contextValue: { pool: { query }, env: readEnv({}) } })
    expect(errors).toBeUndefined()
    const { county, supplierArea, ...others } = data as Record<string, Record<string, SupplierNodes>> & {
      featuredSuppliers: SupplierNodes
      supplierArea: { suppliers: { nodes: SupplierNodes } }
    }
    return {
      top: county!['topSuppliers']!,
      featuredThere: county!['featuredSuppliers']!,
      featured: others.featuredSuppliers,
      similar: others['supplier']!['similar']!,
      similarInCounty: others['nowhere']!['similar']!,
      ofArea: supplierArea.suppliers.nodes,
    }
  }
  const all = await listed(shown.join(' '))
  for (const list of Object.values(all)) expect(list).not.toEqual([])
  expect(all.featuredThere[0]).toMatchObject({ hoursText: 'Mo 09:00-17:00', contact: { phone: '01245 600700' } })
  for (const field of shown) {
    const [name = ''] = field.split(' ')
    const alone = await listed(field)
    for (const [list, suppliers] of Object.entries(all))
      expect(alone[list as keyof typeof all].map((one) => one[name])).toEqual(suppliers.map((one) => one[name]))
  }
  texts.length = 0
  await listed('name')
  const lists = texts.filter((text) => text.includes('s.name') && !text.includes('target')) // queries of suppliers only
  expect(lists).toHaveLength(6)
  expect(lists.filter((text) => /s\.(description|opening_hours)/.test(text))).toEqual([])
})

test('featured suppliers are the county’s premium ones', async () => {
  const { featuredSuppliers } = await county('essex', 'featuredSuppliers { name }')
  expect(featuredSuppliers).toEqual([{ name: 'Chelmer Blinds' }, { name: 'Marine Drapes' }])
})

test('statistics: mean of rated suppliers, official population, five largest towns', async () => {
  const { stats } = await county(
    'essex',
    'stats { supplierCount averageRating populationEstimate { people year source } topCities { city supplierCount } }',
  )
  expect(stats).toMatchObject({
    supplierCount: 11,
    averageRating: 4.3,
    populationEstimate: { people: 1_859_800, year: 2021, source: 'Census 2021' },
  })
  expect(stats.topCities.map((top) => [top.city, top.supplierCount])).toEqual([
    ['Southend-on-Sea', 3],
    ['Chelmsford', 2],
    ['Braintree', 1],
    ['Clacton', 1],
    ['Maldon', 1],
  ])
  const empty = await county(
    'county-durham',
    'stats { supplierCount averageRating populationEstimate { people } topCities { city } } content { overview }',
  )
  expect(empty).toEqual({
    stats: { supplierCount: 0, averageRating: null, populationEstimate: null, topCities: [] },
    content: null,
  })
})

test('a guide’s formatted text is text and harmless HTML; a plain one becomes a paragraph', async () => {
  const fields = 'content { overview overviewHtml buyingGuide buyingGuideHtml }'
  expect((await county('essex', fields)).content).toEqual({
    overview: 'About.',
    overviewHtml: '<p>About.</p>',
    buyingGuide: 'Buy.',
    buyingGuideHtml: '<p>Buy.</p>',
  })
  const html =
    '<h2>Bays</h2><p>Track &amp; <strong>pole</strong></p><ul><li onclick="x()">Ask</li></ul><img src="/a.webp">'
  await pool.query('update county_content set overview = $2, buying_guide = $3 where county_id = $1', [
    essex,
    html,
    'Under 5 < 6 m & more.',
  ])
  expect((await county('essex', fields)).content).toEqual({
    overview: 'Bays\nTrack & pole\nAsk',
    overviewHtml: '<p>Bays</p><p>Track &amp; <strong>pole</strong></p><ul><li>Ask</li></ul>',
    buyingGuide: 'Under 5 < 6 m & more.',
    buyingGuideHtml: '<p>Under 5 &lt; 6 m &amp; more.</p>',
  })
  await pool.query('update county_content set buying_guide = overview where county_id = $1', [essex])
  const app = new Koa().use((ctx, next) => {
    ctx.state.context = { pool }
    return next()
  })
  const server = app.use(placeRoutes().routes()).listen(0)
  const { port } = server.address() as AddressInfo
  const get = (path: string) => fetch(`http://localhost:${port}/api/locations/counties${path}`)
  const plain = 'Bays\nTrack & pole\nAsk'
  expect(await (await get('/essex/content')).json(), 'over REST').toMatchObject({
    overview: plain,
    buyingGuide: plain,
    populationEstimate: '1,859,800 (Census 2021)',
  })
  const all = await get('')
  expect(all.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await all.json()).toContainEqual({ name: 'Essex', urlName: 'essex', supplierCount: 11, description: null })
  const popular = await fetch(`http://localhost:${port}/api/locations/popular`)
  expect(await popular.json()).toEqual([])
  await new Promise((done) => server.close(done))
})

test('five standard tips, unless the county has its own', async () => {
  const tags = async () => (await county('essex', 'advice { title tags }')).advice
  expect((await tags()).flatMap((tip) => tip.tags)).toEqual([
    'period properties',
    'energy efficiency',
    'smart home',
    'child and pet safety',
    'natural light',
  ])
  const own = [{ title: 'Mind the estuary wind', content: 'Fix it well.', tags: ['weather'] }]
  await pool.query('update county_content set advice = $2 where county_id = $1', [essex, JSON.stringify(own)])
  expect(await tags()).toEqual([{ title: 'Mind the estuary wind', tags: ['weather'] }])
  await pool.query(`update county_content set advice = '[]' where county_id = $1`, [essex])
  expect(await tags(), 'for an empty list too').toHaveLength(5)
})

test('the county’s suppliers page by page, filtered by service', async () => {
  const { suppliers } = await county(
    'essex',
    'suppliers(service: CURTAINS, first: 1) { totalCount nodes { name } pageInfo { hasNextPage } }',
  )
  expect(suppliers).toEqual({ totalCount: 1, nodes: [{ name: 'Moulsham Curtains' }], pageInfo: { hasNextPage: false } })
  const byName = await county('essex', 'suppliers(sort: NAME, first: 2) { totalCount nodes { name } }')
  expect(byName.suppliers).toEqual({ totalCount: 11, nodes: [{ name: 'Blank Blinds' }, { name: 'Braintree Blinds' }] })
})

test('its services are those its listed suppliers offer', async () => {
  expect(await county('essex', 'services')).toEqual({ services: ['BLINDS', 'CURTAINS'] })
  expect(await county('county-durham', 'services')).toEqual({ services: [] })
  await pool.query(`update supplier set status = 'hidden' where name = 'Moulsham Curtains'`)
  expect(await county('essex', 'services'), 'once the last that offers one is hidden').toEqual({ services: ['BLINDS'] })
  await pool.query(`update supplier set status = 'listed' where name = 'Moulsham Curtains'`)
})

test('neighbours, nearest first', async () => {
  const { neighbours } = await county('essex', 'neighbours(first: 2) { name }')
  expect(neighbours).toEqual([{ name: 'Kent' }, { name: 'Hampshire' }])
  const durham = await county('durham', 'neighbours(first: 2) { name }')
  expect(durham.neighbours, 'in miles, not in degrees').toEqual([{ name: 'Tyne and Wear' }, { name: 'Essex' }])
})

test('popular locations are the largest cities, most suppliers first; none without suppliers', async () => {
  await make.location(['Southend-on-Sea'], { county: 'Essex', population: 180_000 })
  await make.location(['London'], { county: 'Greater London', population: 9_000_000 })
  await make.location(['Essex'], { type: 'county', county: 'Essex' })
  const { data } = await runQuery('{ popularLocations(first: 2) { name kind supplierCount } }')
  expect(data.popularLocations).toEqual([{ name: 'Southend-on-Sea', kind: 'TOWN', supplierCount: 2 }])
  await make.location(['Braintree'], { county: 'Essex', population: 190_000 })
  const popular = async (first: number) =>
    (await runQuery(`{ popularLocations(first: ${first}) { name } }`)).data.popularLocations.map(({ name }) => name)
  expect([await popular(2), await popular(1)]).toEqual([['Southend-on-Sea', 'Braintree'], ['Southend-on-Sea']])
})

test('every listed supplier is in a county or country and its town, page by page', async () => {
  await make.supplier({ country: 'Spain' })
  await make.supplier({ county: 'Essex', city: 'Emptied' })
  await pool.query(`update supplier set status = 'hidden'
    where county = 'Hampshire' or country = 'Spain' or city = 'Emptied'`)
  const { cities: towns } = await county('essex', 'cities { city }')
  expect(towns.map(({ city }) => city)).not.toContain('Emptied')
  const lyon = await make.supplier({ country: 'France', county: 'Rhône', city: 'Lyon' })
  const twin = await make.supplier({ country: 'France', county: 'Rhône', city: 'lyon ' })
  await make.supplier({ country: 'France', county: null, city: null })
  await make.supplier({ country: 'Italy', county: 'Rhône', city: 'Lyon' })
  const lost = await make.supplier({ county: null, city: 'Nowhere' })
  await pool.query('update supplier set average_rating = 4.1, review_count = 3 where id = any($1)', [[lyon, twin]])
  const { countries } = (await runQuery('{ countries { name urlName url supplierCount } }')).data
  const [inFrance, inItaly, inUk] = ['france', 'italy', 'united-kingdom'].map((urlName) => ({
    urlName,
    url: `https://directory.test/countries/${urlName}`,
  }))
  expect(countries).toEqual([
    { ...inFrance, name: 'France', supplierCount: 3 },
    { ...inItaly, name: 'Italy', supplierCount: 1 },
    { ...inUk, name: 'United Kingdom', supplierCount: 1 },
  ])
  const area = async (args: string) =>
    (
      await runQuery(
        `{ supplierArea(${args}) { name city supplierCount suppliers { edges { node { id } } } cities { city urlName } } }`,
      )
    ).data.supplierArea
  const listIds = ({ suppliers }: Area) => suppliers.edges.map(({ node }) => node.id)
  const france = await area('country: "france"')
  expect([france.supplierCount, listIds(france).length]).toEqual([3, 3])
  expect(france.cities).toEqual([
    { city: 'Lyon', urlName: 'lyon' },
    { city: null, urlName: 'other' },
  ])
  const inLyon = await area('country: "france", town: "lyon"')
  expect([inLyon.city, inLyon.supplierCount, listIds(inLyon)]).toEqual([
    'Lyon',
    2,
    expect.arrayContaining([String(lyon)]),
  ])
  const listed = async (args: string, how: string) => {
    const areaQuery = `{ supplierArea(${args}) { suppliers(${how}) { edges { node { id } cursor } pageInfo { hasNextPage endCursor } totalCount } } }`
    return (await runQuery(areaQuery)).data.supplierArea.suppliers
  }
  const of = 'country: "france"'
  const best = await listed(of, 'first: 1')
  expect(best).toMatchObject({
    edges: [{ node: { id: String(twin) } }],
    totalCount: 3,
    pageInfo: { hasNextPage: true, endCursor: best.edges[0]!.cursor },
  })
  const rest = await listed(of, `first: 2, after: "${best.pageInfo.endCursor}"`)
  expect(rest.pageInfo.hasNextPage).toBe(false)
  expect([...best.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(listIds(france))
  const findPageCursor = async (number: number, first = 2) => {
    const { data, errors } = await runQuery(
      `{ supplierArea(${of}) { pageCursor(number: ${number}, first: ${first}) } }`,
    )
    expect(errors).toBeUndefined()
    return data.supplierArea.pageCursor
  }
  expect(await findPageCursor(2, 3), 'the only page').toBeNull()
  expect([await findPageCursor(1), await findPageCursor(2), await findPageCursor(99)]).toEqual([
    null,
    rest.edges[0]!.cursor,
    rest.edges[0]!.cursor,
  ])
  const { errors } = await runQuery(`{ supplierArea(${of}) { pageCursor(number: 0) } }`)
  expect(errors).toEqual([{ message: 'number must be at least 1', code: 'BAD_USER_INPUT' }])
  expect((await listed('country: "france", town: "lyon"', 'first: 2')).totalCount).toBe(2)
  expect(listIds(await area('country: "united-kingdom", town: "all"'))).toEqual([String(lost)])
  expect(await area('country: "spain"')).toBeNull()
  expect(await area('country: "france", town: "paris"')).toBeNull()
  const whole = await area('county: "essex", town: "all"')
  const parts = await Promise.all(whole.cities.map(({ urlName }) => area(`county: "essex", town: "${urlName}"`)))
  expect(parts.reduce((sum, { supplierCount }) => sum + supplierCount, 0)).toBe(whole.supplierCount)
  for (const part of parts) expect(listIds(part)).toHaveLength(part.supplierCount)
})

test('county lists are sorted by weighted average; premium suppliers have their own page', async () => {
  await make.county('Rutland', 'rutland', [52.65, -0.63])
  const firm = (name: string, average_rating: number, review_count: number, is_premium = false) =>
    make.supplier({ name, county: 'Rutland', city: 'Oakham', average_rating, review_count, is_premium })
  await firm('One perfect', 5, 1)
  await firm('Two perfect', 5, 2, true)
  await firm('Sixteen', 4.8, 16, true)
  await firm('Forty', 4.6, 40)
  await firm('Third premium', 3, 9, true)
  await make.supplier({ name: 'Hidden', county: 'Rutland', is_premium: true, status: 'hidden' })
  const listNames = (suppliers: { name: string }[]) => suppliers.map(({ name }) => name)
  const { data } = await runQuery(`{
    county(urlName: "rutland") { featuredCount featuredSuppliers(first: 2) { name } topSuppliers { name } }
    town: supplierArea(county: "rutland", town: "oakham") { suppliers { nodes { name } } top: suppliers(first: 3) { nodes { name } } }
    featured: supplierArea(county: "rutland", town: "featured") {
      id city supplierCount suppliers(first: 2) { nodes { name } totalCount pageInfo { endCursor } } } }`)
  const { county, town, featured } = data as unknown as Record<
    string,
    Record<string, { name: string }[]> &
      Record<'suppliers' | 'top', { nodes: { name: string }[]; pageInfo: { endCursor: string } }>
  >
  expect([county!.featuredCount, listNames(county!.featuredSuppliers!)]).toEqual([3, ['Sixteen', 'Two perfect']])
  const best = ['Forty', 'Sixteen', 'Two perfect', 'One perfect', 'Third premium']
  expect(listNames(county!.topSuppliers!)).toEqual(best)
  expect(listNames(town!.suppliers.nodes)).toEqual(best)
  expect(listNames(town!.top.nodes)).toEqual(best.slice(0, 3))
  expect(featured).toMatchObject({
    id: 'counties/rutland/featured',
    city: null,
    supplierCount: 3,
    suppliers: { totalCount: 3 },
  })
  expect(listNames(featured!.suppliers.nodes)).toEqual(['Sixteen', 'Two perfect'])
  const rest = await runQuery(
    `query ($after: String) { supplierArea(county: "rutland", town: "featured") { suppliers(after: $after) { nodes { name } } } }`,
    { after: featured!.suppliers.pageInfo.endCursor },
  )
  expect(rest.data.supplierArea.suppliers).toEqual({ nodes: [{ name: 'Third premium' }] })
  const none = await runQuery(
    '{ county(urlName: "kent") { featuredCount } supplierArea(county: "kent", town: "featured") { id } }',
  )
  expect(none.data).toEqual({ county: { featuredCount: 0 }, supplierArea: null })
  await pool.query("delete from supplier where county = 'Rutland'")
  await pool.query("delete from county where name = 'Rutland'")
})

test('with many suppliers, pages of a country, county or town use an index', async () => {
  const connection = await pool.connect()
  try {
    await connection.query('begin; set local session_replication_role = replica')
    await connection.query(`
      insert into supplier (name, description, status, country, county, city, services, average_rating, review_count)
      select 'Many ' || i, repeat(md5(i::text), 30), 'listed', case when i % 3 = 0 then 'France' else 'United Kingdom' end,
             case when i % 2 = 0 then 'Essex' end, 'Town ' || i % 100, '{Blinds}', i % 50 / 10.0, i % 90
        from generate_series(1, 1200) i`)
    await connection.query('analyze supplier')
    const readBy = async (name: string, cities: string[] | null = null, after?: AreaPosition) => {
      const { text, values } = areaStatement({ isCounty: name === 'Essex', name, cities }, { limit: 60, after })
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      return plan.match(/Seq Scan on supplier\b|supplier_(by|without)_\w+/g)
    }
    expect(await readBy('United Kingdom')).toEqual(['supplier_without_county', 'supplier_by_county_quality'])
    expect(await readBy('France', null, [0.5, 9])).toEqual(['supplier_without_county', 'supplier_by_county_quality'])
    expect(await readBy('Essex')).toEqual(['supplier_by_county_quality'])
    expect(await readBy('Essex', ['Town 8'])).toEqual(['supplier_by_city'])
    const town = await readBy('United Kingdom', ['Town 7'])
    expect(town).toContain('supplier_by_city')
    expect(town).not.toContain('Seq Scan on supplier')
  } finally {
    await connection.query('rollback')
    connection.release()
  }
})
