import { afterEach, expect, test } from 'vitest'
import { log } from './log.ts'
import { createRefresher } from './refresher.ts'

const never = 3_600_000
const { level } = log
afterEach(() => {
  log.level = level
})

const table = () => {
  const state = { stored: 'first', value: '', readings: 0, running: 0, maxRunning: 0, isHeld: false, fails: 0 }
  const waiting: (() => void)[] = []
  const read = async () => {
    state.readings++
    state.maxRunning = Math.max(state.maxRunning, ++state.running)
    const { stored } = state
    if (state.isHeld) await new Promise<void>((done) => waiting.push(done))
    state.running--
    if (state.fails-- > 0) throw new Error('the database is away')
    state.value = stored
  }
  return { state, read, go: () => waiting.shift()!() }
}

test('changes during a read cause one more read afterwards', async () => {
  const { state, read, go } = table()
  const { refresh, stop } = await createRefresher('the table', read, { everyMs: never })
  expect(state).toMatchObject({ value: 'first', readings: 1 })
  state.isHeld = true
  state.stored = 'second'
  const heard = refresh()
  state.stored = 'third'
  const whileReading = [refresh(), refresh()]
  state.isHeld = false
  go()
  await Promise.all([heard, ...whileReading])
  expect(state).toMatchObject({ value: 'third', readings: 3, maxRunning: 1 })
  await refresh()
  expect(state.readings).toBe(4)
  await stop()
})

test('a failed read keeps the old value and is repeated', async () => {
  log.level = 'silent'
  const { state, read } = table()
  const { refresh, stop } = await createRefresher('the table', read, { everyMs: never, retryMs: 1 })
  Object.assign(state, { stored: 'second', fails: 2 })
  const reading = refresh()
  expect(state.value).toBe('first')
  await reading
  expect(state).toMatchObject({ value: 'second', readings: 4 })
  await stop()
})

test('it is read regularly even without notifications', async () => {
  const { state, read } = table()
  const { stop } = await createRefresher('the table', read, { everyMs: 1 })
  await expect.poll(() => state.readings).toBeGreaterThan(2)
  await stop()
})

test('the first read must succeed; after the end there are none', async () => {
  const { state, read } = table()
  state.fails = 1
  await expect(createRefresher('the table', read)).rejects.toThrow('the database is away')
  log.level = 'silent'
  const { refresh, pending, stop } = await createRefresher('the table', read, { everyMs: never, retryMs: never })
  state.fails = never
  const reading = refresh()
  await expect.poll(() => pending() === undefined, { message: 'nobody waits for a read that fails' }).toBe(true)
  await stop()
  await reading
  const { readings } = state
  await refresh()
  expect(state.readings).toBe(readings)
})
