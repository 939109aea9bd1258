import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { readWhole } from '../../process/stream-parts.ts'
import type { z } from 'zod'
import {
  formatVersion,
  headerName,
  headerRules,
  manifestName,
  manifestRules,
  getTableName,
  type BackupHeader,
  type BackupManifest,
} from './backup-format.ts'

const decompress = promisify(zstdDecompress)
const maxPieceBytes = 256 << 20

/** Read a file's content before requesting the next part. */
type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: string; text: Buffer }
  | { kind: 'file'; path: string; content: AsyncIterable<Buffer> }
  | { kind: 'manifest'; manifest: BackupManifest }

/** Verifies in bounded memory. @throws a one-line message naming the damaged or missing part. */
export async function* readBackup(source: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  const tar = extract()
  const feeding = pipeline(Readable.from(source, { objectMode: false }), tar)
  feeding.catch(() => {}) // the loop below reports it
  const checks = createChecks()
  let last = 'its beginning'
  let isWhole = false
  try {
    for await (const entry of tar) {
      const path = entry.header.name
      last = path
      if (path === manifestName) {
        const manifest = parse(manifestRules, await collect(toByteStream(entry)), path)
        checks.compare(manifest)
        isWhole = true
        yield { kind: 'manifest', manifest }
        continue
      }
      const content = checks.count(path, toByteStream(entry))
      const table = getTableName(path)
      if (path === headerName) yield { kind: 'header', header: parseHeader(await collect(content)) }
      else if (table) {
        const text = await decompress(await collect(content), { maxOutputLength: maxPieceBytes }).catch(() => {
          throw damaged(path)
        })
        checks.countRows(table, text)
        yield { kind: 'rows', table, text }
      } else yield { kind: 'file', path, content }
    }
  } catch (error) {
    throw nameDamage(error, last)
  } finally {
    tar.destroy()
  }
  if (!isWhole) throw new Error(`The backup is incomplete: it ends after ${last}.`)
}

const toByteStream = (entry: AsyncIterable<unknown>) => entry as AsyncIterable<Buffer>

const createChecks = () => {
  const parts: BackupManifest['parts'] = []
  const tables = new Map<string, { bytes: number; hash: Hash }>()
  return {
    async *count(path: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      let bytes = 0
      try {
        for await (const chunk of content) {
          hash.update(chunk)
          bytes += chunk.byteLength
          yield chunk
        }
      } catch (error) {
        throw nameDamage(error, path) // files are read outside the loop over parts
      }
      parts.push({ path, bytes, sha256: hash.digest('hex') })
    },
    countRows: (table: string, text: Buffer) => {
      const known = tables.get(table) ?? { bytes: 0, hash: createHash('sha256') }
      tables.set(table, known)
      known.bytes += text.byteLength
      known.hash.update(text)
    },
    compare: (manifest: BackupManifest) => {
      for (let i = 0; i < Math.max(parts.length, manifest.parts.length); i++) {
        const [found, said] = [parts[i], manifest.parts[i]]
        if (found?.path !== said?.path)
          throw new Error(`The backup is damaged: ${said?.path ?? found?.path} is missing or unexpected.`)
        if (found!.bytes !== said!.bytes || found!.sha256 !== said!.sha256) throw damaged(said!.path)
      }
      for (const { name, bytes, sha256 } of manifest.tables) {
        const found = tables.get(name) ?? { bytes: 0, hash: createHash('sha256') }
        if (found.bytes !== bytes || found.hash.digest('hex') !== sha256) throw damaged(`the table ${name}`)
      }
    },
  }
}

const damaged = (part: string) => new Error(`The backup is damaged in ${part}: its checksum differs.`)

const parse = <T>(rules: z.ZodType<T>, content: Buffer, path: string): T => {
  try {
    return rules.parse(JSON.parse(content.toString()))
  } catch {
    throw new Error(`The backup is damaged in ${path}: it cannot be read.`)
  }
}

const parseHeader = (content: Buffer): BackupHeader => {
  const format = /^\{\s*"format": (\d+),/.exec(content.toString('utf8', 0, 40))?.[1]
  if (Number(format) > formatVersion) {
    throw new Error(
      `The backup was made by a newer site (format ${format}; this one reads ${formatVersion}): update this one first.`,
    )
  }
  return parse(headerRules, content, headerName)
}

const collect = (content: AsyncIterable<Buffer>) =>
  readWhole(content, maxPieceBytes, () => new Error('The backup is damaged: a part is too long.'))

const nameDamage = (error: unknown, part: string) =>
  fromTar(error) ? new Error(`The backup is damaged or incomplete at ${part}.`) : error

const fromTar = (error: unknown) =>
  error instanceof Error &&
  /^(Unexpected end of data|Invalid|Header exceeds|Writable stream closed|Premature)/.test(error.message)
