import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { BackupFile } from './backup-store.ts'
import { formatVersion, headerName, manifestName, type BackupHeader, type BackupManifest } from './backup-format.ts'
import { migrationStatus } from '../../database/migrate.ts'
import { describeBefore1, isBefore1 } from '../../database/migrations.ts'
import { destroyConnection } from '../../database/connection/connection-timeout.ts'
import { addSecrets, addUploads } from './add-files.ts'
import { copySettings, copyTo, listSequences, listTables } from './list-tables.ts'
import { createPartWriter, type PartWriter } from './part-writer.ts'

export interface BackupOptions {
  dataDir: string
  hasUploads?: boolean
  /** The generated secrets of DATA_DIR; defaults to false. */
  hasSecrets?: boolean
  now?: Date
  signal?: AbortSignal | undefined
  onTable?: (table: string) => void
}

/**
 * Writes a consistent backup while the site keeps running. Afterwards the file is complete, or does not exist.
 * @throws if another backup of this database is running, and errors of the file.
 */
export const makeBackup = (url: string, place: BackupFile, options: BackupOptions): Promise<BackupManifest> =>
  inSnapshot(url, async (client) => {
    const { now = new Date(), hasUploads = true, hasSecrets = false, signal } = options
    const writer = createPartWriter(now)
    // The first failure is the cause; later ones follow from it.
    const failures: Error[] = []
    const failed = (error: Error) => {
      failures.push(error)
      writer.fail(error)
    }
    const stopped = () => failed(new Error('The backup was stopped.'))
    signal?.addEventListener('abort', stopped)
    try {
      if (signal?.aborted) stopped()
      await Promise.all([
        fill(writer, client, { ...options, now, hasUploads, hasSecrets }).catch(failed),
        place.write(writer.stream).catch(failed),
      ])
      if (failures[0]) throw failures[0]
      return writer.manifest
    } finally {
      signal?.removeEventListener('abort', stopped)
    }
  })

type FillOptions = BackupOptions & Required<Pick<BackupOptions, 'now' | 'hasUploads' | 'hasSecrets'>>

const fill = async (writer: PartWriter, client: pg.Client, options: FillOptions) => {
  const { dataDir, now, hasUploads, hasSecrets, onTable } = options
  const tables = await listTables(client)
  const { applied } = await migrationStatus(client)
  if (isBefore1(applied)) throw new Error(describeBefore1('database'))
  const header: BackupHeader = {
    format: formatVersion,
    site: await siteVersion(),
    takenAt: now.toISOString(),
    migrations: applied,
    tables,
    sequences: await listSequences(client),
    hasUploads,
    hasSecrets,
  }
  await writer.addJson(headerName, header)
  for (const table of tables) {
    onTable?.(table.name)
    await writer.addTable(table.name, client.query(to(copyTo(table))))
  }
  if (hasUploads) await addUploads(writer, dataDir)
  if (hasSecrets) await addSecrets(writer, dataDir)
  await writer.addJson(manifestName, writer.manifest)
  writer.end()
}

const siteVersion = async () => {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Runs `work` on a dedicated connection with a snapshot of the tables, one at a time. */
const inSnapshot = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'backup',
  })
  client.on('error', () => {})
  await client.connect()
  let isDone = false
  try {
    const tables = (await listTables(client)).map(({ name }) => pg.escapeIdentifier(name))
    if (!tables.length) throw new Error('There is nothing to back up: the database contains no site.')
    await client.query('begin isolation level repeatable read read only')
    await client.query(copySettings)
    await client.query(`lock table ${tables.join(', ')} in access share mode`) // locked before the snapshot, so that a migration ends first
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('backup', 0)) as "isFree"`,
    )
    if (!rows[0]!.isFree) throw new Error('Another backup of this site is being made.')
    const result = await work(client)
    await client.query('commit')
    isDone = true
    return result
  } finally {
    // a COPY cannot be cancelled any other way
    if (!isDone) destroyConnection(client, 'the backup was broken off')
    await client.end().catch(() => {})
  }
}
