import { afterAll, expect, test } from 'vitest'
import { bulkLoad } from '../../database/bulk-load.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { everySupplier } from '../search/search.ts'
import { build } from '../../testing/build/supplier.build.ts'
import { findMatches } from './find-matches.ts'
import { rowsOf } from './read-rows.ts'
import { readColumns } from './supplier-model.ts'
import { WordSets } from './word-sets.ts'

const { pool, close } = await testDatabase()
afterAll(close)
const make = build(pool)

test('a rare word takes little, a common one a bit for each supplier, and both follow what changes', async () => {
  await bulkLoad(pool, (client) =>
    client.query(
      `insert into supplier (name, status)
       select case when n % 1000 = 0 then 'Taffeta' else 'Velvet' end || ' Blinds ' || n, 'listed' from generate_series(1, 8000) n`,
    ),
  )
  const columns = await readColumns(pool)
  const sets = new WordSets(pool, columns)
  const idsWith = async (word: string) => {
    const term = { typed: word, alternatives: [word], suppliers: 1 }
    const slots = await findMatches({ columns, search: everySupplier, sets: (await sets.of([term]))! })
    return slots.map((slot) => columns.ids[slot]!).toSorted((a, b) => a - b)
  }
  const expectTrue = async () => {
    for (const word of ['taffeta', 'velvet']) {
      const { rows } = await pool.query(
        `select id from supplier where name ilike $1 || '%' and status = 'listed' order by id`,
        [word],
      )
      expect(await idsWith(word)).toEqual(rows.map(({ id }) => id))
    }
  }
  const change = async (...ids: number[]) => columns.change(ids, await rowsOf(pool, ids))

  expect(await idsWith('taffeta')).toHaveLength(8)
  const ofRare = sets.bytes
  expect(await idsWith('velvet')).toHaveLength(7992)
  expect(sets.bytes - ofRare).toBeGreaterThanOrEqual(8000 / 8)
  expect(ofRare).toBeLessThan(8000 / 8)

  const [first, second, third] = columns.ids
  await pool.query(`update supplier set name = 'Taffeta 1' where id = $1`, [first])
  await pool.query(`update supplier set name = 'Velvet 1' where id = $1`, [columns.ids[999]])
  await pool.query(`update supplier set status = 'hidden' where id = any($1)`, [[second, columns.ids[1999]]])
  const added = [await make.supplier({ name: 'Taffeta 2' }), await make.supplier({ name: 'Velvet 2' })]
  await change(first!, second!, columns.ids[999]!, columns.ids[1999]!, ...added)
  await expectTrue()
  expect(sets.bytes).toBeLessThan(4000)

  await pool.query(`update supplier set name = 'Taffeta ' || id where id <= $1`, [third! + 1000])
  await change(...columns.ids.subarray(0, 1100))
  await expectTrue() // no longer rare
})
