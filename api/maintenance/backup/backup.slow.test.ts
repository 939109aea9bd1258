import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { JobHelpers } from 'graphile-worker'
import type { Pool } from 'pg'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrations } from '../../database/migrations.ts'
import type { Database } from '../../database/orm.ts'
import { log } from '../../process/log.ts'
import type { Context } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { stopOrphanedRuns } from '../../scraping/runs/stop-orphaned-runs.ts'
import { searchSuppliers } from '../../suppliers/search/search-suppliers.ts'
import { adminStats } from '../../stats/admin-stats.ts'
import { fillTables } from '../../testing/fill-tables.ts'
import { s3StandIn } from '../../testing/fake-s3.ts'
import { sample } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { findBackupFailure, recordBackupFailure, recordBackupSuccess } from './backup-outcome.ts'
import { BackupResolver } from './backup.resolver.ts'
import { backupTask } from './backup.task.ts'
import { listBackups } from './delete-old-backups.ts'
import { backupName, findBackupStore } from './find-backup-target.ts'
import { createFile, type BackupFile } from './folder-store.ts'
import { copySettings } from './list-tables.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

let folder: string
let source: Database
let whole: string
const path = (name: string) => join(folder, name)

const listTableNames = async (pool: Pool) => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and not (select relispartition from pg_class where oid = tablename::regclass) and tablename not in ('migration', 'worker', 'change', 'change_feed', 'webhook_delivery', 'supplier_list', 'supplier_list_part') order by 1`,
  )
  return rows.map(({ name }) => name)
}

const checksums = async (pool: Pool) => {
  const sums: Record<string, string> = {}
  for (const table of await listTableNames(pool)) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) as sum from "${table}" row`,
    )
    sums[table] = rows[0]!.sum
  }
  return sums
}

const sequences = async (pool: Pool) => {
  const { rows } = await pool.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' and sequencename <> 'migration_id_seq' order by 1`,
  )
  return rows
}

const structure = async (pool: Pool) => {
  const { rows } = await pool.query<{ line: string }>(`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'migration ' || name from migration order by 1`)
  return rows.map(({ line }) => line)
}

const restoreInto = async (place: BackupFile, target: Database, dataDir: string, known = migrations) => {
  const open = async () => ({ ...target, close: async () => {} })
  await restoreBackup(place, open, { dataDir, migrations: known, onLoaded: stopOrphanedRuns })
}

/** Does something before each chunk is written. */
const during = (place: BackupFile, act: (chunk: Buffer) => Promise<void>): BackupFile => ({
  ...place,
  write: (content) => {
    const whileWriting = async function* () {
      for await (const chunk of content) {
        await act(chunk)
        yield chunk
      }
    }
    return place.write(whileWriting())
  },
})

