import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { log } from '../process/log.ts'
import { refill, tryConsume } from '../server/token-bucket.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createSharedBuckets } from './shared-buckets.ts'

const database = await testDatabase()
const otherPool = new pg.Pool({ connectionString: database.url })
afterAll(async () => {
  await otherPool.end()
  await database.close()
})

/** So slow that no points return during a test. */
const slow = { pointsPerSecond: 0.001, burst: 1000 }
const debtIn = async (name: string) => {
  const { rows } = await database.pool.query(
    'select extract(epoch from full_at - now())::float8 seconds from spent_points where name = $1',
    [name],
  )
  return rows[0] && Math.round((rows[0].seconds as number) * slow.pointsPerSecond)
}

test('points return each second, up to the burst; excess requests learn how long to wait', () => {
  const bucket = { name: 'a', allowance: { pointsPerSecond: 50, burst: 1000 }, used: 0, at: 0, own: 0 }
  expect([tryConsume(bucket, 900, 0), bucket.used]).toEqual([0, 900])
  expect(tryConsume(bucket, 150, 0)).toBe(1000)
  expect([tryConsume(bucket, 150, 1000), bucket.used]).toEqual([0, 1000])
  expect([refill(bucket, 3000), refill(bucket, 60_000)]).toEqual([900, 0])
  expect([bucket.own, refill({ ...bucket, used: 10 }, 0)]).toEqual([1050, 10])
})

test('a changed allowance takes over what is spent', () => {
  const buckets = createSharedBuckets(database.pool)
  const bucket = buckets.find('changed', slow)
  tryConsume(bucket, 900, performance.now())
  const more = { pointsPerSecond: 0.001, burst: 2000 }
  expect(buckets.find('changed', slow)).toBe(bucket)
  expect(Math.round(buckets.find('changed', more).used)).toBe(900)
  expect([buckets.find('changed', more).allowance, buckets.find('another', more).used]).toEqual([more, 0])
})

test('two processes share a bucket', async () => {
  const [one, other] = [createSharedBuckets(database.pool), createSharedBuckets(otherPool)]
  const consume = (buckets: typeof one, points: number) => {
    const bucket = buckets.find('shared', slow)
    const waitMs = tryConsume(bucket, points, performance.now())
    if (!waitMs) buckets.syncSoon(bucket)
    return waitMs
  }
  expect(consume(one, 700)).toBe(0)
  await expect.poll(() => debtIn('shared')).toBe(700)
  expect(consume(other, 100)).toBe(0)
  await expect.poll(() => debtIn('shared')).toBe(800)
  await expect.poll(() => consume(other, 300)).toBeGreaterThan(0)
  expect(consume(other, 150)).toBe(0)
})

test('without the database a process counts alone, and synchronises later', async () => {
  const buckets = createSharedBuckets(database.pool)
  const bucket = buckets.find('alone', slow)
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await database.pool.query('alter table spent_points rename to away')
  expect(tryConsume(bucket, 900, performance.now())).toBe(0)
  buckets.syncSoon(bucket)
  expect(tryConsume(bucket, 200, performance.now())).toBeGreaterThan(0)
  await expect
    .poll(() => warn.mock.calls.map(([, line]) => line))
    .toContainEqual(expect.stringMatching(/^could not sync/))
  warn.mockRestore()
  await database.pool.query('alter table away rename to spent_points')
  await expect.poll(() => debtIn('alone')).toBe(900)
})

test('points spent during a synchronisation belong to the next', async () => {
  const buckets = createSharedBuckets(database.pool)
  const bucket = buckets.find('busy', slow)
  const spend = (points: number) => {
    expect(tryConsume(bucket, points, performance.now())).toBe(0)
    buckets.syncSoon(bucket)
  }
  const client = await otherPool.connect()
  await client.query('begin; lock table spent_points')
  spend(100)
  const waiting = async () =>
    (await client.query("select from pg_locks where relation = 'spent_points'::regclass and not granted")).rowCount
  await expect.poll(waiting).toBe(1)
  spend(50)
  await client.query('commit')
  client.release()
  await expect.poll(() => debtIn('busy')).toBe(150)
})

test('full buckets are deleted, and one emptied by a wrong clock refills in time', async () => {
  await database.pool.query(
    `insert into spent_points values ('full', now() - interval '1 second'), ('ahead', now() + interval '1000 years')`,
  )
  const buckets = createSharedBuckets(database.pool)
  const bucket = buckets.find('ahead', slow)
  tryConsume(bucket, 10, performance.now())
  buckets.syncSoon(bucket)
  await expect.poll(() => debtIn('full')).toBeUndefined()
  expect(bucket.used).toBeLessThanOrEqual(2 * slow.burst)
})
