import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { getNodeOptions } from '../testing/node-options.ts'
import { Blocked, MarkupChanged, Unreadable } from './page-errors.ts'
import { runInWorker } from './run-in-worker.ts'
import type * as Hostile from '../testing/test-hostile.ts'

const hostile = new URL('../testing/test-hostile.ts', import.meta.url)
const root = join(import.meta.dirname, '../..')
const url = 'https://shop.example/'
const upper = runInWorker<typeof Hostile.upper>(hostile, 'upper')

test.each(['spin', 'backtrack'] as const)(
  'an endless page (%s) is aborted; the ones behind it are read',
  async (name) => {
    const read = runInWorker<typeof Hostile.spin>(hostile, name, { limitMs: 50 })
    const [slow, next] = await Promise.allSettled([read('word ', url), upper('a', url, { suffix: '!' })])
    expect(slow).toMatchObject({ reason: { message: 'The page took too long to read', url, outcome: 'unreadable' } })
    expect(next).toEqual({ status: 'fulfilled', value: { text: 'A!', url } })
  },
)

test('a page is not aborted because a busy machine starves its thread', async () => {
  const idle = runInWorker<typeof Hostile.idle>(hostile, 'idle', { limitMs: 50 })
  expect(await idle('read', url)).toBe('read')
})

test('a page that takes all memory or kills its thread is aborted; the process continues', async () => {
  const eat = runInWorker<typeof Hostile.eat>(hostile, 'eat', { limitMs: 60_000 })
  await expect(eat('x', url)).rejects.toThrow(new Unreadable(url, 'The page takes too much memory to read'))
  await expect(runInWorker<typeof Hostile.leave>(hostile, 'leave')('x', url)).rejects.toThrow('has ended')
  expect(await upper('b', url, { suffix: '?' })).toEqual({ text: 'B?', url })
})

test.each(['start', 'worker'] as const)('npm run %s limits the thread’s heap below the process’s', async (name) => {
  const options = getNodeOptions(name)
  const program = `
    const { getHeapStatistics } = await import('node:v8')
    const { runInWorker } = await import(${JSON.stringify(new URL('./run-in-worker.ts', import.meta.url).href)})
    const own = () => getHeapStatistics().heap_size_limit
    const before = own()
    const thread = await runInWorker(new URL(${JSON.stringify(hostile.href)}), 'heapMegabytes')('', '')
    console.log(JSON.stringify({ thread, isUnchanged: own() === before }))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...options, '--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: root },
  )
  const { thread, isUnchanged } = JSON.parse(stdout) as { thread: number; isUnchanged: boolean }
  expect(options).toHaveLength(2)
  expect(thread).toBeLessThan(150)
  expect(isUnchanged).toBe(true)
})

test('errors keep their class and message', async () => {
  const refuse = runInWorker<typeof Hostile.throwNamed>(hostile, 'throwNamed')
  const errors = await Promise.all(
    ['blocked', 'changed', 'fault'].map((text) => refuse(text, url).catch((error: unknown) => error)),
  )
  expect(errors[0]).toBeInstanceOf(Blocked)
  expect(errors[0]).toMatchObject({ message: 'it refuses', url, status: 403, retryAfterMs: 5000 })
  expect(errors[1]).toBeInstanceOf(MarkupChanged)
  expect(errors[2]).toBeInstanceOf(TypeError)
})