beforeAll(async () => {
  log.level = 'silent'
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  source = await testDatabase()
  await source.pool.query(`
    insert into supplier (name, description, status, county, city, latitude, longitude, services)
    select 'Blinds ' || n, E'Made\\tto\\nmeasure \\\\N', 'listed', 'Kent', 'Maidstone', 51 + n / 500.0, n / 500.0, '{"Roller Blinds"}'
      from generate_series(1, 120) n;
    update supplier set merged_into_id = 1 where id = 7;
    insert into scrape_run (kind, source, settings, username) values ('directories', 'all', '{}', 'ada');
    insert into batch_entry (run_id, supplier_id, kind) select id, 1, 'added' from scrape_run;
    insert into picture (hash, width, height, bytes) values (repeat('0a', 16), 64, 64, 900);
    insert into remote_picture (url, problem) values ('https://example.com/logo.png', 'It responded 404.');
    insert into batch_change (run_id, step, username) select id, 'hide', 'ada' from scrape_run`)
  await mkdir(path('data/uploads/7'), { recursive: true })
  await writeFile(path('data/uploads/7/logo.webp'), 'a picture')
  await writeFile(path('data/session-secret'), 'the secret of the first site')
  whole = path('whole.tar')
})
afterAll(async () => {
  await source?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  let target: Database
  let found: string[]
  const search = async (pool: Pool) => {
    const list = { filter: { query: 'blinds', county: 'Kent' }, first: 5 }
    return (await searchSuppliers(pool, list)).nodes.map(({ name }) => name)
  }
  beforeAll(async () => {
    target = await testDatabase('template1')
  })
  afterAll(() => target.close())

  test('made during writes and restored elsewhere is a snapshot of its start', async () => {
    found = await search(source.pool)
    expect(
      await fillTables(source.pool, await listTableNames(source.pool)),
      'give these tables a row in beforeAll',
    ).toEqual([])
    const before = { sums: await checksums(source.pool), sequences: await sequences(source.pool) }
    const place = createFile(whole)
    let isFirst = true
    const busy = during(place, async () => {
      if (isFirst) {
        await source.pool.query(`insert into supplier (name, status) values ('Too late', 'listed')`)
        await source.pool.query(`update supplier set name = 'Renamed too late' where id = 3`)
        await source.pool.query(`delete from supplier where id = 120`)
      }
      isFirst = false
    })
    const { tables } = await makeBackup(source.url, busy, { dataDir: path('data'), hasSecrets: true })
    expect(tables.map(({ name }) => name)).toEqual(await listTableNames(source.pool))
    expect(await checksums(source.pool)).not.toEqual(before.sums)

    await restoreInto(place, target, path('restored'))
    const after = await checksums(target.pool)
    // The restored run is stopped, since its jobs are not in a backup; waiting counts may have been applied.
    const readRun = async () => (await target.pool.query('select status from scrape_run')).rows
    expect(await readRun()).toEqual([{ status: 'stopped' }])
    await target.pool.query("update scrape_run set status = 'stopping'")
    await stopOrphanedRuns(target.pool)
    expect(await readRun()).toEqual([{ status: 'stopped' }])
    const changed = { scrape_run: '', supplier_counting: '' }
    expect({ ...after, ...changed }).toEqual({ ...before.sums, ...changed })
    expect(await sequences(target.pool)).toEqual(before.sequences)
    expect(await structure(target.pool)).toEqual(await structure(source.pool))
  })

  test('includes uploaded files and, optionally, secrets', async () => {
    expect(await readFile(path('restored/uploads/7/logo.webp'), 'utf8')).toBe('a picture')
    expect(await readFile(path('restored/session-secret'), 'utf8')).toBe('the secret of the first site')
    expect((await stat(path('restored/session-secret'))).mode & 0o777).toBe(0o600)
    expect((await readdir(path('restored'))).toSorted()).toEqual(['session-secret', 'uploads'])
  })

  test('leaves out a picture that is deleted meanwhile', async () => {
    await mkdir(path('busy/uploads'), { recursive: true })
    await writeFile(path('busy/uploads/a-large.webp'), Buffer.alloc(4 << 20))
    await writeFile(path('busy/uploads/b-deleted.webp'), 'a picture')
    const deleting = during(createFile(path('deleted.tar')), async (chunk) => {
      if (chunk.includes('a-large')) await rm(path('busy/uploads/b-deleted.webp'), { force: true })
    })
    const { parts } = await makeBackup(source.url, deleting, { dataDir: path('busy') })
    expect(parts.map((part) => part.path).filter((name) => name.startsWith('uploads'))).toEqual([
      'uploads/a-large.webp',
    ])
  })

  test('is a working site: it searches, counts and numbers new suppliers', async () => {
    expect(found).toHaveLength(5)
    expect(await search(target.pool)).toEqual(found)
    expect((await adminStats(target.pool)).suppliers).toBe(120)
    const { rows } = await target.pool.query(
      `insert into supplier (name, status) values ('New', 'listed') returning id`,
    )
    expect(rows).toEqual([{ id: 121 }])
    expect((await adminStats(target.pool)).suppliers).toBe(121)
    const feeds = await Promise.all([source, target].map(({ pool }) => pool.query('select change_epoch()')))
    expect(new Set(feeds.map(({ rows }) => rows[0].change_epoch)).size).toBe(2)
  })

  test('is not restored over a site or other tables', async () => {
    const unchanged = await checksums(target.pool)
    await expect(restoreInto(createFile(whole), target, path('elsewhere'))).rejects.toThrow(
      'The database already contains a site: restore into another DATA_DIR or an empty database.',
    )
    expect(await checksums(target.pool)).toEqual(unchanged)
    const otherDatabase = await testDatabase('template1')
    await otherDatabase.pool.query('create table invoice (id integer)')
    await expect(restoreInto(createFile(whole), otherDatabase, path('elsewhere'))).rejects.toThrow(
      'The database contains other tables: restore into an empty one.',
    )
    await otherDatabase.close()
    await expect(restoreInto(createFile(whole), target, path('restored'))).rejects.toThrow(
      `${path('restored')} already contains uploads`,
    )
  })

  test('excludes secrets by default, and only one runs at a time', async () => {
    const place = createFile(path('second.tar'))
    const other: BackupFile = {
      ...place,
      write: async (content) => {
        await expect(makeBackup(source.url, createFile(path('third.tar')), { dataDir: folder })).rejects.toThrow(
          'Another backup of this site is being made.',
        )
        await place.write(content)
      },
    }
    await makeBackup(source.url, other, { dataDir: path('data') })
    expect(await checkBackup(place)).toMatchObject({ uploads: 1, secrets: 0 })
    await makeBackup(source.url, createFile(path('third.tar')), { dataDir: path('data'), hasUploads: false })
    expect(await checkBackup(createFile(path('third.tar')))).toMatchObject({ uploads: 0, secrets: 0 })
  })

  test('goes to S3 and is restored from there', async () => {
    const s3 = await s3StandIn()
    const empty = await testDatabase()
    const before = await checksums(source.pool)
    const place = findBackupStore('s3://shop/daily', s3.settings).file('one.tar')
    await makeBackup(source.url, place, { dataDir: path('data') })
    expect([...s3.objects.keys()]).toEqual(['shop/daily/one.tar'])
    await restoreInto(place, empty, path('from-s3'))
    expect({ ...(await checksums(empty.pool)), scrape_run: '' }).toEqual({ ...before, scrape_run: '' })
    expect(await readdir(path('from-s3'))).toEqual(['uploads'])
    await Promise.all([s3.close(), empty.close()])
  })

  test('that is stopped or has no space leaves no file', async () => {
    const stop = new AbortController()
    const stopping = makeBackup(source.url, createFile(path('stopped.tar')), {
      dataDir: path('data'),
      signal: stop.signal,
      onTable: (table) => table === 'supplier' && stop.abort(),
    })
    await expect(stopping).rejects.toThrow('The backup was stopped.')
    const soon = { timeout: 40_000 }
    const fill: BackupFile = {
      ...createFile(path('full.tar')),
      write: async (content) => {
        await vi.waitFor(() => expect(content).toMatchObject({ _stream: expect.anything() }), soon) // a part waits to be read
        throw new Error('no room')
      },
    }
    const full = makeBackup(source.url, fill, { dataDir: path('data') })
    await expect(full).rejects.toThrow('no room')
    const nowhere = () => makeBackup(source.url, createFile(path('none/x.tar')), { dataDir: folder })
    const again = () => makeBackup(source.url, createFile(whole), { dataDir: folder })
    // PostgreSQL may need a moment to notice that the last client has left.
    await vi.waitFor(() => expect(nowhere()).rejects.toThrow('none/x.tar: the file or folder does not exist'), soon)
    await vi.waitFor(() => expect(again()).rejects.toThrow('whole.tar: exists already'), soon)
    expect((await readdir(folder)).filter((name) => /stopped|none|partial/.test(name))).toEqual([])
  })
})

