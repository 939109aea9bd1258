import { expect, test } from 'vitest'
import { testClock } from './local-site.ts'
import { HostClosed, politePace } from './pace.ts'

const start = () => {
  const clock = testClock()
  return { clock, pace: politePace({ clock }) }
}

test('a second between the end of one request and the start of the next', async () => {
  const { clock, pace } = start()
  ;(await pace.turn('a.example')).end({ elapsedMs: 100 })
  ;(await pace.turn('a.example')).end({ elapsedMs: 100 })
  expect(clock.waits).toEqual([1000])
})

test('a slow host is asked twice as slowly as it answers, and Crawl-delay is kept, up to half a minute', async () => {
  const { clock, pace } = start()
  for (const [elapsedMs, gapMs] of [
    [2500, 0],
    [10, 7000],
    [10, 600_000],
    [90_000, 0],
    [0, 0],
  ] as const) {
    ;(await pace.turn('a.example', { gapMs })).end({ elapsedMs })
  }
  expect(clock.waits).toEqual([5000, 7000, 30_000, 30_000])
})

test('other hosts do not wait', async () => {
  const { clock, pace } = start()
  ;(await pace.turn('a.example')).end({ elapsedMs: 100 })
  ;(await pace.turn('b.example')).end({ elapsedMs: 100 })
  expect(clock.waits).toEqual([])
})

test('one request at a time, in the order of asking', async () => {
  const { pace } = start()
  const order: string[] = []
  const first = await pace.turn('a.example')
  const waiting = ['second', 'third'].map(async (name) => {
    const turn = await pace.turn('a.example')
    order.push(name)
    turn.end({ elapsedMs: 0 })
  })
  await new Promise(setImmediate)
  expect(order).toEqual([])
  first.end({ elapsedMs: 0 })
  await Promise.all(waiting)
  expect(order).toEqual(['second', 'third'])
})

test('Retry-After closes the host: waited for up to a minute, refused beyond', async () => {
  const { clock, pace } = start()
  ;(await pace.turn('a.example')).end({ elapsedMs: 10, retryAfterMs: 45_000 })
  ;(await pace.turn('a.example')).end({ elapsedMs: 10, retryAfterMs: 3_600_000 })
  expect(clock.waits).toEqual([45_000])
  await expect(pace.turn('a.example')).rejects.toThrow(HostClosed)
  await expect(pace.turn('a.example')).rejects.toThrow('The host is to be left alone for another 3600 s')
})

test('who gives up leaves the queue to the others', async () => {
  const { pace } = start()
  const first = await pace.turn('a.example')
  const abort = new AbortController()
  const given = pace.turn('a.example', { signal: abort.signal })
  const last = pace.turn('a.example')
  abort.abort(new Error('stopped'))
  first.end({ elapsedMs: 0 })
  await expect(given).rejects.toThrow('stopped')
  ;(await last).end({ elapsedMs: 0 })
})
