import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { createSharedLimit } from './shared-limit.ts'

const database = await testDatabase()
const otherPool = new pg.Pool({ connectionString: database.url })
afterAll(async () => {
  await otherPool.end()
  await database.close()
})

const hour = { windowMs: 3_600_000 }
const countOf = async (name: string) =>
  (await database.pool.query('select count from rate_limit where name = $1', [name])).rows[0]?.count as unknown

test('two processes share one limit: what one has let through, the other does not', async () => {
  const [one, other] = [
    createSharedLimit('shared', { most: 4, ...hour }),
    createSharedLimit('shared', { most: 4, ...hour }),
  ]
  for (let time = 0; time < 3; time++) one(database.pool, '2001:db8:1:2::1')
  await expect.poll(() => countOf('shared')).toBe(3)
  other(otherPool, '2001:db8:1:2::2')
  await expect.poll(() => countOf('shared')).toBe(4)
  await expect
    .poll(() => refusal(() => other(otherPool, '2001:db8:1:2::3')))
    .toMatch('Too many requests. Please try again in')
  expect(() => other(otherPool, '2001:db8:1:3::1')).not.toThrow()
})

test('while the database is away each process counts alone, and settles when it is back', async () => {
  const use = createSharedLimit('alone', { most: 2, ...hour })
  await database.pool.query('alter table rate_limit rename to away')
  use(database.pool, '192.0.2.1')
  use(database.pool, '192.0.2.1')
  expect(() => use(database.pool, '192.0.2.1')).toThrow('Too many requests')
  await database.pool.query('alter table away rename to rate_limit')
  await expect.poll(() => countOf('alone')).toBe(2)
  expect(() => use(database.pool, '192.0.2.1')).toThrow('Too many requests')
})

test('windows that are over are begun anew, and then forgotten', async () => {
  await database.pool.query(
    `insert into rate_limit values ('over', '192.0.2.1', 9, now() - interval '1 second'), ('gone', 'x', 1, now() - interval '1 hour')`,
  )
  const use = createSharedLimit('over', { most: 2, ...hour })
  use(database.pool, '192.0.2.1')
  await expect.poll(() => countOf('over')).toBe(1)
  await expect.poll(() => countOf('gone')).toBeUndefined()
})

test('a window that a wrong clock has begun ends with that of the next process', async () => {
  await database.pool.query(`insert into rate_limit values ('ahead', '192.0.2.1', 1, now() + interval '1 day')`)
  const use = createSharedLimit('ahead', { most: 9, ...hour })
  use(database.pool, '192.0.2.1')
  await expect.poll(() => countOf('ahead')).toBe(2)
  const { rows } = await database.pool.query(
    `select ends_at < now() + interval '2 hours' "isSoon" from rate_limit where name = 'ahead'`,
  )
  expect(rows).toEqual([{ isSoon: true }])
})

const refusal = (act: () => void) => {
  try {
    act()
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}
