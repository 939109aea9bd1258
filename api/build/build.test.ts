import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { testFolder } from '../testing/test-folder.ts'
import { StartError } from '../process/env.ts'
import { built, runBuild } from './build.ts'

const folder = await testFolder('directory-build')
afterAll(() => rm(folder, { recursive: true, force: true }))
const dist = join(folder, 'server-1/dist')
await mkdir(dist, { recursive: true })

const fill = (draft: string) => writeFile(join(draft, 'main.js'), '')

test('a build that cannot be put in place is an error, unless another process has put its own there', async () => {
  const lost = built(join(dist, 'lost'), (draft) => rm(draft, { recursive: true }))
  await expect(lost).rejects.toThrow('ENOENT')
  const raced = join(dist, 'raced')
  const slower = async (draft: string) => {
    await fill(draft)
    await mkdir(raced)
    await writeFile(join(raced, 'of-another'), '')
  }
  expect(await built(raced, slower)).toBe(raced)
  expect([await readdir(raced), await readdir(dist)]).toEqual([['of-another'], ['raced']])
  await rm(raced, { recursive: true })
})

test('a build that another process is making is waited for, and not made twice', async () => {
  const waited = join(dist, 'waited')
  await mkdir(`${waited}.${process.ppid}`)
  const building = built(waited, () => Promise.reject(new Error('built twice')))
  setTimeout(() => void mkdir(waited), 50)
  expect(await building).toBe(waited)
  for (const folder of [waited, `${waited}.${process.ppid}`]) await rm(folder, { recursive: true })
})

test('an unbuilt version in a read-only tree is refused in one line', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const refused = await built(join(file, 'server-2'), fill).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  expect(String(refused)).toMatch(/: This version is not built, and .*file cannot be written: run "npm run build" /)
})

test.runIf(process.platform === 'linux')('a build is valid even if its time cannot be set', async () => {
  const another = join(folder, 'another')
  await symlink('/proc/self', another)
  await expect(utimes(another, 0, 0)).rejects.toThrow('EPERM')
  expect(await built(another, () => Promise.reject(new Error('built again')))).toBe(another)
})

test('current and recently used builds of a kind stay, wherever the checkout is', async () => {
  const builds = ['old-1', 'old-2', 'old-3', 'used-1', 'used-2', 'server-old']
  for (const [at, name] of builds.entries()) {
    await mkdir(join(dist, name))
    if (name.includes('old')) await utimes(join(dist, name), at, at)
  }
  await built(join(dist, 'new'), fill)
  expect((await readdir(dist)).toSorted()).toEqual(['new', 'server-old', 'used-1', 'used-2'])
})

const findBuilders = async (draft: string) => {
  const running = await Promise.all(
    (await readdir('/proc')).map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return running.filter((command) => command.includes(draft))
}

test.runIf(process.platform === 'linux')(
  'a stopped build has ended when reported, and leaves nothing behind',
  async () => {
    const stopped = new AbortController()
    const drafts: string[] = []
    const building = built(join(dist, 'stopped'), (draft) => {
      drafts.push(draft)
      const ended = runBuild(draft, stopped.signal)
      stopped.abort(new Error('stopped by an operator'))
      return ended
    })
    await expect(building).rejects.toThrow('stopped by an operator')
    expect(drafts).toHaveLength(1)
    expect(await findBuilders(drafts[0]!)).toEqual([])
    expect((await readdir(dist)).filter((name) => name.startsWith('stopped'))).toEqual([])
  },
)

test.runIf(process.platform === 'linux' && totalmem() > 5e9).each([
  { memory: 4.4e9, builders: 1 },
  { memory: 4.6e9, builders: 2 },
])('with $memory bytes of memory $builders of the two builders begin at once', async ({ memory, builders }) => {
  const limit = vi.spyOn(process, 'constrainedMemory').mockReturnValue(memory)
  const stopped = new AbortController()
  const draft = join(dist, `with-${memory}`)
  const ended = runBuild(draft, stopped.signal)
  limit.mockRestore()
  const atOnce = await findBuilders(draft)
  stopped.abort(new Error('seen'))
  await expect(ended).rejects.toThrow('seen')
  expect(atOnce).toHaveLength(builders)
})
