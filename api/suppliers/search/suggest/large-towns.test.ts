import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { build } from '../../../testing/build/supplier.factory.ts'
import { largestTownsFirst, largeTowns } from './large-towns.ts'
import { suggest } from './suggest.ts'

const database = await testDatabase('places')
const { pool } = database
afterAll(() => database.close())

test('any two letters suggest the same places as a search of all', async () => {
  const { rows } = await pool.query<{ key: string; slugs: string[] }>(
    `select n.start key, (array_agg(l.slug order by ${largestTownsFirst}, l.id))[1:3] slugs
       from (select location_id, left(key, 2) start, array_agg(key) keys from location_name
              where key ~ '^[a-z]{2}' group by 1, 2) n
       join location l on l.id = n.location_id group by n.start`,
  )
  let answered = 0
  for (const { key, slugs } of rows) {
    const great = await largeTowns(pool, key, 3)
    if (!great) continue
    answered++
    expect([key, great.map(({ slug }) => slug)]).toEqual([key, slugs])
  }
  expect(answered).toBeGreaterThan(100)
})

test('if there are too few large ones, small ones are suggested', async () => {
  expect(await largeTowns(pool, 'cheltenh', 3)).toBeUndefined()
  expect((await suggest(pool, 'cheltenh', 8, ['PLACE'])).map(({ text }) => text)).toContain('Cheltenham')
  expect((await suggest(pool, 'winchc', 8, ['PLACE'])).map(({ text }) => text)).toContain('Winchcombe')
})

test('beside services and suppliers three places are suggested, on their own as many as wanted', async () => {
  for (const text of ['new', 'stoke'])
    expect([(await suggest(pool, text, 8)).length, (await suggest(pool, text, 8, ['PLACE'])).length]).toEqual([3, 8])
})

test('the largest comes first: a large town before a county, a county before its smaller towns, a country before a village', async () => {
  const names = async (text: string) => (await suggest(pool, text, 8, ['PLACE'])).map(({ text: name }) => name)
  expect((await names('lon'))[0]).toBe('London')
  expect(await names('lond')).toEqual(expect.arrayContaining(['London', 'Londonderry', 'County Londonderry']))
  expect((await names('man'))[0]).toBe('Manchester')
  expect((await names('dev'))[0]).toBe('Devon')
  expect((await names('liverpool'))[0]).toBe('Liverpool') // before the county that is also the Liverpool City Region
  expect((await names('bat'))[0]).toBe('Bath')
  expect((await names('bri'))[0]).toBe('Bristol') // before the country that is also Britain
  expect((await names('ken'))[0]).toBe('Kent')
  expect((await names('franc'))[0]).toBe('France')
})

test('suppliers are suggested by words of their names in any order, best rated first, but not hidden ones', async () => {
  const make = build(pool)
  await make.supplier({ name: 'Montpellier Curtains', average_rating: 3, review_count: 9 })
  await make.supplier({ name: 'Old Montpellier Curtains', average_rating: 5, review_count: 9 })
  await make.supplier({ name: 'Regent Curtains' })
  await make.supplier({ name: 'Curtains of Montpellier', status: 'hidden' })
  const names = async (text: string) => (await suggest(pool, text, 8, ['SUPPLIER'])).map((found) => found.text)
  expect(await names('curtains montp')).toEqual(['Old Montpellier Curtains', 'Montpellier Curtains'])
  expect(await names('montpellier')).toEqual(['Montpellier Curtains', 'Old Montpellier Curtains'])
  expect(await names('regent montp')).toEqual([])
  expect(await suggest(pool, 'curtains montp', 1)).toMatchObject([{ text: 'Old Montpellier Curtains' }])
})

test('a place outside the United Kingdom is suggested with its country', async () => {
  const detail = async (text: string, slug: string) =>
    (await suggest(pool, text, 8, ['PLACE'])).find((place) => place.slug === slug)?.detail
  expect(await detail('par', 'paris-france')).toBe('France')
  expect(await detail('dublin', 'dublin-ireland')).toBe('Ireland')
  expect(await detail('dublin 1', 'dublin-1')).toBe('Dublin, Ireland')
  expect(await detail('londerz', 'londerzeel-belgium')).toBe('Belgium')
  expect(await detail('dubro', 'dubrovnik')).toBe('Croatia')
  expect(await detail('douglas', 'douglas-isle-of-man')).toBe('Isle of Man')
  expect(await detail('st hel', 'saint-helier-jersey')).toBe('Jersey')
  expect(await detail('croat', 'croatia')).toBeNull()
  expect(await detail('devi', 'devizes-wiltshire')).toBe('Wiltshire')
  expect(await detail('franc', 'france')).toBeNull()
})
