import { afterAll, expect, test } from 'vitest'
import { counties } from '../places/areas/counties.ts'
import { testDatabase } from '../testing/test-database.ts'
import { readArticle } from './seed-articles.ts'
import { seedReference } from './seed-reference.ts'

const database = await testDatabase('places') // as seedReference fills an empty one
afterAll(() => database.close())

const read = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]

test('every county is in the table with its country, and its guide if there is one', async () => {
  expect(
    await read(
      `select name, url_name, country from county where name in ('Kent', 'Powys', 'County Down') order by name`,
    ),
  ).toEqual([
    { name: 'County Down', url_name: 'county-down', country: 'Northern Ireland' },
    { name: 'Kent', url_name: 'kent', country: 'England' },
    { name: 'Powys', url_name: 'powys', country: 'Wales' },
  ])
  const [fife] = await read(
    `select overview, seasonal_recommendations->>'winter' winter, population_estimate->>'source' source, jsonb_array_length(cities) cities
       from county_content join county on id = county_id where url_name = 'fife'`,
  )
  expect(fife).toMatchObject({
    overview: expect.stringContaining('Fife'),
    winter: expect.any(String),
    source: expect.stringContaining('Census'),
  })
  expect(fife!.cities).toBeGreaterThan(1)
})

test('there are 13 advertisement slots: 3, 2, 2, 3 and 3', async () => {
  const slots = await read(
    `select location, count(*)::int from ad_slot where is_active group by location order by location`,
  )
  expect(slots).toEqual([
    { location: 'Blog', count: 3 },
    { location: 'Blog Post', count: 3 },
    { location: 'Counties', count: 2 },
    { location: 'Homepage', count: 3 },
    { location: 'Supplier Profile', count: 2 },
  ])
  expect((await read(`select id from ad_slot where location = 'Homepage' order by id`)).map(({ id }) => id)).toEqual([
    'home-bottom-banner',
    'home-mid-section',
    'home-top-banner',
  ])
})

test('later starts do not change the operator’s edits', async () => {
  await database.pool.query(
    `update county_content set overview = 'Mine' where county_id = (select id from county where name = 'Kent')`,
  )
  await database.pool.query(
    `delete from ad_slot where id = 'blog-sidebar'; update ad_slot set name = 'Mine' where id = 'home-top-banner'`,
  )
  for (let i = 0; i < 3; i++) await seedReference(database)
  expect(await read(`select count(*)::int from county`)).toEqual([{ count: counties.length }])
  expect(await read(`select overview from county_content join county on id = county_id where name = 'Kent'`)).toEqual([
    { overview: 'Mine' },
  ])
  expect(await read(`select count(*)::int, count(*) filter (where name = 'Mine')::int mine from ad_slot`)).toEqual([
    { count: 12, mine: 1 },
  ])
})

test('two simultaneous starts load everything once', async () => {
  await database.pool.query('truncate location, county cascade; truncate ad_slot')
  // Connects both first: in one process, reading the places would delay the other.
  await Promise.all([1, 2].map((seconds) => database.pool.query(`select pg_sleep(${seconds} / 100.0)`)))
  await Promise.all([seedReference(database), seedReference(database)])
  expect(await read(`select count(*)::int from ad_slot`)).toEqual([{ count: 13 }])
  expect(await read(`select count(*)::int from location where type = 'county'`)).toEqual([{ count: counties.length }])
})

test('an article consists of its metadata and its text', () => {
  const file = `<!-- {"title": "A", "excerpt": "E", "author": "Ann", "category": "C", "tags": ["t"], "publishedAt": "2026-08-20T08:00:00Z"} -->\n<p>Text</p>\n`
  expect(readArticle(file)).toMatchObject({ title: 'A', tags: ['t'], content: '<p>Text</p>' })
  expect(() => readArticle('<p>Text</p>')).toThrow('expected string')
})
