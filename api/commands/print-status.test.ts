import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFile } from '../maintenance/backup/folder-store.ts'
import { makeBackup } from '../maintenance/backup/make-backup.ts'
import { migrations } from '../database/migrations.ts'
import { readEnv } from '../process/env.ts'
import { testDatabase } from '../testing/test-database.ts'
import { command as exportAll } from './export.ts'
import { command as rebuild } from './rebuild.ts'
import { runCommand } from './run-command.ts'
import { command as seed } from './seed.ts'
import { printStatus } from './migrate.ts'
import { workUntil } from './work-until.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'directory-status-'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const readStatus = async (settings: NodeJS.ProcessEnv) => {
  const said: string[] = []
  await printStatus(readEnv(settings), (line) => said.push(line))
  return said
}

test('a DATA_DIR without a database is reported, and none is created', async () => {
  expect(await readStatus({ DATA_DIR: folder })).toEqual([
    `There is no database in ${folder} yet: the first start creates one. Nothing was changed.`,
    `0 applied, ${migrations.length} pending`,
  ])
  expect(await readdir(folder)).toEqual([])
  const none = join(folder, 'none')
  expect((await readStatus({ DATA_DIR: none }))[0]).toContain(`no database in ${none} yet`)
  expect(await readdir(folder)).toEqual([])
})

test('no command creates a database: without one, or without the site’s settings, it explains what to do', async () => {
  const none = join(folder, 'none')
  for (const command of [seed, rebuild, exportAll]) {
    const complained: string[] = []
    const terminal = { env: { DATA_DIR: none }, say: () => {}, complain: (line: string) => complained.push(line) }
    expect(await runCommand(command, [], terminal)).toBe(1)
    expect(complained).toEqual([expect.stringMatching(/^There is no database in .* start the site first/)])
  }
  await expect(workUntil(AbortSignal.timeout(60_000), { DATA_DIR: none })).rejects.toThrow('start the site first')
  expect(await readdir(folder)).toEqual([])
})

test('an existing database’s pending migrations are listed', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  expect(await readStatus(env)).toEqual([`${migrations.length} applied, 0 pending`])
  const last = migrations.at(-1)!.name
  await database.pool.query("update migration set name = '9999_next' where name = $1", [last])
  expect(await readStatus(env)).toEqual([
    `${migrations.length} applied, 1 pending`,
    `pending: ${last}`,
    'applied by a newer version, unknown to this one: 9999_next',
  ])
  await database.pool.query("insert into migration (name) values ('Migration20261120100000_tables')")
  const before1 = /^The database is of a version before 1\.0: run "npm run export/
  await expect(readStatus(env)).rejects.toThrow(before1)
  await expect(makeBackup(database.url, createFile(join(folder, 'before.tar')), { dataDir: folder })).rejects.toThrow(
    before1,
  )
  expect(await readdir(folder)).toEqual([])
})
