import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { manifestName, piecePath, type BackupManifest } from './backup-format.ts'

const compress = promisify(zstdCompress)
/** Level 1 is faster than PostgreSQL delivers; the checksum identifies a damaged piece. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** Bytes compressed at a time; also the loss from one damaged piece. */
const pieceBytes = 4 << 20

/** Writes the parts of a backup into a tar, and collects checksums for the manifest. */
export const createPartWriter = (mtime: Date) => {
  const tar = pack()
  tar.on('error', () => {})
  const manifest: BackupManifest = { parts: [], tables: [] }
  const record = (path: string, bytes: number, sha256: string) => manifest.parts.push({ path, bytes, sha256 })

  const add = (path: string, content: Buffer) =>
    new Promise<void>((done, fail) => {
      if (path !== manifestName) record(path, content.byteLength, hashContent(content))
      tar.entry({ name: path, mtime, mode: 0o600 }, content, (error) => (error ? fail(error) : done()))
    })

  /** A table's rows, from a stream that knows their count at its end. */
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
export type PartWriter = ReturnType<typeof createPartWriter>

const hashContent = (content: Buffer) => createHash('sha256').update(content).digest('hex')