const changed = async (
  name: string,
  change: (part: string, content: Buffer) => Buffer | undefined,
  rename = (part: string) => part,
) => {
  const tar = pack()
  const writing = pipeline(tar, createWriteStream(path(name)))
  for await (const entry of createReadStream(whole).pipe(extract())) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    const content = change(entry.header.name, Buffer.concat(chunks))
    if (content) await new Promise((done) => tar.entry({ name: rename(entry.header.name) }, content, done))
  }
  tar.finalize()
  await writing
  return createFile(path(name))
}
const flip = (content: Buffer) => {
  const copy = Buffer.from(content)
  copy[copy.length >> 1]! ^= 1
  return copy
}

describe('a damaged backup is refused, naming the damage', () => {
  const piece = 'tables/supplier/000001.copy.zst'
  const edit = (part: string, text: string, by: string) => (name: string, content: Buffer) =>
    name === part ? Buffer.from(content.toString().replace(text, by)) : content
  const cases: [string, (part: string, content: Buffer) => Buffer | undefined, string][] = [
    [
      'a piece of a table',
      (part, content) => (part === piece ? flip(content) : content),
      `The backup is damaged in ${piece}: its checksum differs.`,
    ],
    [
      'an uploaded file',
      (part, content) => (part.startsWith('uploads/') ? flip(content) : content),
      'The backup is damaged in uploads/7/logo.webp: its checksum differs.',
    ],
    [
      'a missing piece',
      (part, content) => (part === piece ? undefined : content),
      `The backup is damaged: ${piece} is missing or unexpected.`,
    ],
    [
      'no manifest',
      (part, content) => (part === 'manifest.json' ? undefined : content),
      'The backup is incomplete: it ends after secrets/session-secret.',
    ],
    [
      'a manifest that is no JSON',
      (part, content) => (part === 'manifest.json' ? content.subarray(1) : content),
      'The backup is damaged in manifest.json: it cannot be read.',
    ],
    [
      'a newer format',
      edit('backup.json', '"format": 1', '"format": 2'),
      'The backup was made by a newer site (format 2; this one reads 1): update this one first.',
    ],
    [
      'a newer site',
      edit('backup.json', '"migrations": [', '"migrations": ["9999_moon",'),
      'with 9999_moon): update this one first.',
    ],
    [
      'another state of a migration',
      edit('backup.json', '"migrations": [', '"migrations": ["0001_baseline_0123abcd",'),
      'The backup was made by another state of the migration 0001_baseline: run "npm run export -- FILE" with the version that made it, then',
    ],
    [
      'a site of before 1.0',
      edit('backup.json', '"migrations": [', '"migrations": ["Migration20261120100000_tables",'),
      'The backup is of a version before 1.0: run "npm run export -- FILE" with that version, then "npm run import -- --everything FILE" with this one, on an empty database.',
    ],
  ]

  test.each(cases)('%s', async (name, change, message) => {
    const place = await changed(`${name}.tar`, change)
    await expect(checkBackup(place)).rejects.toThrow(message)
  })

  test('a truncated file', async () => {
    const bytes = await readFile(whole)
    const shares = sample(
      Array.from({ length: 40 }, (_, at) => (at / 40) * bytes.length),
      6,
    )
    for (const length of [...shares, bytes.length - 3000]) {
      await writeFile(path('cut.tar'), bytes.subarray(0, Math.floor(length)))
      await expect(checkBackup(createFile(path('cut.tar')))).rejects.toThrow(
        /^The backup (is damaged or incomplete at|is incomplete: it ends after) /,
      )
    }
  })

  test('another archive is no backup, and no database is opened for it', async () => {
    const place = await changed('other.tar', (part, content) => (part === 'backup.json' ? undefined : content))
    const open = () => Promise.reject(new Error('opened'))
    await expect(restoreBackup(place, open, { dataDir: path('nowhere') })).rejects.toThrow(
      'other.tar is not a backup of this site.',
    )
    await expect(checkBackup(place)).rejects.toThrow('The backup is damaged: backup.json is missing or unexpected.')
  })

  test('a path outside the folder', async () => {
    const place = await changed(
      'out.tar',
      (_, content) => content,
      (part) => part.replace('uploads/7', 'uploads/../..'),
    )
    const message = 'The backup is damaged: "uploads/../../logo.webp" does not belong in a backup.'
    await expect(checkBackup(place)).rejects.toThrow(message)
    const target = await testDatabase()
    await expect(restoreInto(place, target, path('inside'))).rejects.toThrow(message)
    await target.close()
  })

  test.each([
    ['supplier', 'nothing'],
    ['supplier', 'app_user'],
  ])('the rows of %s under the name %s', async (table, other) => {
    const place = await changed(
      `${other}.tar`,
      (_, content) => content,
      (part) => part.replace(`tables/${table}/`, `tables/${other}/`),
    )
    const target = await testDatabase()
    await expect(restoreInto(place, target, path(other))).rejects.toThrow(
      `The backup is damaged: the rows of ${other} are out of place.`,
    )
    await target.close()
  })

  test('a partly restored one leaves the target empty for a good one', async () => {
    const target = await testDatabase()
    const bad = await changed('bad.tar', (part, content) =>
      part === 'manifest.json'
        ? Buffer.from(
            content.toString().replace(createHash('sha256').update('a picture').digest('hex'), '0'.repeat(64)),
          )
        : content,
    )
    await expect(restoreInto(bad, target, path('halfway'))).rejects.toThrow(
      'The backup is damaged in uploads/7/logo.webp',
    )
    expect((await target.pool.query('select from supplier')).rowCount).toBe(0)
    expect(await readdir(path('halfway'))).toEqual([])
    await restoreInto(createFile(whole), target, path('halfway'))
    expect((await target.pool.query('select from supplier')).rowCount).toBe(120)
    await target.close()
  })
})

