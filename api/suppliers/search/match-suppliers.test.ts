import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { milesForQuality } from './best-order.rules.ts'
import { choosePlan } from './choose-plan.ts'
import { countMatches } from './count-suppliers.ts'
import { loadSupplierPage, getCursorPosition } from './supplier-page.ts'
import { everySupplier, type Search } from './search.ts'

const database = await testDatabase()
const { pool } = database
afterAll(() => database.close())

beforeAll(async () => {
  const rows = `
    select setseed(0.4);
    insert into supplier (name, description, county, country, services, specialties, latitude, longitude,
      average_rating, review_count, is_verified, status)
    select 'Row ' || md5(i::text), concat_ws(' ', case when i % 3 = 0 then 'velvet' end,
             case when i % 399 = 0 then 'brocade' end),
           case when i % 4 = 0 then 'Kent' else 'Surrey' end,
           case when i % 50 = 0 then 'Ireland' else 'United Kingdom' end,
           case when i % 2 = 0 then array['Blinds'] else array['Curtains', 'Repairs'] end,
           case when i % 6 = 0 then array['Velvet'] else '{}' end,
           51 + random() * 2, -2 + random() * 3, round((random() * 5)::numeric, 1), (random() * 9)::int, i % 5 = 0,
           case when i % 20 = 0 then 'hidden' else 'listed' end
      from generate_series(1, 6000) i`
  await inTransaction(pool, (client) => client.query(rows), { statementTimeoutMs: 0 }) // a busy machine takes its time
  await pool.query('analyze supplier')
})

const term = (word: string, suppliers: number) => ({ typed: word, alternatives: [word], suppliers })
const velvet = term('velvet', 1900)
const brocade = term('brocade', 15)
const circle = (radiusMiles: number) => ({ latitude: 52, longitude: -0.5, radiusMiles })

const searches: [string, Partial<Search>, string][] = [
  ['many words', { terms: [velvet] }, 'walk'],
  ['few words', { terms: [brocade] }, 'text'],
  ['a large circle', { circle: circle(40) }, 'walk'],
  ['a small circle', { circle: circle(8) }, 'point'],
  ['a large circle and words', { circle: circle(30), terms: [velvet] }, 'walk'],
  ['a wide circle, words and service', { circle: circle(60), terms: [velvet], services: ['BLINDS'] }, 'walk'],
  ['words that promise too much', { terms: [term('brocade', 4000)] }, 'walk'],
  ['words that are elsewhere', { terms: [term('nowhere', 3000)], circle: circle(40) }, 'walk'],
  ['a county and a service', { counties: ['Kent'], services: ['REPAIRS'] }, 'walk'],
  ['a county, a circle and verified ones', { counties: ['Surrey'], circle: circle(50), verified: true }, 'walk'],
  ['counties of a nation', { countiesOfPlace: ['Kent', 'Surrey'], services: ['CURTAINS'] }, 'walk'],
  ['a box', { box: { south: 51.9, north: 52.1, west: -0.7, east: -0.3 } }, 'point'],
  ['two counties and two services', { counties: ['Kent', 'Surrey'], services: ['REPAIRS', 'CURTAINS'] }, 'walk'],
  ['a country abroad', { country: 'Ireland', terms: [velvet] }, 'text'],
]

const expected = async (conditions: Partial<Search>) => {
  const { terms = [], circle, box, counties, countiesOfPlace, country, services, verified } = conditions
  const { rows } = await pool.query<{ id: number }>(
    `select id from supplier where status = 'listed'
        and ($1::text is null or to_tsvector('supplier_text', description) @@ to_tsquery('supplier_text', $1))
        and ($2::float8 is null or miles_between($2, $3, latitude, longitude) <= $4)
        and ($5::text[] is null or county = any($5)) and ($6::text[] is null or county = any($6))
        and ($7::text is null or country = $7)
        and ($8::text[] is null or service_groups && $8)
        and ($10::float8 is null or (latitude between $10 and $11 and longitude between $12 and $13)) and (is_verified or not $9)
      order by average_rating desc, review_count desc, id desc`,
    [
      terms[0]?.typed ?? null,
      circle?.latitude ?? null,
      circle?.longitude ?? null,
      circle?.radiusMiles ?? null,
      counties ?? null,
      countiesOfPlace ?? null,
      country ?? null,
      services ?? null,
      verified ?? false,
      box?.south ?? null,
      box?.north ?? null,
      box?.west ?? null,
      box?.east ?? null,
    ],
  )
  return rows.map(({ id }) => id)
}

