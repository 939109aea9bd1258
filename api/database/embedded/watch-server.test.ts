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