test('a restore that fails or is killed at the very end leaves the target unchanged', async () => {
  const target = await testDatabase('template1')
  const [place, dataDir] = [path('with-files.tar'), path('at-the-end')]
  await makeBackup(source.url, createFile(place), { dataDir: path('data'), hasSecrets: true })
  await mkdir(dataDir)
  const open = async () => ({ ...target, close: async () => {} })
  const failing = restoreBackup(createFile(place), open, {
    dataDir,
    // a violation that PostgreSQL detects only at the commit
    onLoaded: async (client) => {
      await client.query('create table one (id int primary key)')
      await client.query('create table other (id int references one deferrable initially deferred)')
      await client.query('insert into other values (1)')
    },
  })
  await expect(failing).rejects.toThrow('violates foreign key constraint')
  expect(await readdir(dataDir)).toEqual([])
  expect((await target.pool.query('select from supplier')).rowCount).toBe(0)
  await mkdir(join(dataDir, 'uploads'))
  await expect(restoreInto(createFile(place), target, dataDir)).rejects.toThrow('already contains uploads')
  await mkdir(join(dataDir, 'restored.partial/secrets'), { recursive: true })
  await writeFile(join(dataDir, 'restored.partial/moved.json'), '["uploads","session-secret"]')
  await writeFile(join(dataDir, 'restored.partial/secrets/session-secret'), 'not moved yet')
  await writeFile(join(dataDir, 'uploads/half'), '')
  await restoreInto(createFile(place), target, dataDir)
  expect((await readdir(dataDir)).toSorted()).toEqual(['session-secret', 'uploads'])
  expect(await readdir(join(dataDir, 'uploads'))).toEqual(['7'])
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe('the secret of the first site')
  await target.close()
})

