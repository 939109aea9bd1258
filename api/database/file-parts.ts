import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { inParts } from '../process/stream-parts.ts'
import { withTemporaryFile } from '../process/temporary-file.ts'
import { findRow, runSql, type Db } from './sql.ts'

const partBytes = 1 << 20

const owners = { transfer_part: 'transfer_id', import_upload_part: 'upload_id' }
type PartTable = keyof typeof owners

/** Every worker can read the parts; returns the file's bytes. */
export const storeParts = async (db: Db, table: PartTable, id: number, source: AsyncIterable<Buffer>) => {
  let bytes = 0
  let part = 0
  for await (const data of inParts(source, partBytes)) {
    bytes += data.length
    await runSql(db, `insert into ${table} (${owners[table]}, part, data) values ($1, $2, $3)`, [id, part++, data])
  }
  return bytes
}

export async function* readParts(db: Db, table: PartTable, id: number): AsyncGenerator<Buffer> {
  const text = `select data from ${table} where ${owners[table]} = $1 and part = $2`
  for (let part = 0; ; part++) {
    const row = await findRow<{ data: Buffer }>(db, text, [id, part])
    if (!row) return
    yield row.data
  }
}

export const withPartsInFile = <T>(db: Db, table: PartTable, id: number, work: (path: string) => Promise<T>) =>
  withTemporaryFile(async (path) => {
    await pipeline(readParts(db, table, id), createWriteStream(path))
    return work(path)
  })
