import { open, type FileHandle } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { bulkLoad } from '../../database/bulk-load.ts'
import { findRow, readRow, runSql, type Db } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { isRefusedValue } from '../../process/database-errors.ts'
import { hasDemoData } from '../../seed/has-demo-data.ts'
import { untouchedArticles } from '../../seed/seed-articles.ts'
import { exportFormat } from './export-everything.ts'
import { readTransferColumns, type TransferColumn } from './transfer-columns.ts'
import { exportedTables } from '../tables.ts'

type Line = Record<string, unknown> & { record: string }

const atATime = 250
const charactersAtATime = 8_000_000
const tableByKind = new Map(exportedTables.map(({ kind, table }) => [kind, table]))

/** Into an empty site, all or nothing; returns counts per kind. @throws a one-line message. */
export const importEverything = async (
  pool: Pool,
  pictures: PictureStore,
  path: string,
  options: LoadOptions = {},
): Promise<Record<string, number>> => {
  const written: string[] = []
  const writePicture = async (name: string, data: Buffer) => {
    written.push(name)
    await pictures.write(name, data)
  }
  try {
    return await load(pool, writePicture, path, options)
  } catch (error) {
    for (const name of written) await pictures.remove(name).catch(() => {})
    throw error
  }
}

interface LoadOptions {
  onLine?: (at: number) => Promise<void>
  signal?: AbortSignal | undefined
  atEnd?: (client: PoolClient, counts: Record<string, number>) => Promise<void>
}

const load = (
  pool: Pool,
  writePicture: PictureStore['write'],
  path: string,
  { onLine, atEnd, signal }: LoadOptions,
): Promise<Record<string, number>> =>
  bulkLoad(pool, async (client) => {
    const [obstacle] = await listObstacles(client)
    if (obstacle) throw new Error(obstacle)
    const loader = await createLoader(client)
    await client.query('set constraints supplier_merged_into_id_fkey deferred') // a merged supplier may precede the one it was merged into
    const counts = await readThings(path, async (line, at, length) => {
      if (signal?.aborted) throw new Error('The import was stopped.')
      await onLine?.(at)
      if (line.record === 'pictureFile') await writePicture(String(line['name']), decodePictureFile(line, at))
      else await loader.load(line, at, length)
    })
    await loader.end()
    await runSql(client, 'update schedule set paused_at = coalesce(paused_at, now())')
    await client.query('set constraints supplier_merged_into_id_fkey immediate')
    await atEnd?.(client, counts)
    return counts
  })

const readThings = async (
  path: string,
  onLine: (line: Line, at: number, length: number) => Promise<void>,
  counts: Record<string, number> = {},
): Promise<Record<string, number>> => {
  let [isBegun, isEnded, files] = [false, false, 0]
  const pictures = new Set<unknown>()
  for await (const { line, at, length } of readRecords(path)) {
    const { record: kind } = line
    if (isBegun !== (kind !== 'export') || isEnded) throw new Error(`${path} is not an export of a directory.`)
    if (kind === 'export') {
      isBegun = true
      const format = line['format']
      if (!Number.isInteger(format) || Number(format) < 1) throw new Error(`${path} is not an export of a directory.`)
      if (Number(format) > exportFormat)
        throw new Error('The export comes from a newer version. Update this site first.')
    } else if (kind === 'end') {
      isEnded = true
      checkCounts(counts, line['counts'])
      const expected = line['pictureFiles'] // missing in older exports
      if (expected !== undefined && expected !== files)
        throw new Error(`The export is damaged: it has ${files} of ${JSON.stringify(expected)} files of pictures.`)
    } else {
      if (kind === 'pictureFile') {
        files++
        if (!pictures.has(readPictureHash(line))) throw new Error(`Line ${at}: this picture does not exist.`)
      } else counts[kind] = (counts[kind] ?? 0) + 1
      if (kind === 'picture') pictures.add(line['hash'])
      await onLine(line, at, length)
    }
  }
  if (!isEnded) throw new Error('The export is incomplete: its last line is missing.')
  return counts
}

