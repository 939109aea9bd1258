import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { renewFreshness } from './renew-freshness.ts'
import { build } from '../../testing/build/supplier.factory.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
afterAll(() => database.close())

const versions = async () => (await pool.query('select xmin::text from supplier order by id')).rows
/** How many listings it changes. */
const renew = async () => {
  const before = await versions()
  await renewFreshness(pool)
  const after = await versions()
  return after.filter(({ xmin }, at) => xmin !== before[at].xmin).length
}

const yearsAgo = (years: number) => new Date(Date.now() - (years * 365.25 + 10) * 24 * 60 * 60 * 1000).toISOString()

test('a listing’s freshness falls by year; a review or change restores it', async () => {
  const ids: number[] = []
  for (const years of [0, 1, 2, 3, 20]) ids.push(await make.supplier({ updated_at: yearsAgo(years) }))
  const reviewed = await make.supplier({ updated_at: yearsAgo(9) })
  await make.review(reviewed, { created_at: yearsAgo(0) })
  await make.review(ids[4]!, { created_at: yearsAgo(0), status: 'rejected' })
  const freshness = async () =>
    (await pool.query('select freshness from supplier where id = any($1) order by id', [[...ids, reviewed]])).rows.map(
      (row) => row.freshness,
    )
  const before = await pool.query('select quality from supplier where id = $1', [ids[4]])

  expect(await renew()).toBe(4)
  expect(await freshness()).toEqual([1, 0.75, 0.5, 0.25, 0.25, 1])
  const after = await pool.query('select quality from supplier where id = $1', [ids[4]])
  expect(after.rows[0].quality).toBeCloseTo(before.rows[0].quality - 0.1 * 0.75, 5)

  expect(await renew()).toBe(0)
  await pool.query('update supplier set updated_at = now() where id = $1', [ids[4]])
  expect(await renew()).toBe(1)
  expect((await freshness())[4]).toBe(1)
})
