import { readFile, open, readdir } from 'node:fs/promises'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { pack } from 'tar-stream'
import { migrationStatus } from '../../database/migrate.ts'
import { describeBefore1, isBefore1 } from '../../database/migrations.ts'
import { destroyConnection } from '../../database/connection/connection-timeout.ts'
import { uploadsFolder } from '../../pictures/picture-store.ts'
import {
  formatVersion,
  headerName,
  manifestName,
  type BackupHeader,
  type BackupManifest,
  secretFiles,
  secretsFolder,
  piecePath,
} from './backup-format.ts'
import { copySettings, copyTo, listSequences, listTables } from './list-tables.ts'
import { unfinished, type BackupFile } from './folder-store.ts'

const compress = promisify(zstdCompress)
/** Level 1 is faster than PostgreSQL delivers; the checksum identifies a damaged piece. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** Bytes compressed at a time; also the loss from one damaged piece. */
const pieceBytes = 4 << 20

const createPartWriter = (mtime: Date) => {
  const tar = pack()
  tar.on('error', () => {})
  const manifest: BackupManifest = { parts: [], tables: [] }
  const record = (path: string, bytes: number, sha256: string) => manifest.parts.push({ path, bytes, sha256 })

  const add = (path: string, content: Buffer) =>
    new Promise<void>((done, fail) => {
      if (path !== manifestName) record(path, content.byteLength, hashContent(content))
      const entry = tar.entry({ name: path, mtime, mode: 0o600 }, content, (error) => (error ? fail(error) : done()))
      entry.on('error', fail) // emitted as well
    })

  const addTable = async (table: string, rows: Readable & { rowCount: number }) => {
    const all = createHash('sha256')
    let bytes = 0
    let pieces = 0
    let waiting: Buffer[] = []
    let waitingBytes = 0
    const cut = async () => {
      const piece = Buffer.concat(waiting, waitingBytes)
      waiting = []
      waitingBytes = 0
      await add(piecePath(table, ++pieces), await compress(piece, level))
    }
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      all.update(chunk)
      bytes += chunk.byteLength
      waiting.push(chunk)
      waitingBytes += chunk.byteLength
      if (waitingBytes >= pieceBytes) await cut()
    }
    if (waitingBytes) await cut()
    manifest.tables.push({ name: table, rows: rows.rowCount, bytes, sha256: all.digest('hex') })
  }

  const addFile = async (path: string, size: number, content: Readable) => {
    const hash = createHash('sha256')
    content.on('data', (chunk: Buffer) => hash.update(chunk))
    await pipeline(content, tar.entry({ name: path, size, mtime, mode: 0o600 }))
    record(path, size, hash.digest('hex'))
  }

  return {
    stream: tar as AsyncIterable<Buffer>,
    manifest,
    addTable,
    addFile,
    addJson: (path: string, value: unknown) => add(path, Buffer.from(JSON.stringify(value, null, 1))),
    end: () => tar.finalize(),
    fail: (error: Error) => tar.destroy(error),
  }
}
type PartWriter = ReturnType<typeof createPartWriter>

const hashContent = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const addUploads = async (writer: PartWriter, dataDir: string) => {
  const folder = join(dataDir, uploadsFolder)
  if (!existsSync(folder)) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.toSorted())
    await addFile(writer, path, `${uploadsFolder}/${path.slice(folder.length + 1).replaceAll('\\', '/')}`)
}

/** Only secrets generated in DATA_DIR, not those from the environment; returns their names. */
const addSecrets = async (writer: PartWriter, dataDir: string) => {
  const found = secretFiles.filter((name) => existsSync(join(dataDir, name)))
  for (const name of found) await addFile(writer, join(dataDir, name), `${secretsFolder}/${name}`)
  return found
}

const addFile = async (writer: PartWriter, path: string, as: string) => {
  await using file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (!file) return
  const { size } = await file.stat()
  // no more than its size when opened, which the tar header states
  await writer.addFile(as, size, createReadStream(path, { fd: file, end: Math.max(0, size - 1) }))
}

interface BackupOptions {
  dataDir: string
  hasUploads?: boolean
  hasSecrets?: boolean
  now?: Date
  signal?: AbortSignal | undefined
  onTable?: (table: string) => void
}

/** Consistent while the site runs, and all or nothing. @throws if another backup is running. */
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
    if (!isDone) destroyConnection(client, 'the backup was interrupted')
    await client.end().catch(() => {})
  }
}
