import { findRow, runSql, type Db } from '../../database/sql.ts'
import { inParts } from '../../process/stream-parts.ts'
import { PublicError } from '../../server/errors.ts'
import { maxTransferBytes, tooLargeToLoad } from './transfer.rules.ts'

const partBytes = 1 << 20

export const transferTooLarge = () => Object.assign(new PublicError('BAD_USER_INPUT', tooLargeToLoad), { status: 413 })

/** Every worker can read the pieces; returns the file's bytes. @throws BAD_USER_INPUT */
export const storeFile = async (db: Db, transferId: number, source: AsyncIterable<Buffer>): Promise<number> => {
  let bytes = 0
  let part = 0
  for await (const data of inParts(source, partBytes)) {
    bytes += data.length
    if (bytes > maxTransferBytes) throw transferTooLarge()
    const text = 'insert into transfer_part (transfer_id, part, data) values ($1, $2, $3)'
    await runSql(db, text, [transferId, part++, data])
  }
  return bytes
}

export async function* readFile(db: Db, transferId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const row = await findRow<{ data: Buffer }>(
      db,
      'select data from transfer_part where transfer_id = $1 and part = $2',
      [transferId, part],
    )
    if (!row) return
    yield row.data
  }
}

export const failureWords = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '53100') return 'The database’s disk is full. Free some space and try again.'
  if (code === 'ENOSPC') return 'The site’s disk is full. Free some space and try again.'
  return error instanceof Error ? error.message : String(error)
}