test('the schedule makes due backups and keeps the newest; a failure deletes none', async () => {
  const backupFolder = path('nightly')
  await mkdir(backupFolder)
  for (const day of ['01', '02', '03']) await writeFile(join(backupFolder, `backup-202601${day}T020000Z.tar`), '')
  await writeFile(join(backupFolder, 'backup-20260103T050000Z.tar.partial'), '')
  await writeFile(join(backupFolder, 'notes.txt'), '')
  const run = async (more: NodeJS.ProcessEnv = {}, abortSignal = new AbortController().signal) => {
    const env = readEnv({
      BACKUP_TO: backupFolder,
      BACKUP_KEEP: '2',
      DATA_DIR: path('data'),
      LOG_LEVEL: 'silent',
      ...more,
    })
    await backupTask({ env, database: source }, {}, { abortSignal } as JobHelpers)
    return (await readdir(backupFolder)).toSorted()
  }
  expect(await run({ BACKUP_TO: '' })).toHaveLength(5)
  const lastGoodAt = new Date('2026-01-03T02:00:00Z')
  await recordBackupSuccess(source.pool, lastGoodAt)
  await expect(run({}, AbortSignal.abort())).rejects.toThrow('The backup was stopped.')
  expect(await findBackupFailure(source.pool)).toBeUndefined()
  const client = await source.pool.connect()
  await client.query(`select pg_advisory_lock(hashtextextended('backup', 0))`)
  await expect(run()).rejects.toThrow('Another backup of this site is being made.')
  expect(await readdir(backupFolder)).toHaveLength(5)
  const failed = await findBackupFailure(source.pool)
  expect(failed).toEqual({
    failedSince: expect.any(Date),
    reason: 'Another backup of this site is being made.',
    lastGoodAt,
  })
  await expect(run({ BACKUP_TO: path('no-such-folder') })).rejects.toThrow()
  expect(await findBackupFailure(source.pool)).toEqual({
    failedSince: failed!.failedSince,
    reason: expect.stringContaining('no-such-folder'),
    lastGoodAt,
  })
  const shown = (BACKUP_TO: string) =>
    new BackupResolver().backupFailure({ pool: source.pool, env: readEnv({ BACKUP_TO }) } as Context)
  expect(await shown(backupFolder)).toMatchObject({ failedSince: failed!.failedSince })
  expect(await shown('')).toBeNull()
  await client.query(`select pg_advisory_unlock(hashtextextended('backup', 0))`)
  client.release()
  const unchanged = await run()
  expect(unchanged).toEqual([
    'backup-20260103T020000Z.tar',
    expect.stringMatching(/^backup-20(?!2601)\d{6}T\d{6}Z\.tar$/),
    'notes.txt',
  ])
  expect(await findBackupFailure(source.pool)).toBeUndefined()
  await recordBackupFailure(source.pool, new Error('refused'), new Date())
  expect(await run()).toEqual(unchanged)
  expect(await findBackupFailure(source.pool)).toBeUndefined() // any recent backup there counts
  const stuck = join(backupFolder, 'backup-20250101T020000Z.tar')
  await mkdir(stuck)
  for (let time = 0; time < 2; time++) {
    await expect(run(), 'old ones are not deleted').rejects.toThrow()
    const [newest] = await listBackups(findBackupStore(backupFolder, readEnv({})))
    expect(await findBackupFailure(source.pool)).toMatchObject({ lastGoodAt: newest!.at })
  }
  await rm(stuck, { recursive: true })
  expect(await run()).toEqual(unchanged)
  expect(await findBackupFailure(source.pool)).toBeUndefined()
  expect(await checkBackup(createFile(join(backupFolder, unchanged[1]!)))).toMatchObject({ uploads: 1, secrets: 0 })
  const runAfter = async (hours: number) => {
    for (const name of await readdir(backupFolder)) await rm(join(backupFolder, name))
    await writeFile(join(backupFolder, backupName(new Date(Date.now() - hours * 3_600_000))), '')
    return (await run()).length
  }
  expect(await runAfter(23.25), 'not yet').toBe(1)
  expect(await runAfter(23.75), 'at its hour, although the last one ended later').toBe(2)
})

