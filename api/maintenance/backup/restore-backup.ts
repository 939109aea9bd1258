import { finished } from 'node:stream/promises'
import { once } from 'node:events'
import type { PoolClient } from 'pg'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '../../database/orm.ts'
import { migrate, migrationStatus } from '../../database/migrate.ts'
import {
  describeBefore1,
  describeOtherState,
  isBefore1,
  isOtherState,
  migrations as all,
  type Migration,
} from '../../database/migrations.ts'
import { inTransaction } from '../../database/transaction.ts'
import { dropForeignKeys, dropIndexes } from '../../database/bulk-load.ts'
import { runSql } from '../../database/sql.ts'
import type { BackupHeader, BackupManifest } from './backup-format.ts'
import { listTables, copyFrom, copySettings } from './list-tables.ts'
import type { BackupFile } from './folder-store.ts'
import { readBackup } from './read-backup.ts'
import { checkPath, createFiles, restoreMovedFiles, takenFiles } from './restore-files.ts'

const quote = pg.escapeIdentifier

/** Triggers, keys and indexes are off meanwhile. @throws if the tables differ. */
const createLoader = async (client: PoolClient, { tables, sequences }: BackupHeader) => {
  const own = new Map((await listTables(client)).map((table) => [table.name, table]))
  const isSame =
    own.size === tables.length && tables.every(({ name, columns }) => own.get(name)?.columns.join() === columns.join())
  if (!isSame) throw new Error('The backup is damaged in backup.json: its tables do not match its migrations.')
  const names = [...own.keys()].map(quote)
  const parts = await runSql<{ name: string }>(client, `select relname::text as name from pg_class where relkind = 'p'`)
  const inParts = new Set(parts.rows.map(({ name }) => name))
  const recreateConstraints = await dropConstraints(client, names)
  const rows = new Map<string, number>()
  let current: { table: string; copy: ReturnType<typeof from>; done: Promise<void> } | undefined

  const endTable = async () => {
    if (!current) return
    const { table, copy, done } = current
    current = undefined
    copy.end()
    await done
    rows.set(table, copy.rowCount)
  }
  const beginTable = async (table: string) => {
    await endTable()
    const found = own.get(table)
    if (!found || rows.has(table)) throw new Error(`The backup is damaged: the rows of ${table} are out of place.`)
    const copy = client.query(from(copyFrom(found) + (inParts.has(table) ? '' : ' with (freeze)')))
    const done = finished(copy)
    done.catch(() => {}) // the error surfaces where it is awaited
    return { table, copy, done }
  }

  return {
    write: async (table: string, text: Buffer) => {
      if (current?.table !== table) current = await beginTable(table)
      const { copy, done } = current
      if (!copy.write(text)) await Promise.race([once(copy, 'drain'), done])
    },
    stop: async () => {
      if (!current) return
      current.copy.destroy(new Error('the restore was stopped'))
      await current.done.catch(() => {})
    },
    end: async () => {
      await endTable()
      await recreateConstraints()
      for (const { name, value, isCalled } of sequences)
        await runSql(client, 'select setval($1::regclass, $2, $3)', [quote(name), value, isCalled])
      await client.query(`analyze ${names.join(', ')}`)
      return rows
    },
  }
}

const dropConstraints = async (client: PoolClient, names: string[]) => {
  await client.query(copySettings)
  await client.query('alter table supplier set (parallel_workers = 2)')
  const keys = await dropForeignKeys(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const indexes = await dropIndexes(client, names)
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const statement of [...indexes, ...keys]) await client.query(statement)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    await client.query('alter table supplier set (parallel_workers = 0)')
  }
}

interface BackupCheck {
  header: BackupHeader
  manifest: BackupManifest
  uploads: number
  secrets: number
}

/** Needs no database. @throws a one-line message naming the part. */
export const checkBackup = async (place: BackupFile): Promise<BackupCheck> => {
  const files: string[] = []
  let header: BackupHeader | undefined
  for await (const part of readBackup(place.read())) {
    if (part.kind === 'header') checkKnown((header = part.header), all)
    else if (part.kind === 'file') {
      checkPath(part.path)
      for await (const _ of part.content);
      files.push(part.path)
    } else if (part.kind === 'manifest') {
      if (!header) break
      const uploads = files.filter((path) => path.startsWith('uploads/')).length
      return { header, manifest: part.manifest, uploads, secrets: files.length - uploads }
    }
  }
  throw new Error('The backup is damaged: it has no header.')
}

