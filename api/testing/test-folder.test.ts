import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testFolder } from './test-folder.ts'

const made: string[] = []
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))

test('the next run removes a killed run’s folders, but no running one’s', async () => {
  const living = await testFolder('directory-folders')
  const { pid } = spawnSync(process.execPath, ['--version']) // a process that has ended
  const left = join(dirname(living), basename(living).replace(`-p${process.pid}-`, `-p${pid}-`))
  const others = join(dirname(living), `directory-folders-${pid}`)
  made.push(living, left, others)
  await mkdir(join(left, 'postgres/base'), { recursive: true })
  await mkdir(others)
  made.push(await testFolder('directory-folders'))
  expect([living, left, others].map(existsSync)).toEqual([true, false, true])
})
