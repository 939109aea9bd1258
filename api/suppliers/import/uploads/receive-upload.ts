import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Actor } from '../../../accounts/audit/record-action.ts'
import { storeParts } from '../../../database/file-parts.ts'
import { findRow, readRow, type Db } from '../../../database/sql.ts'
import { queueJob } from '../../../jobs/queue-job.ts'
import { limitBytes } from '../../../process/stream-parts.ts'
import { withTemporaryFile } from '../../../process/temporary-file.ts'
import { badInput, PublicError } from '../../../server/errors.ts'
import { createFingerprint } from '../../../text/fingerprint.ts'
import { suggestColumns, UnreadableFile } from '../import-columns.ts'
import { withCsvFile } from '../convert-file.ts'
import { checkFile } from '../import-lines.ts'
import { readSample } from '../import-records.ts'
import { uploadLimits } from './upload.rules.ts'

export const headingsKey = (headings: readonly string[]): string =>
  createFingerprint(headings.map((one) => one.toLowerCase()))

export const uploadTooLarge = () =>
  Object.assign(new PublicError('BAD_USER_INPUT', uploadLimits.tooLarge, { fields: { file: uploadLimits.tooLarge } }), {
    status: 413,
  })

/** Queues a check if the columns are understood. @throws BAD_USER_INPUT if it is too large or no table. */
export const receiveUpload = async (
  em: EntityManager,
  by: Actor,
  fileName: string,
  sent: Readable,
): Promise<number> => {
  const name =
    basename(fileName)
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200) || 'suppliers.csv'
  return withTemporaryFile(async (received) => {
    await pipeline(limitBytes<Buffer>(sent, uploadLimits.bytes, uploadTooLarge), createWriteStream(received))
    return asUserError(withCsvFile(received, (path) => keepFile(em, by, name, path)))
  })
}

const keepFile = async (em: EntityManager, by: Actor, name: string, path: string): Promise<number> => {
  const { bytes, digest, headings, samples } = await lookInto(path)
  return em.transactional(async (em) => {
    const { columns, services } = await understand(em, headings)
    const isClear = columns.includes('name')
    const { id } = await readRow<{ id: number }>(
      em,
      `insert into import_upload (file_name, bytes, digest, headings, samples, columns, services, status, user_id, username)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        name,
        bytes,
        digest,
        headings,
        JSON.stringify(samples.map((cells) => cells.map((cell) => cell.slice(0, 200)))),
        columns,
        JSON.stringify(services),
        isClear ? 'checking' : 'waiting',
        by.id,
        by.username,
      ],
    )
    await storeParts(em, 'import_upload_part', id, createReadStream(path))
    if (isClear) await queueUploadCheck(em, id)
    return id
  })
}

/** Runs behind an earlier check of the same upload. */
export const queueUploadCheck = (em: EntityManager, uploadId: number) => {
  const key = `check_upload ${uploadId}`
  return queueJob(em, 'check_upload', { uploadId }, { key, queue: key, maxAttempts: 3 })
}

const asUserError = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof UnreadableFile) throw badInput({ file: error.message })
    throw error
  }
}

const lookInto = async (path: string) => {
  const { bytes, digest, encoding } = await checkFile(path)
  const { headings, samples } = await readSample(path, encoding, 3)
  if (headings.length > uploadLimits.columns) {
    throw new UnreadableFile(`The first line names ${headings.length} columns; the limit is ${uploadLimits.columns}`)
  }
  return { bytes, digest, headings, samples }
}

/** A file with these headings is read as the previous one. */
const understand = async (
  db: Db,
  headings: string[],
): Promise<{ columns: string[]; services: Record<string, string> }> => {
  const known = await findRow<{ columns: string[]; services: Record<string, string> }>(
    db,
    'update import_mapping set used_at = now() where headings_key = $1 returning columns, services',
    [headingsKey(headings)],
  )
  return known ?? { columns: suggestColumns(headings).map((column) => column ?? ''), services: {} }
}
