import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from './log.ts'
import { createShutdownHooks } from './shutdown.ts'

test('hooks run once, the last first, and one that fails stops no other', async () => {
  log.level = 'silent'
  const { push, pushWithoutTimeout, copy, stop } = createShutdownHooks()
  const order: string[] = []
  pushWithoutTimeout(async () => order.push('database'))
  let reads = 0
  const refresh = await copy('the table', async () => void reads++)
  push(async () => {
    order.push('failing')
    throw new Error('the network is away')
  })
  push(async () => {
    await new Promise(setImmediate)
    order.push('server')
  })
  await refresh()
  expect(reads).toBe(2)
  await Promise.all([stop(), stop()])
  await refresh()
  expect([order, reads]).toEqual([['server', 'failing', 'database'], 2])
})

test('a hook that never ends is left after 8 seconds, with a line in the log', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  onTestFinished(() => {
    vi.useRealTimers()
    warn.mockRestore()
  })
  const { push, stop } = createShutdownHooks()
  let isClosed = false
  push(async () => (isClosed = true))
  push(() => new Promise(() => {}))
  const stopping = stop()
  await vi.advanceTimersByTimeAsync(7999)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await stopping
  expect([isClosed, warn.mock.calls]).toEqual([true, [['a shutdown hook timed out']]])
})
