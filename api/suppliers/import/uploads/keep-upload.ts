import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { runSql, type Db } from '../../../database/sql.ts'
import { PublicError } from '../../../server/errors.ts'
import { withTemporaryFile } from '../convert-file.ts'
import { uploadLimits } from './upload.rules.ts'

const partBytes = 1 << 20

/** @throws BAD_USER_INPUT if the file is too large. */
export const receiveFile = async (sent: Readable, path: string) => {
  let bytes = 0
  const limit = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > uploadLimits.bytes) throw uploadTooLarge()
      yield chunk
    }
  }
  await pipeline(sent, limit, createWriteStream(path))
}

export const uploadTooLarge = () =>
  Object.assign(new PublicError('BAD_USER_INPUT', uploadLimits.tooLarge, { fields: { file: uploadLimits.tooLarge } }), {
    status: 413,
  })

export const keepParts = async (db: Db, uploadId: number, path: string) => {
  await using file = await open(path)
  for (let part = 0; ; part++) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(partBytes), 0, partBytes, part * partBytes)
    if (!bytesRead) return
    const values = [uploadId, part, buffer.subarray(0, bytesRead)]
    await runSql(db, 'insert into import_upload_part (upload_id, part, data) values ($1, $2, $3)', values)
  }
}

export const withUploadedFile = <T>(db: Db, uploadId: number, work: (path: string) => Promise<T>): Promise<T> =>
  withTemporaryFile(async (path) => {
    await fetchParts(db, uploadId, path)
    return work(path)
  })

const fetchParts = async (db: Db, uploadId: number, path: string) => {
  await using file = await open(path, 'w')
  const text = 'select data from import_upload_part where upload_id = $1 and part = $2'
  for (let part = 0; ; part++) {
    const { rows } = await runSql<{ data: Buffer }>(db, text, [uploadId, part])
    if (!rows[0]) return
    await file.write(rows[0].data)
  }
}
