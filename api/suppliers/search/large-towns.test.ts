import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { largeTowns } from './large-towns.ts'
import { suggest } from './suggest.ts'

const database = await testDatabase('places')
const { pool } = database
afterAll(() => database.close())

test('whatever two letters are typed: the same places as among all of them', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const { rows } = await pool.query<{ key: string; ids: string[] }>(
    `select p.key, array(
       select l.id from location l
        where exists (select 1 from location_name n where n.location_id = l.id and n.key like p.key || '%')
        order by l.type = 'county' desc, l.population desc nulls last, l.id limit 3) ids
       from unnest($1::text[]) p(key)`,
    [letters.flatMap((first) => letters.map((second) => first + second))],
  )
  let answered = 0
  for (const { key, ids } of rows) {
    const great = await largeTowns(pool, key, 3)
    if (!great) continue
    answered++
    expect([key, great.map(({ id }) => id)]).toEqual([key, ids])
  }
  expect(answered).toBeGreaterThan(100)
})

test('where the large ones are too few, the small ones are among the suggestions', async () => {
  expect(await largeTowns(pool, 'cheltenh', 3)).toBeUndefined()
  expect((await suggest(pool, 'cheltenh', 8, ['PLACE'])).map(({ text }) => text)).toContain('Cheltenham')
  expect((await suggest(pool, 'winchc', 8, ['PLACE'])).map(({ text }) => text)).toContain('Winchcombe')
})
