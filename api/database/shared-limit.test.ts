import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createSharedLimit } from './shared-limit.ts'

const database = await testDatabase()
const { pool } = database
const otherPool = new pg.Pool({ connectionString: database.url })
afterAll(async () => {
  await otherPool.end()
  await database.close()
})

const hour = { windowMs: 3_600_000 }
const admitted = async (uses: Promise<unknown>[]) =>
  (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled').length

test('the exact number passes across all processes, even new ones and simultaneous requests', async () => {
  const processes = [pool, otherPool, pool].map((of) => ({ of, use: createSharedLimit('shared', { max: 5, ...hour }) }))
  const uses = processes.flatMap(({ of, use }) => Array.from({ length: 4 }, (_, at) => use(of, `2001:db8:1:2::${at}`)))
  expect(await admitted(uses)).toBe(5)
  const started = createSharedLimit('shared', { max: 5, ...hour })
  await expect(started(otherPool, '2001:db8:1:2::9')).rejects.toMatchObject({
    message: expect.stringMatching(/^Too many requests. Please try again in (60|59) minutes.$/),
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.closeTo(3600, -1) },
  })
  await expect(started(pool, '2001:db8:1:3::1')).resolves.toBeUndefined()
  const other = createSharedLimit('other', { max: 5, ...hour })
  await expect(other(pool, '2001:db8:1:2::1')).resolves.toBeUndefined()
})

test('all networks together are limited too, so that new ones cannot fill the disk', async () => {
  const use = createSharedLimit('all', { max: 5, maxInTotal: 7, ...hour })
  const uses = Array.from({ length: 30 }, (_, at) => use(pool, `198.51.100.${at}`))
  expect(await admitted(uses)).toBe(7)
  await expect(use(otherPool, '203.0.113.1')).rejects.toThrow('Too many requests')
  const { rows } = await pool.query(`select count(*)::int as count from rate_limit where name = 'all'`)
  expect(rows[0].count).toBeLessThanOrEqual(9)
  const flood = () => admitted(Array.from({ length: 50 }, (_, at) => use(pool, `203.0.113.${at}`)))
  expect(await countStatements(flood)).toBe(0)
})

test('the many IPv6 networks of one site share a limit, which leaves room for others', async () => {
  const use = createSharedLimit('site', { max: 1, ...hour })
  const fromNetworks = (site: string) => Array.from({ length: 20 }, (_, at) => use(pool, `${site}:${at}::1`))
  expect(await admitted(fromNetworks('2001:db8:1'))).toBe(10)
  expect(await admitted(fromNetworks('2001:db8:2'))).toBe(10)
  const flood = () => admitted(Array.from({ length: 50 }, (_, at) => use(pool, `2001:db8:1:ff${at}::1`)))
  expect(await countStatements(flood)).toBe(0)
})

test('repeated refusals do not touch the database', async () => {
  const use = createSharedLimit('flood', { max: 1, ...hour })
  expect(await admitted([use(pool, '192.0.2.1'), use(pool, '192.0.2.1'), use(pool, '192.0.2.2')])).toBe(2)
  const flood = () => admitted(Array.from({ length: 50 }, () => use(pool, '192.0.2.1')))
  expect(await countStatements(flood)).toBe(0)
})

test('counts survive a database restart, and are deleted after their window', async () => {
  await pool.query(`
    insert into rate_limit values ('over', '192.0.2.1', 9, now() - interval '1 second'), ('gone', 'x', 1, now() - interval '1 hour')`)
  const use = createSharedLimit('over', { max: 2, ...hour })
  expect(await admitted([1, 2, 3].map(() => use(pool, '192.0.2.1')))).toBe(2)
  expect((await pool.query(`select name from rate_limit where ends_at < now()`)).rows).toEqual([])
  const { rows } = await pool.query(`select relpersistence from pg_class where relname = 'rate_limit'`)
  expect(rows).toEqual([{ relpersistence: 'p' }])
})

test('a window ends at its own time: occasional use never adds up to a refusal', async () => {
  const use = createSharedLimit('seldom', { max: 2, ...hour })
  const pass = (minutes: number) =>
    pool.query(`update rate_limit set ends_at = ends_at - make_interval(mins => $1) where name = 'seldom'`, [minutes])
  await use(pool, '192.0.2.1')
  for (let times = 0; times < 5; times++) {
    await pass(35)
    await expect(use(pool, '192.0.2.1'), `after ${times + 1} times 35 minutes`).resolves.toBeUndefined()
  }
  await expect(use(pool, '192.0.2.1'), 'a third within the hour').rejects.toThrow('Too many requests')
})

test('a window that another process started a moment later continues', async () => {
  await pool.query(`insert into rate_limit values ('later', '192.0.2.1', 1, now() + interval '1 hour 5 seconds')`)
  const use = createSharedLimit('later', { max: 1, ...hour })
  await expect(use(pool, '192.0.2.1')).rejects.toThrow('Too many requests')
})

test('a window started by a wrong clock does not last that long', async () => {
  await pool.query(`insert into rate_limit values ('ahead', '192.0.2.1', 9, now() + interval '1 day')`)
  const use = createSharedLimit('ahead', { max: 1, ...hour })
  await expect(use(pool, '192.0.2.1')).resolves.toBeUndefined()
  await expect(use(pool, '192.0.2.1')).rejects.toThrow('Too many requests')
})
