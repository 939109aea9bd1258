import { expect, test, vi } from 'vitest'
import { log } from '../../process/log.ts'
import { watchServer } from './watch-server.ts'

test('waits double while a restarted server ends within a minute', async () => {
  log.level = 'silent'
  vi.useFakeTimers()
  try {
    const startAgain = vi.fn<() => Promise<void>>(async () => {})
    let lives = 0
    const watch = watchServer(
      async () => lives-- > 0,
      async () => {
        lives = 1
        await startAgain()
      },
    )
    await vi.advanceTimersByTimeAsync(20_000)
    expect(startAgain.mock.calls.length).toBeLessThan(8)
    await watch.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('a server that keeps ending is restarted, even if the clock is set back a day', async () => {
  log.level = 'silent'
  vi.useFakeTimers()
  try {
    const startAgain = vi.fn<() => Promise<void>>(async () => {})
    const watch = watchServer(async () => false, startAgain)
    await vi.advanceTimersByTimeAsync(600)
    expect(startAgain).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() - 24 * 3_600_000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(startAgain.mock.calls.length).toBeGreaterThan(1)
    await watch.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('it waits half a minute at most, and briefly again once a server has run for a minute', async () => {
  log.level = 'silent'
  vi.useFakeTimers()
  try {
    let isRunning = false
    const startedAt: number[] = []
    const watch = watchServer(
      async () => isRunning,
      async () => {
        startedAt.push(performance.now())
        throw new Error('it does not start')
      },
    )
    await vi.advanceTimersByTimeAsync(200_000)
    const waits = startedAt.slice(1).map((at, index) => at - startedAt[index]!)
    expect(waits.at(-1)).toBeGreaterThan(29_000)
    expect(Math.max(...waits)).toBeLessThan(32_000)
    isRunning = true
    await vi.advanceTimersByTimeAsync(70_000)
    isRunning = false
    const before = startedAt.length
    await vi.advanceTimersByTimeAsync(4000)
    expect(startedAt.length - before).toBeGreaterThan(1)
    await watch.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(startedAt.length - before).toBeLessThan(4)
  } finally {
    vi.useRealTimers()
  }
})