test.each(searches)('%s: the same result as without an index, on each page', async (_, conditions, plan) => {
  const search = { ...everySupplier, ...conditions }
  expect((await choosePlan(pool, search, 21)).by).toBe(plan)
  const all = await expected(conditions)
  const seen: number[] = []
  let position: unknown[] | undefined
  do {
    const page = await loadSupplierPage(pool, search, 'RATING', { limit: 97, ...(position ? { position } : {}) })
    seen.push(...page.map(({ id }) => id))
    const last = page.at(-1)
    position = last && page.length === 97 ? getCursorPosition('RATING', last) : undefined
  } while (position)
  expect(seen).toEqual(all)
  const { terms, circle, box, country, verified, services = [] } = search
  const isCounted = !terms.length && !circle && !box && !country && !verified && services.length < 2
  const limit = isCounted ? Infinity : 1000
  expect(await countMatches(pool, search)).toEqual({ count: Math.min(all.length, limit), isExact: all.length <= limit })
})

test.each(['NAME', 'REVIEWS', 'DISTANCE', 'RELEVANCE'] as const)('by %s every match is shown once', async (sort) => {
  const conditions = { circle: circle(15), terms: [velvet], service: 'CURTAINS' as const }
  const all = await expected(conditions)
  const seen: number[] = []
  for (let position: unknown[] | undefined, isFirst = true; isFirst || position; isFirst = false) {
    const page = await loadSupplierPage(pool, { ...everySupplier, ...conditions }, sort, {
      limit: 7,
      ...(position ? { position } : {}),
    })
    seen.push(...page.map(({ id }) => id))
    const last = page.at(-1)
    position = last && page.length === 7 ? getCursorPosition(sort, last) : undefined
  }
  expect(all.length).toBeGreaterThan(30)
  expect(seen.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
})

test('by best match without a place all on topic come first, then the others, each by quality and once', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from supplier where status = 'listed' and description ~ 'velvet'
      order by specialties = '{}', quality desc, id desc`,
  )
  const seen: number[] = []
  for (let position: unknown[] | undefined; seen.length < rows.length;) {
    const page = await loadSupplierPage(pool, { ...everySupplier, terms: [velvet] }, 'BEST', {
      limit: 97,
      ...(position ? { position } : {}),
    })
    expect(page).toHaveLength(Math.min(97, rows.length - seen.length))
    seen.push(...page.map(({ id }) => id))
    position = getCursorPosition('BEST', page.at(-1)!)
  }
  expect(seen).toEqual(rows.map(({ id }) => id))
})

test('by best match a better supplier just outside the part of the circle that was read is not missed', async () => {
  const around = circle(40)
  const { rows } = await pool.query<{ id: number }>(
    `select id from supplier where status = 'listed' and miles_between($1, $2, latitude, longitude) <= 40
      order by miles_between($1, $2, latitude, longitude) - ${milesForQuality} * quality limit 70`,
    [around.latitude, around.longitude],
  )
  const seen: number[] = []
  for (let position: unknown[] | undefined; seen.length < rows.length;) {
    const page = await loadSupplierPage(pool, { ...everySupplier, circle: around }, 'BEST', {
      limit: 7,
      ...(position ? { position } : {}),
    })
    seen.push(...page.map(({ id }) => id))
    position = getCursorPosition('BEST', page.at(-1)!)
  }
  expect(seen).toEqual(rows.map(({ id }) => id))
})
