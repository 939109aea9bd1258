import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { cachedRead } from './cached-read.ts'

afterEach(() => vi.useRealTimers())

test('one read serves all; after a failure the next waits as long as it took, and the old value stays', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const pool = new pg.Pool()
  const fails = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('timed out')), 15_000))
  const answers = [fails, async () => 1, fails, async () => 2]
  let reads = 0
  const readCached = cachedRead<number>(() => answers[reads++]!(), 60_000)

  const first = [readCached(pool), readCached(pool)].map((one) => one.catch((error: Error) => error.message))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await Promise.all(first)).toEqual(['timed out', 'timed out'])
  await vi.advanceTimersByTimeAsync(14_000)
  await expect(readCached(pool)).rejects.toThrow('timed out')
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect([await readCached(pool), await readCached(pool), reads]).toEqual([1, 1, 2])

  await vi.advanceTimersByTimeAsync(61_000)
  const again = readCached(pool)
  await vi.advanceTimersByTimeAsync(15_000)
  expect([await again, await readCached(pool), reads]).toEqual([1, 1, 3])
  await vi.advanceTimersByTimeAsync(16_000)
  expect([await readCached(pool), reads]).toEqual([2, 4])
  await pool.end()
})
