import { expect, test } from 'vitest'
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