export const checkEverything = async (
  pool: Pool,
  path: string,
  onLine: (at: number) => Promise<void>,
): Promise<{ counts: Record<string, number>; lines: number; fault: string | undefined }> => {
  const columns = await inTransaction(pool, readTransferColumns)
  const counts: Record<string, number> = {}
  let lines = 0
  const look = async ({ record: kind, ...values }: Line, at: number) => {
    lines = at
    await onLine(at)
    if (kind === 'pictureFile') return void decodePictureFile({ record: kind, ...values }, at)
    findColumns(columns.get(knownTable(kind, at))!, kind, Object.keys(values), at)
  }
  const fault = await readThings(path, look, counts).then(
    () => undefined,
    (error: unknown) => (error as Error).message.replace(path, 'The file'),
  )
  return { counts, lines, fault }
}

const knownTable = (kind: string, at: number) => {
  const table = tableByKind.get(kind)
  if (!table) throw new Error(`Line ${at}: this site cannot load ${kind} entries. Update it first.`)
  return table
}

const readPictureHash = ({ name }: Line): string | undefined =>
  typeof name === 'string' ? /^([0-9a-f]{32})-\d+x\d+\.(?:avif|webp)$/.exec(name)?.[1] : undefined

const decodePictureFile = ({ data }: Line, at: number): Buffer => {
  const bytes = Buffer.from(String(data), 'base64')
  if (!bytes.length || bytes.toString('base64') !== data)
    throw new Error(`Line ${at}: the file of this picture is damaged.`)
  return bytes
}

/** The last line has the counts of all kinds, zeros included. */
const checkCounts = (found: Record<string, number>, stated: unknown) => {
  const expected = stated !== null && typeof stated === 'object' ? (stated as Record<string, unknown>) : {}
  for (const kind of new Set([...Object.keys(found), ...Object.keys(expected)]))
    if ((found[kind] ?? 0) !== expected[kind])
      throw new Error(
        `The export is damaged: it has ${found[kind] ?? 0} of ${JSON.stringify(expected[kind] ?? null)} lines of ${kind}.`,
      )
}

const demonstration =
  'This site has demo data. Remove it first, on the Going Live screen or with npm run seed -- --remove-demo.'

export const listObstacles = async (db: Db): Promise<string[]> => {
  if (await hasDemoData(db)) return [demonstration]
  const untouched = (await untouchedArticles(db)).length
  const found: string[] = []
  for (const { table, kind, isReplaced } of exportedTables) {
    if (isReplaced) continue
    const row = await readRow<{ count: number }>(db, `select count(*)::int count from ${table}`)
    const count = row.count - (kind === 'post' ? untouched : 0)
    if (count) found.push(`This site is in use (${kind}: ${count}): import into an empty one.`)
  }
  return found
}

/** A line contains at most one picture file. */
const maxLineLength = 64_000_000
/** Text like this compresses to a tenth; a higher ratio is a decompression bomb. */
const maxUnpackRatio = 100

class NoExport extends Error {}

const refuseTooMuch = (bytesRead: () => number) => {
  let [length, unpacked] = [0, 0]
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      const end = chunk.lastIndexOf(10)
      length = end < 0 ? length + chunk.length : chunk.length - end
      unpacked += chunk.length
      if (length > maxLineLength) done(new NoExport('The file has a line that is too long for an export.'))
      else if (unpacked > maxLineLength + maxUnpackRatio * bytesRead())
        done(new NoExport(`The file unpacks to more than ${maxUnpackRatio} times its size: it is not an export.`))
      else done(null, chunk)
    },
  })
}

const isPacked = async (file: FileHandle) => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
  return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
}

