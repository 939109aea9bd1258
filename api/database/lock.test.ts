import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './lock.ts'

const folder = await mkdtemp(join(tmpdir(), 'directory-lock-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'lock')

test('holders take turns, even in one process', async () => {
  const done: string[] = []
  let leave = () => {}
  let first: Promise<void> | undefined
  await new Promise<void>((entered) => {
    first = withLock(path, async () => {
      entered()
      await new Promise<void>((mayLeave) => (leave = mayLeave))
      done.push('first')
    })
  })
  const second = withLock(path, async () => void done.push('second'))
  leave()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})

test('a killed process’s lock is ignored, whatever its process id', async () => {
  const { pid } = spawnSync('true')
  for (const left of [String(pid), '', String(process.pid)]) {
    await writeFile(path, left)
    await utimes(path, new Date(), new Date(Date.now() - 10_000))
    expect(await withLock(path, async () => left)).toBe(left)
  }
})

test('an unavailable lock names its file', async () => {
  await writeFile(path, String(process.ppid))
  await expect(withLock(path, async () => {}, { patienceMs: 100 })).rejects.toThrow(
    `DATA_DIR is in use by another process; if there is none, delete ${path}`,
  )
  await rm(path)
  await expect(withLock(join(folder, 'nowhere', 'lock'), async () => {})).rejects.toThrow(
    'DATA_DIR cannot be written: ',
  )
})
