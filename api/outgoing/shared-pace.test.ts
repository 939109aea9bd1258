import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { log } from '../process/log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testClock } from '../testing/local-site.ts'
import { HostClosed } from './pace.ts'
import { createSharedPace } from './shared-pace.ts'

const database = await testDatabase()
afterAll(database.close)
const { pool } = database
beforeEach(() => pool.query('delete from host_turn'))

const start = () => {
  const clock = testClock()
  return { clock, paces: [createSharedPace(pool, { clock }), createSharedPace(pool, { clock })] as const }
}
const waiting = async (host: string) =>
  (await pool.query('select jsonb_array_length(waiting) n from host_turn where host = $1', [host])).rows[0]?.n ?? 0

test('a second between requests, whichever worker sends them; other hosts do not wait', async () => {
  const { clock, paces } = start()
  await (await paces[0].turn('a.example')).end({ elapsedMs: 100 })
  await (await paces[1].turn('a.example')).end({ elapsedMs: 100 })
  await (await paces[1].turn('b.example')).end({ elapsedMs: 100, retryAfterMs: 45_000 })
  expect(clock.waits).toEqual([1000])
  await paces[0].turn('a.example')
  expect(clock.waits).toEqual([1000, 1000])
})

test('a slow host gets twice its response time, and Crawl-delay applies, up to half a minute', async () => {
  const { clock, paces } = start()
  for (const [index, [elapsedMs, gapMs]] of (
    [
      [2500, 0],
      [10, 7000],
      [10, 600_000],
      [90_000, 0],
      [0, 0],
    ] as const
  ).entries()) {
    await (await paces[index % 2]!.turn('a.example', { gapMs })).end({ elapsedMs })
  }
  expect(clock.waits).toEqual([5000, 7000, 30_000, 30_000])
})

test('Retry-After closes the host for all: they wait up to a minute, beyond that they are refused', async () => {
  const { clock, paces } = start()
  await (await paces[0].turn('a.example')).end({ elapsedMs: 10, retryAfterMs: 45_000 })
  await (await paces[1].turn('a.example')).end({ elapsedMs: 10, retryAfterMs: 3_600_000 })
  expect(clock.waits).toEqual([45_000])
  await expect(paces[0].turn('a.example')).rejects.toThrow(HostClosed)
  await expect(paces[0].turn('a.example')).rejects.toThrow('The host allows the next request in 3600 s')
})

test('one request at a time, in order of arrival, whichever worker', async () => {
  const paces = [createSharedPace(pool, { minGapMs: 1 }), createSharedPace(pool, { minGapMs: 1 })]
  const first = await paces[0]!.turn('a.example')
  const order: number[] = []
  let atOnce = 0
  const visits: Promise<void>[] = []
  for (let number = 0; number < 5; number++) {
    const visit = async () => {
      const turn = await paces[number % 2]!.turn('a.example')
      order.push(number)
      expect(++atOnce).toBe(1)
      await new Promise((done) => setTimeout(done, 20))
      atOnce--
      await turn.end({ elapsedMs: 0 })
    }
    visits.push(visit())
    await expect.poll(() => waiting('a.example')).toBe(number + 1)
  }
  expect(order).toEqual([])
  await first.end({ elapsedMs: 0 })
  await Promise.all(visits)
  expect(order).toEqual([0, 1, 2, 3, 4])
})

test('a worker that gives up leaves the queue', async () => {
  const pace = createSharedPace(pool, { minGapMs: 1 })
  const first = await pace.turn('a.example')
  const abort = new AbortController()
  const pendingTurn = pace.turn('a.example', { signal: abort.signal })
  await expect.poll(() => waiting('a.example')).toBe(1)
  const last = pace.turn('a.example')
  await expect.poll(() => waiting('a.example')).toBe(2)
  abort.abort(new Error('stopped'))
  await expect(pendingTurn).rejects.toThrow()
  expect(await waiting('a.example')).toBe(1)
  await first.end({ elapsedMs: 0 })
  await (await last).end({ elapsedMs: 0 })
})

test('a turn that cannot be ended, since the database is away, costs no page', async () => {
  log.level = 'silent'
  const lost = new pg.Pool({ connectionString: database.url })
  const turn = await createSharedPace(lost).turn('lost.example')
  await lost.end()
  await expect(turn.end({ elapsedMs: 10 })).resolves.toBeUndefined()
})

test('a dead worker’s turn expires', async () => {
  await pool.query(
    `insert into host_turn values ('gone.test', 'a worker', now() - interval '1 second', now() - interval '1 minute')`,
  )
  await createSharedPace(pool).turn('gone.test')
  const { rows } = await pool.query("select holder from host_turn where host = 'gone.test'")
  expect(rows).not.toEqual([{ holder: 'a worker' }])
})
