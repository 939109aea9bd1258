import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { listSuppliers, type List } from '../../testing/build/query.fixtures.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { milesForQuality } from './best-order.rules.ts'
import { explainSearch } from './explain-search.resolver.ts'
import { searchSuppliers } from './search-suppliers.ts'

const database = await testDatabase('places')
const { pool } = database
const make = build(pool)
const list = listSuppliers(pool)
const names = async (filter: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  (await list(filter, rest)).nodes.map(({ name }) => name)
afterAll(() => database.close())

const leeds = { county: 'West Yorkshire', city: 'Leeds', latitude: 53.8, longitude: -1.55 }
const north = (miles: number) => ({ ...leeds, latitude: leeds.latitude + miles / 69.09 })

describe('quality', () => {
  const quality = async (stars: number, reviews: number, freshness: number, parts: number): Promise<number> =>
    (await pool.query('select supplier_quality($1, $2, $3, $4) quality', [stars, reviews, freshness, parts])).rows[0]
      .quality
  test.each([
    // weighted: 3.8, 4.6, 3, 5 and 1 stars
    [0, 0, 1, 8, 0.28 + 0.2 + 0.1],
    [5, 20, 0.5, 4, 0.56 + 0.1 + 0.05],
    [2.8, 40, 0.75, 0, 0 + 0 + 0.075],
    [5, 1_000_000, 0.25, 6, 0.7 + 0.15 + 0.025],
    [1, 1_000_000, 0.25, 0, 0 + 0 + 0.025],
  ])('%d stars of %d reviews, freshness %d and %d parts are %d', async (stars, reviews, freshness, parts, expected) => {
    expect(await quality(stars, reviews, freshness, parts)).toBeCloseTo(expected, 4)
  })
  test('so is the weighted average of reviews', async () => {
    const { rows } = await pool.query('select weighted_rating(5, 20) stars, weighted_rating(0, 0) unrated')
    expect(rows[0].stars).toBeCloseTo(4.6, 5)
    expect(rows[0].unrated).toBeCloseTo(3.8, 5)
  })
  test('three perfect reviews count less than forty good ones', async () => {
    const few = await quality(5, 3, 1, 6)
    expect(few).toBeLessThan(await quality(4.6, 40, 1, 6))
    expect(few).toBeGreaterThan(await quality(0, 0, 1, 6))
  })
  test('it is stored with the supplier: a complete listing beats a bare one', async () => {
    const bare = await make.supplier({ name: 'Bare', ...north(1), description: 'x'.repeat(79) })
    const whole = await make.supplier({
      name: 'Whole',
      ...north(1),
      phone: '0113 496 0001',
      email: 'hello@whole.example.com',
      website: 'https://whole.example.com',
      address: '1 Briggate',
      postcode: 'LS1 5AA',
      opening_hours: '[]',
      image_url: 'https://whole.example.com/shop.jpg',
      description: 'x'.repeat(80),
    })
    const { rows } = await pool.query('select quality from supplier where id = any($1) order by id', [[bare, whole]])
    expect(rows[1].quality).toBeCloseTo(await quality(0, 0, 1, 8), 5)
    expect(rows[0].quality).toBeCloseTo(await quality(0, 0, 1, 1), 5)
    await pool.query('delete from supplier')
  })
})

describe('best match', () => {
  beforeAll(async () => {
    await make.supplier({ name: 'Round the corner', ...north(0.5), average_rating: 3.9, review_count: 12 })
    await make.supplier({ name: 'Better, a mile on', ...north(1.5), average_rating: 4.8, review_count: 90 })
    await make.supplier({ name: 'Three reviews', ...north(2.1), average_rating: 5, review_count: 3 })
    await make.supplier({ name: 'The best, in York', ...north(22), average_rating: 5, review_count: 400 })
    await make.supplier({ name: 'Premium', ...north(12), average_rating: 4, review_count: 10, is_premium: true })
    await make.supplier({ name: 'As good, unpaid', ...north(11.9), average_rating: 4, review_count: 10 })
  })

  test('around a place distance and quality count together; it is the default order', async () => {
    expect(await names({ near: 'Leeds' })).toEqual([
      'Better, a mile on',
      'Round the corner',
      'Three reviews',
      'As good, unpaid',
      'Premium',
      'The best, in York',
    ])
    expect(await names({ query: 'blinds in leeds' })).toEqual(await names({ near: 'Leeds' }, { sort: 'BEST' }))
  })
  test('without a place by quality', async () => {
    expect((await names({})).slice(0, 3)).toEqual(['The best, in York', 'Better, a mile on', 'Three reviews'])
    expect((await names({ county: 'West Yorkshire' }))[0]).toBe('The best, in York')
  })
  test.each([{}, { near: 'Leeds' }, { county: 'West Yorkshire' }])(
    'cursors walk through the list of %o',
    async (filter) => {
      const whole = await names(filter, { first: 100 })
      const seen: string[] = []
      let after: string | null = null
      do {
        const page: List = await list(filter, { first: 2, after })
        seen.push(...page.nodes.map(({ name }) => name))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(seen).toEqual(whole)
      expect(whole).toHaveLength(6)
    },
  )
  test('a cursor of a list by rating is refused, not misread', async () => {
    const { pageInfo } = await list({}, { sort: 'RATING', first: 2 })
    await expect(list({}, { first: 2, after: pageInfo.endCursor })).rejects.toThrow(
      'after is not a cursor of this list',
    )
  })
  test('none of the first five is farther than 15 miles, or one and a half times the fifth nearest', async () => {
    await pool.query('delete from supplier')
    await pool.query(`select setseed(.42)`)
    await pool.query(`
      insert into supplier (name, city, county, services, latitude, longitude, average_rating, review_count, status)
      select 'Row ' || i, 'Leeds', 'West Yorkshire', '{Blinds}', 53.8 + (random() - .5) * 2 * random(),
             -1.55 + (random() - .5) * 3 * random(), round((3 + 2 * random())::numeric, 1), (random() ^ 3 * 200)::int, 'listed'
        from generate_series(1, 400) i`)
    for (const [latitude, longitude] of [
      [53.8, -1.55],
      [54.3, -1.2],
      [53.4, -2.3],
      [54.6, -2.9],
    ] as const) {
      const around = { around: { latitude, longitude }, radiusMiles: 100 }
      const nearest = (await list(around, { sort: 'DISTANCE', first: 5 })).nodes.map(({ distance }) => distance!)
      const best = (await list(around, { first: 5 })).nodes.map(({ distance }) => distance!)
      expect(Math.max(...best)).toBeLessThanOrEqual(Math.max(15, 1.5 * nearest.at(-1)!) + 0.1)
      expect(Math.max(...best)).toBeLessThanOrEqual(nearest.at(-1)! + milesForQuality + 0.1)
    }
  })
})

describe('by topic', () => {
  const shutters = { services: ['Plantation Shutters', 'Installation'] }
  const mentioned = { description: 'Everything from shutter boxes to working dress curtains.' }
  beforeAll(async () => {
    await pool.query('delete from supplier')
    await make.supplier({ name: 'Mentioner', ...north(0), ...mentioned, average_rating: 5, review_count: 200 })
    await make.supplier({ name: 'Fourth service', ...north(2), services: ['Blinds', 'Curtains', 'Poles', 'Shutters'] })
    await make.supplier({ name: 'Keyword', ...north(3), keywords: ['shutters'] })
    await make.supplier({ name: 'Headingley Shutters', ...north(4) })
    await make.supplier({ name: 'Main service', ...north(20), ...shutters, average_rating: 4.8, review_count: 90 })
    await make.supplier({ name: 'Speciality', ...north(24), specialties: ['Shutters for bays'] })
    await make.supplier({ name: 'Far, mentioned', ...north(30), ...mentioned })
    await make.supplier({ name: 'Far, on topic', ...north(34), ...shutters })
    await make.supplier({ name: 'Farther, on topic', ...north(37), ...shutters })
    await make.supplier({ name: 'Awnings', ...north(1), services: ['Awnings'] })
  })
  const around = [
    'Headingley Shutters',
    'Main service',
    'Speciality',
    'Fourth service',
    'Keyword',
    'Far, on topic',
    'Farther, on topic',
    'Mentioner',
    'Far, mentioned',
  ]

  test('around a place a level counts as thirty miles, so up to 25 miles the topic is first, then the offer', async () => {
    expect(await names({ query: 'shutters leeds' })).toEqual(around)
  })
  test('elsewhere by topic, then by offer, then by quality', async () => {
    const elsewhere = await names({ query: 'shutters' })
    expect(elsewhere[0]).toBe('Main service')
    expect(elsewhere.slice(0, 5).toSorted()).toEqual([
      'Far, on topic',
      'Farther, on topic',
      'Headingley Shutters',
      'Main service',
      'Speciality',
    ])
    expect(elsewhere.slice(5, 7).toSorted()).toEqual(['Fourth service', 'Keyword'])
    expect(elsewhere[7]).toBe('Mentioner')
  })
  test.each([
    { query: 'shutters leeds' },
    { query: 'shutters' },
    { query: 'white shutters' },
    { query: 'blinds shutters leeds' },
  ])('cursors walk through the list of %o', async (filter) => {
    const whole = await names(filter, { first: 100 })
    expect(new Set(whole).size).toBe(whole.length)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: List = await list(filter, { first: 2, after })
      seen.push(...page.nodes.map(({ name }) => name))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(whole)
  })
  test('a supplier of a part of the query beats one that only mentions it', async () => {
    await make.supplier({
      name: 'Fabric House',
      ...north(0),
      services: ['Blinds'],
      description: 'We can arrange repairs.',
    })
    await make.supplier({ name: 'Mender', ...north(9), services: ['Repairs'], specialties: ['Blind cords'] })
    await make.supplier({ name: 'Talker', ...north(0), services: ['Awnings'], description: 'A blind repair, too.' })
    expect(await names({ query: 'blind repair leeds' })).toEqual(['Mender', 'Fabric House', 'Talker'])
    expect((await names({ query: 'blind repair' }))[0]).toBe('Mender')
  })
  test('a colour, a material or a room weighs less than what is sold', async () => {
    const described = { description: 'Hammocks, also of velvet.' }
    await make.supplier({ name: 'Velvet sofas', ...north(1), services: ['Velvet sofas'], ...described })
    await make.supplier({ name: 'Hammock maker', ...north(20), services: ['Hammocks'], ...described })
    expect(await names({ query: 'velvet hammocks leeds' })).toEqual(['Hammock maker', 'Velvet sofas'])
    const { reasons } = await explainSearch(pool, { query: 'velvet hammocks leeds' })
    expect(reasons[0]).toMatchObject({ level: 1, termsOnTopic: ['hammocks'], termsMentioned: ['velvet'] })
  })
  test('two good reviews that name what was searched for make it a supplier’s topic', async () => {
    const described = { services: ['Awnings'], description: 'Louvred doors and hinged screens, made here.' }
    const praised = await make.supplier({ name: 'Praised', ...north(9), ...described })
    const blamed = await make.supplier({ name: 'Blamed', ...north(8), ...described })
    const once = await make.supplier({ name: 'Praised once', ...north(7), ...described })
    await make.supplier({ name: 'Not reviewed', ...north(6), ...described })
    const levels = async (query: string) =>
      Object.fromEntries(
        (await searchSuppliers(pool, { filter: { query, near: 'Leeds' } })).nodes.map(({ name, level }) => [
          name,
          level,
        ]),
      )
    const say = (supplier: number, comment: string, rest = {}) => make.review(supplier, { comment, ...rest })
    expect(await levels('louvred doors')).toEqual({ Praised: 3, Blamed: 3, 'Praised once': 3, 'Not reviewed': 3 })
    for (const comment of ['Lovely louvred doors!', 'Our louvred door is perfect.']) {
      await say(praised, comment, { rating: 5 })
      await say(blamed, comment, { rating: 2 })
      await say(once, comment, { rating: 5, status: comment.includes('!') ? 'published' : 'pending' })
    }
    expect(await levels('louvred doors')).toEqual({ Praised: 0, Blamed: 3, 'Praised once': 3, 'Not reviewed': 3 })
    expect(await names({ query: 'louvred doors', near: 'Leeds' })).toEqual([
      'Praised',
      'Not reviewed',
      'Praised once',
      'Blamed',
    ])
    await pool.query(`update review set status = 'published' where supplier_id = $1`, [once])
    expect((await levels('louvred doors'))['Praised once']).toBe(0)
    await pool.query(`update supplier set description = 'Louvred doors, and more.' where id = $1`, [praised])
    expect((await levels('louvred doors'))['Praised']).toBe(0)
    await pool.query('delete from review where supplier_id = $1', [once])
    expect((await levels('louvred doors'))['Praised once']).toBe(3)
    const stored = await pool.query('select id, topic from supplier_search order by id')
    await pool.query('select rebuild_supplier_search()')
    expect((await pool.query('select id, topic from supplier_search order by id')).rows).toEqual(stored.rows)
  })
  test('words about a firm decide neither who is shown nor the order, beside goods', async () => {
    const awnings = { services: ['Parasols'], description: 'Family run.' }
    await make.supplier({ name: 'Parasol maker', ...north(9), ...awnings })
    await make.supplier({
      name: 'Mentions them',
      ...north(1),
      description: 'Family run. Parasols and independent advice.',
    })
    const families = { query: 'family run parasols leeds' }
    expect(await names(families)).toEqual(['Parasol maker', 'Mentions them'])
    const { reasons, termsOfFirms } = await explainSearch(pool, families)
    expect(reasons[0]).toMatchObject({ level: 0, termsOnTopic: ['parasols'] })
    expect(termsOfFirms).toEqual(['family', 'run'])
    expect((await explainSearch(pool, { query: 'family run leeds' })).termsOfFirms).toEqual([])
    await make.supplier({ name: 'Zebra maker', ...north(1), services: ['Day and night blinds'] })
    const phrase = await explainSearch(pool, { query: 'day and night blinds leeds' })
    expect([phrase.reasons[0]!.termsOnTopic, phrase.termsOfFirms]).toEqual([['day and night', 'blinds'], []])
    const { nodes, droppedWords } = await searchSuppliers(pool, { filter: { query: 'independent parasols leeds' } })
    expect([nodes[0]!.name, droppedWords]).toEqual(['Parasol maker', []])
    const said =
      'Honest. A free quote, estimate or survey, 10 year guarantee, phone number, email. Qualified electrician.'
    await make.supplier({
      name: 'Honest Parasols & Son',
      ...north(44),
      description: `${said} Reasonably priced, reputable, tidy home visits.`,
    })
    const all = await names({ query: 'parasols leeds' })
    expect(all).toHaveLength(3)
    for (const words of [
      'no obligation quote',
      'free estimate',
      'free survey',
      'quotes',
      'phone number',
      'email address',
      '10 year guarantee',
      'reputable honest friendly',
      'father and son',
      'qualified electrician',
      'reasonably priced',
      'tidy home visit',
    ])
      expect.soft(await names({ query: `${words} parasols leeds` }), words).toEqual(all)
    expect(await names({ query: 'honest parasols' })).toEqual(['Honest Parasols & Son'])
    expect(await names({ query: 'honest', near: 'Leeds' })).toEqual(['Honest Parasols & Son'])
    expect(await names({ query: 'phone number leeds' })).toEqual(await names({ near: 'Leeds' }))
    await make.supplier({ name: 'Talks of it', ...north(1), description: 'Extra wide shutters, and hubs for them.' })
    for (const [query, dropped] of [
      ['extra wide shutters leeds', ['extra', 'wide']],
      ['shutters with hub leeds', ['hub']],
      ['unheard extra wide shutters leeds', ['unheard', 'extra', 'wide']],
    ] as const) {
      const found = await searchSuppliers(pool, { filter: { query } })
      expect([found.nodes[0]!.name, found.droppedWords]).toEqual(['Headingley Shutters', dropped])
      const { pageInfo } = await searchSuppliers(pool, { filter: { query }, first: 1 })
      const second = await searchSuppliers(pool, { filter: { query }, first: 1, after: pageInfo.endCursor })
      expect([second.nodes[0]!.name, second.droppedWords]).toEqual([found.nodes[1]!.name, dropped])
    }
  })
  test('a name shows what is sold only if it can mean nothing else', async () => {
    const description = (name: string) => ({ name, description: `${name} opened in 1980.`, services: ['Furniture'] })
    await make.supplier({ ...description('Canopy Interiors'), ...north(1) })
    await make.supplier({ ...description('Electric Interiors'), ...north(1) })
    const canopies = { query: 'awnings furniture', near: 'Leeds' }
    expect(await names(canopies)).not.toContain('Canopy Interiors')
    expect(await names({ query: 'canopies', near: 'Leeds' })).not.toContain('Canopy Interiors')
    expect(await names({ query: 'canopy', near: 'Leeds' })).toContain('Canopy Interiors')
    expect(await names({ query: 'motorised furniture', near: 'Leeds' })).toEqual(['Electric Interiors'])
  })
  test('interior design is a trade, and neither custom designs nor interior shutters', async () => {
    await make.supplier({ name: 'Interior Shutters', ...north(1), services: ['Custom Designs'] })
    await make.supplier({ name: 'Decorator', ...north(5), services: ['Interior design'] })
    for (const query of ['interior designer', 'interior decorators', 'interior design'])
      expect(await names({ query, near: 'Leeds' })).toEqual(['Decorator'])
  })
  test.each([
    { query: 'shutters leeds' },
    { query: 'white shutters near leeds' },
    { query: 'independent shutters near leeds' },
    { query: 'blind repair', near: 'Leeds' },
    { near: 'Leeds' },
    { query: 'shutters' },
    { query: 'Headingley Shutters' },
  ])('the office sees why each result of %o is there, by the numbers that sort them', async (filter) => {
    const { suppliers, reasons } = await explainSearch(pool, filter)
    expect(reasons).toHaveLength(suppliers.nodes.length)
    for (const [
      at,
      { supplier, isExactlyNamed, level, termsOffered, termsMentioned, orderMiles, quality },
    ] of reasons.entries()) {
      const { key, level: sorted = 0, name } = suppliers.nodes[at]!
      expect(supplier.name).toBe(name)
      expect(isExactlyNamed).toBe(filter.query === name)
      expect(level).toBe(Math.min(3, termsOffered.length + 2 * termsMentioned.length))
      if (isExactlyNamed) continue
      expect(level).toBe(sorted)
      expect(Number(key)).toBeCloseTo(orderMiles ?? quality - 2 * level, 5)
    }
  })
  test('relevance includes the distance', async () => {
    const shop = (miles: number, rest: object) => make.supplier({ services: ['Jalousies'], ...north(miles), ...rest })
    await shop(2, { name: 'Near Jalousies', average_rating: 3, review_count: 5 })
    await shop(40, { name: 'Farther Jalousies', average_rating: 5, review_count: 50 })
    expect(await names({ query: 'jalousies leeds' }, { sort: 'RELEVANCE' })).toEqual([
      'Near Jalousies',
      'Farther Jalousies',
    ])
  })
})
