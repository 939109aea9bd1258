import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { HostClosed } from './pace.ts'
import { sharedPace } from './shared-pace.ts'

const database = await testDatabase()
afterAll(database.close)
const { pool } = database

test('of two workers one asks a host at a time, with the pause between them; another host waits for nobody', async () => {
  const [one, other] = [sharedPace(pool, { minGapMs: 300 }), sharedPace(pool, { minGapMs: 300 })]
  const asked: { start: number; end: number }[] = []
  const visit = async (pace: typeof one) => {
    const turn = await pace.turn('www.yell.com')
    const start = performance.now()
    await new Promise((done) => setTimeout(done, 20))
    asked.push({ start, end: performance.now() })
    turn.end({ elapsedMs: 20 })
  }
  await Promise.all([visit(one), visit(other), visit(one), visit(other)])
  const gaps = asked.slice(1).map(({ start }, index) => start - asked[index]!.end)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(299)
  const turn = await one.turn('www.freeindex.co.uk')
  turn.end({ elapsedMs: 1 })
})

test('a host that asked to be left alone for long is closed to all; the turn of a worker that is gone ends by itself', async () => {
  const turn = await sharedPace(pool).turn('slow.test')
  turn.end({ elapsedMs: 1, retryAfterMs: 3_600_000 })
  await new Promise((done) => setTimeout(done, 200))
  await expect(sharedPace(pool).turn('slow.test')).rejects.toThrow(HostClosed)
  await pool.query(
    `insert into host_turn values ('gone.test', 'a worker', now() - interval '1 second', now() - interval '1 minute')`,
  )
  const next = await sharedPace(pool).turn('gone.test')
  next.end({ elapsedMs: 1 })
})