test('a backup is due half an hour before its interval ends; an unfinished one of today stays', async () => {
  const backupFolder = path('interval')
  const minutesAgo = (minutes: number) => backupName(new Date(Date.now() - minutes * 60_000))
  const isMade = async (minutes: number, BACKUP_EVERY_HOURS?: string) => {
    await rm(backupFolder, { recursive: true, force: true })
    await mkdir(backupFolder)
    const [newest, begun, left] = [minutesAgo(minutes), `${minutesAgo(1430)}.partial`, `${minutesAgo(1450)}.partial`]
    for (const name of [newest, begun, left]) await writeFile(join(backupFolder, name), '')
    const settings = { BACKUP_TO: backupFolder, BACKUP_EVERY_HOURS, DATA_DIR: path('data'), LOG_LEVEL: 'silent' }
    await backupTask({ env: readEnv(settings), database: source }, {}, {} as JobHelpers)
    const names = await readdir(backupFolder)
    expect(names).toEqual(expect.arrayContaining([newest, begun]))
    expect(names).not.toContain(left)
    return names.length === 3
  }
  expect([await isMade(85, '2'), await isMade(95, '2')]).toEqual([false, true])
  expect([await isMade(1400), await isMade(1420)]).toEqual([false, true])
})

test('copying has no time limit', async () => {
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout']
  const shown = `select ${limits.map((limit) => `current_setting('${limit}')`).join(" || ' ' || ")} "limits"`
  const set = limits.map((limit) => `set local ${limit} = 1000`).join('; ')
  const results: unknown = await source.pool.query(`begin; ${set}; ${copySettings}; ${shown}; rollback`)
  expect((results as { rows: object[] }[]).at(-2)!.rows).toEqual([{ limits: '0 0' }])
})

test('a backup of an older site is restored at its migrations, and then migrated', async () => {
  const [old, target] = [await testDatabase(), await testDatabase('template1')]
  await old.pool.query(`insert into supplier (name, status) values ('Old', 'listed')`)
  const place = createFile(path('old.tar'))
  await makeBackup(old.url, place, { dataDir: folder })
  const next = { name: '9998_next', readSql: () => `alter table supplier add column motto text default 'Light!'` }
  await restoreInto(place, target, path('of-old'), [...migrations, next])
  expect((await target.pool.query('select name, quality > 0 as good, motto from supplier')).rows).toEqual([
    { name: 'Old', good: true, motto: 'Light!' },
  ])
  expect(await structure(target.pool)).toEqual([...(await structure(source.pool)), 'migration 9998_next'].toSorted())
  await Promise.all([old.close(), target.close()])
})
