import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { largestFirst, largeTowns } from './large-towns.ts'
import { suggest } from './suggest.ts'

const database = await testDatabase('places')
const { pool } = database
afterAll(() => database.close())

test('whatever two letters are typed: the same places as among all of them', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const { rows } = await pool.query<{ key: string; slugs: string[] }>(
    `select p.key, array(
       select l.slug from location l
        where exists (select 1 from location_name n where n.location_id = l.id and n.key like p.key || '%')
        order by ${largestFirst}, l.id limit 3) slugs
       from unnest($1::text[]) p(key)`,
    [letters.flatMap((first) => letters.map((second) => first + second))],
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

test('where the large ones are too few, the small ones are among the suggestions', async () => {
  expect(await largeTowns(pool, 'cheltenh', 3)).toBeUndefined()
  expect((await suggest(pool, 'cheltenh', 8, ['PLACE'])).map(({ text }) => text)).toContain('Cheltenham')
  expect((await suggest(pool, 'winchc', 8, ['PLACE'])).map(({ text }) => text)).toContain('Winchcombe')
})

test('the largest comes first: a large town before a county, a county before its smaller towns, a country before a village', async () => {
  const names = async (text: string) => (await suggest(pool, text, 8, ['PLACE'])).map(({ text: name }) => name)
  expect((await names('lon'))[0]).toBe('London')
  expect(await names('lond')).toEqual(expect.arrayContaining(['London', 'Londonderry', 'County Londonderry']))
  expect((await names('man'))[0]).toBe('Manchester')
  expect((await names('dev'))[0]).toBe('Devon')
  expect((await names('ken'))[0]).toBe('Kent')
  expect((await names('franc'))[0]).toBe('France')
})

test('a place outside the United Kingdom is suggested with its country', async () => {
  const detail = async (text: string, slug: string) =>
    (await suggest(pool, text, 8, ['PLACE'])).find((place) => place.slug === slug)?.detail
  expect(await detail('par', 'paris-france')).toBe('France')
  expect(await detail('dublin', 'dublin-ireland')).toBe('Ireland')
  expect(await detail('dublin 1', 'dublin-1')).toBe('Dublin, Ireland')
  expect(await detail('londerz', 'londerzeel-belgium')).toBe('Belgium')
  expect(await detail('devi', 'devizes-wiltshire')).toBe('Wiltshire')
  expect(await detail('franc', 'france')).toBeNull()
})