interface RestoreOptions {
  dataDir: string
  migrations?: readonly Migration[]
  onLoaded?: (client: PoolClient) => Promise<void>
}

/** All or nothing, into an empty database and DATA_DIR. @throws a one-line message. */
export const restoreBackup = async (
  place: BackupFile,
  open: () => Promise<Database>,
  { dataDir, migrations = all, onLoaded }: RestoreOptions,
): Promise<BackupManifest> => {
  const parts = readBackup(place.read())
  const first = await parts.next()
  if (first.done || first.value.kind !== 'header') throw new Error(`${place.label} is not a backup of this site.`)
  const { header } = first.value
  checkKnown(header, migrations)
  const database = await open()
  try {
    await checkTarget(database, header, dataDir)
    await restoreMovedFiles(dataDir)
    await migrate(
      database.url,
      migrations.filter(({ name }) => header.migrations.includes(name)),
    )
    const files = createFiles(dataDir)
    const loading = async (client: PoolClient) => {
      const manifest = await load(client, header, parts, files)
      await onLoaded?.(client)
      await files.keep() // just before the commit: earlier failures leave both unchanged
      return manifest
    }
    const manifest = await inTransaction(database.pool, loading, { statementTimeoutMs: 0 }).catch(
      async (error: unknown) => {
        await restoreMovedFiles(dataDir)
        throw error
      },
    )
    await files.dispose()
    await migrate(database.url, migrations)
    return manifest
  } finally {
    await parts.return(undefined)
    await database.close()
  }
}

const load = async (
  client: PoolClient,
  header: BackupHeader,
  parts: ReturnType<typeof readBackup>,
  files: ReturnType<typeof createFiles>,
): Promise<BackupManifest> => {
  const loader = await createLoader(client, header)
  let manifest: BackupManifest | undefined
  try {
    for await (const part of parts) {
      if (part.kind === 'rows') await loader.write(part.table, part.text)
      else if (part.kind === 'file') await files.write(part.path, part.content)
      else if (part.kind === 'manifest') manifest = part.manifest
    }
  } catch (error) {
    await loader.stop()
    throw error
  }
  const rows = await loader.end()
  for (const table of manifest!.tables) {
    const found = rows.get(table.name) ?? 0
    if (found !== table.rows) throw new Error(`${table.name}: ${found} rows were loaded instead of ${table.rows}.`)
  }
  return manifest!
}

const checkKnown = (header: BackupHeader, migrations: readonly Migration[]) => {
  if (isBefore1(header.migrations)) throw new Error(describeBefore1('backup'))
  const known = new Set<string>(migrations.map(({ name }) => name))
  const unknown = header.migrations.find((name) => !known.has(name))
  if (unknown && isOtherState(unknown, [...known])) throw new Error(describeOtherState('backup', unknown))
  if (unknown)
    throw new Error(`The backup was made by a newer site (${header.site}, with ${unknown}): update this one first.`)
}

/** A restore never overwrites anything, and cannot be forced to. */
export const checkTarget = async ({ pool }: Database, header: BackupHeader, dataDir: string) => {
  const taken = takenFiles(dataDir, header.hasSecrets)[0]
  if (taken) throw new Error(`${dataDir} already contains ${taken}: restore into another DATA_DIR.`)
  const client = await pool.connect()
  try {
    const tables = (await listTables(client)).map(({ name }) => name)
    const { applied } = await migrationStatus(client)
    if (tables.length && !applied.length)
      throw new Error('The database contains other tables: restore into an empty one.')
    for (const table of ['county', 'app_user', 'supplier'].filter((name) => tables.includes(name))) {
      const { rowCount } = await client.query(`select from ${table} limit 1`)
      if (rowCount)
        throw new Error('The database already contains a site: restore into another DATA_DIR or an empty database.')
    }
    if (applied.some((name) => !header.migrations.includes(name)))
      throw new Error('The tables of the database are newer than the backup: restore into an empty one.')
  } finally {
    client.release()
  }
}