async function* readTextLines(path: string): AsyncGenerator<string> {
  try {
    await using file = await open(path) // an unclosed file handle would end the process when collected
    const packed = await isPacked(file)
    const source = file.createReadStream({ start: 0 })
    const lines = refuseTooMuch(() => source.bytesRead)
    // the loop receives errors; closing early is no error
    const input = packed ? pipeline(source, createGunzip(), lines, () => {}) : pipeline(source, lines, () => {})
    yield* createInterface({ input, crlfDelay: Infinity }).on('error', () => {})
  } catch (error) {
    if (error instanceof NoExport) throw error
    throw new Error(`${path} cannot be read to its end: ${(error as Error).message}`, { cause: error })
  }
}

async function* readRecords(path: string): AsyncGenerator<{ line: Line; at: number; length: number }> {
  let at = 0
  for await (const text of readTextLines(path)) {
    at++
    if (text) yield { line: parsed(text, at), at, length: text.length }
  }
}

const parsed = (text: string, at: number): Line => {
  try {
    const line = JSON.parse(text) as unknown
    if (typeof line === 'object' && line !== null && typeof (line as Line).record === 'string') return line as Line
  } catch {
    // reported below
  }
  throw new Error(`Line ${at} is not a line of an export.`)
}

interface Batch {
  line: number
  table: string
  fields: string
  columns: readonly TransferColumn[]
  records: object[]
  length: number
}

const createLoader = async (client: PoolClient) => {
  const tableColumns = await readTransferColumns(client)
  let batch: Batch | undefined
  const replaced = exportedTables.filter(({ isReplaced }) => isReplaced)
  for (const { table, isOneRow } of replaced) if (!isOneRow) await runSql(client, `delete from ${table}`)
  await runSql(client, 'delete from blog_post where id = any($1)', [await untouchedArticles(client)])
  const oneRow = new Set(replaced.flatMap(({ table, isOneRow }) => (isOneRow ? table : [])))
  const write = async (full: Batch | undefined) => {
    if (!full) return
    const { line, table, columns, records } = full
    if (oneRow.delete(table)) await runSql(client, `delete from ${table}`)
    await runSql(
      client,
      `insert into ${table} (${columns.map(({ column }) => column).join(', ')}) overriding system value
       select ${columns.map(({ importSql }) => importSql).join(', ')}
         from (select e.record, r.* from json_array_elements($1::json) e(record)
                 cross join lateral json_populate_record(null::${table}, e.record) r) given`,
      [JSON.stringify(records)],
    ).catch((error: unknown) => {
      if (!isRefusedValue(error)) throw error
      throw new Error(`Lines ${line} to ${line + records.length - 1} cannot be loaded: ${error.message}`, {
        cause: error,
      })
    })
  }
  return {
    load: async ({ record: kind, ...values }: Line, at: number, length: number) => {
      const table = knownTable(kind, at)
      const fields = Object.keys(values).join()
      const isFull = batch && (batch.records.length >= atATime || batch.length + length > charactersAtATime)
      if (batch?.table !== table || batch.fields !== fields || isFull) {
        await write(batch)
        batch = {
          line: at,
          table,
          fields,
          columns: findColumns(tableColumns.get(table)!, kind, Object.keys(values), at),
          records: [],
          length: 0,
        }
      }
      batch.length += length
      batch.records.push(
        Object.fromEntries(batch.columns.map(({ field, recordColumn }) => [recordColumn, values[field]])),
      )
    },
    end: async () => {
      await write(batch)
      for (const { table } of exportedTables) {
        const row = await findRow<{ sequence: string }>(
          client,
          `select pg_get_serial_sequence($1, column_name) sequence from information_schema.columns
            where table_schema = current_schema() and table_name = $1 and column_name = 'id' and is_identity = 'YES'`,
          [table],
        )
        if (row) await runSql(client, `select setval($1, max(id)) from ${table} having max(id) > 0`, [row.sequence])
      }
    },
  }
}

const findColumns = (columns: readonly TransferColumn[], kind: string, fields: readonly string[], at: number) =>
  fields.map((field) => {
    const known = columns.find((one) => one.field === field)
    if (!known) throw new Error(`Line ${at}: this site has no field ${field} for ${kind} entries. Update it first.`)
    return known
  })
