import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { command as admin } from './admin.ts'
import { command as backup } from './backup.ts'
import { command as migrate } from './migrate.ts'
import { command as restore } from './restore.ts'
import { runCommand, type Command } from './run-command.ts'

const database = await testDatabase('places')
const folder = await mkdtemp(join(tmpdir(), 'directory-commands-'))
const [dataDir, backups] = ['data', 'backups'].map((name) => join(folder, name)) as [string, string]
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('DATA_DIR', dataDir)
})
afterEach(() => void vi.unstubAllEnvs())

const run = async (command: Command, ...args: string[]) => {
  const lines: string[] = []
  const add = (line: string) => void lines.push(line)
  const log = vi.spyOn(console, 'log').mockImplementation(add)
  const code = await runCommand(command, args, { env: process.env, say: add, complain: add })
  log.mockRestore()
  return [code, ...lines]
}

test('accounts are listed, created, changed, invited and removed by name', async () => {
  expect(await run(admin, 'list')).toEqual([0, expect.stringMatching(/^There is no administrator. To create one, run/)])
  await database.pool.query(
    "insert into app_user (username, password, is_admin, role) values ('ada', 'x', true, 'admin')",
  )
  const made = expect.stringMatching(/^grace, password \S{16,} \(shown only once; it must be changed at the first/)
  expect(await run(admin, 'create', 'grace')).toEqual([0, 'grace is now an administrator.', made])
  expect(await run(admin, 'disable', 'grace')).toEqual([0, 'grace is now disabled.'])
  expect(await run(admin, 'invite', 'hedy@example.com', 'editor')).toEqual([
    0,
    expect.stringMatching(/^Link for hedy@example\.com, valid until .* shown only once:$/),
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:4000\/invitation#\S{20,}$/),
  ])
  expect(await run(admin, 'list')).toEqual([
    0,
    expect.stringMatching(/^ada: administrator since .*, never signed in, second factor off$/),
    expect.stringMatching(/^grace: administrator since .*, second factor off, disabled \d/),
    expect.stringMatching(/^hedy@example\.com: invited as editor by command line, expires \d/),
  ])
  expect(await run(admin, 'enable', 'grace')).toEqual([0, 'grace is now enabled.'])
  expect(await run(admin, 'role', 'grace', 'user')).toEqual([0, 'grace is now user.'])
  await database.pool.query(
    'insert into user_session (key_hash, user_id, created_at, last_seen_at) select username::bytea, id, now(), now() from app_user',
  )
  expect(await run(admin, 'reset', 'grace')).toEqual([0, 'grace has a new password; 1 session was ended.', made])
  expect(await run(admin, 'remove', 'grace')).toEqual([0, 'grace has been removed.'])
  expect((await database.pool.query('select username from app_user')).rows).toEqual([{ username: 'ada' }])
  expect(await run(admin, 'promote', 'ada')).toEqual([1, expect.stringMatching(/^Unknown action "promote"\. Choose/)])
  expect(await run(admin, 'role', 'ada')).toEqual([1, 'Usage: npm run admin -- role NAME ROLE'])
})

test('a backup has the uploads unless left out, and secrets only on request; the newest is restored', async () => {
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await mkdir(backups)
  await writeFile(join(dataDir, 'uploads/a.webp'), 'a picture')
  await writeFile(join(dataDir, 'session-secret'), 'a secret')
  const empty = await testDatabase()
  onTestFinished(empty.close)
  vi.stubEnv('DATABASE_URL', empty.url)
  const done = expect.stringMatching(/\.tar: [\d,]+ rows of \d+ tables, .* [kM]B, in [\d.]+ s\.$/)
  vi.stubEnv('PICTURES_S3_BUCKET', 'shop')
  expect(await run(backup, backups)).toEqual([
    0,
    done,
    'Pictures are in s3://shop, not in this backup: turn on versioning for the bucket.',
    expect.stringMatching(/^This backup contains no secrets\. Also keep .*secret/),
  ])
  const older = join(backups, 'backup-20200101T000000Z.tar')
  await rename(join(backups, (await readdir(backups))[0]!), older)
  expect(await run(backup, backups, '--no-uploads', '--with-secrets')).toEqual([0, done])
  vi.stubEnv('PICTURES_S3_BUCKET', '')
  const rehearse = (path: string, into: string) => run(restore, path, '--dry-run', '--data-dir', join(folder, into))
  expect((await rehearse(older, 'new')).at(-1)).toBe(
    'It would be restored into the empty database of DATABASE_URL. Nothing was changed.',
  )
  vi.stubEnv('DATABASE_URL', database.url)
  const full = 'The database already contains a site: restore into another DATA_DIR or an empty database.'
  expect(await rehearse(older, 'new')).toEqual([1, ...Array(2).fill(expect.any(String)), full])
  vi.stubEnv('DATABASE_URL', '')
  const complete = expect.stringMatching(/\.tar: complete, made at \d{4}-.* by version \d/)
  expect(await rehearse(older, 'new')).toEqual([
    0,
    complete,
    expect.stringMatching(/, 1 uploaded files, 0 secrets\.$/),
    `It would be restored into a new database in ${join(folder, 'new')}. Nothing was changed.`,
  ])
  const [, , newest] = await rehearse(backups, 'new')
  expect(newest).toMatch(/, 0 uploaded files, 1 secrets\.$/)
  expect((await rehearse(older, 'data')).at(-1)).toBe(
    `${dataDir} already contains uploads: restore into another DATA_DIR.`,
  )
  expect((await readdir(folder)).toSorted()).toEqual(['backups', 'data'])
  expect(await run(restore, dataDir)).toEqual([1, expect.stringMatching(/^There is no backup in .*data/)])
  expect(await run(backup, backups)).toEqual([1, `DATA_DIR: there is no site in ${dataDir}`])
  for (const [command, name] of [
    [backup, 'backup'],
    [restore, 'restore'],
  ] as const)
    expect(await run(command)).toEqual([1, `Specify one file, folder or s3:// address: npm run ${name} -- ../backups`])
})

test('a database that is up to date is said to be so, and without an option nothing is done', async () => {
  const done = [0, 'The database was already up to date', expect.stringMatching(/^\d+ applied, 0 pending$/)]
  expect(await run(migrate, '--status', '--up')).toEqual(done)
  expect(await run(migrate)).toEqual([0, expect.stringContaining('npm run migrate -- --up')])
})

test('a command that takes no names refuses an option without its dashes', async () => {
  expect(await run(migrate, 'up')).toEqual([1, "Unexpected argument 'up'"])
})

test('an upgrade that fails says why and closes its connections, so that the command ends', async () => {
  const old = await testDatabase()
  onTestFinished(old.close)
  await old.pool.query("insert into migration (name) values ('Migration20261120100000_tables')")
  vi.stubEnv('DATABASE_URL', `${old.url}?application_name=upgrade`)
  vi.stubEnv('DATABASE_LISTEN_URL', old.url)
  expect(await run(migrate, '--up')).toEqual([1, expect.stringMatching(/^The database is of a version before 1\.0/)])
  const open = "select from pg_stat_activity where datname = current_database() and application_name = 'upgrade'"
  expect((await old.pool.query(open)).rowCount).toBe(0)
})
