import { storeParts } from '../../database/file-parts.ts'
import type { Db } from '../../database/sql.ts'
import { limitBytes } from '../../process/stream-parts.ts'
import { PublicError } from '../../server/errors.ts'
import { maxTransferBytes, tooLargeToLoad } from './transfer.rules.ts'

export const transferTooLarge = () => Object.assign(new PublicError('BAD_USER_INPUT', tooLargeToLoad), { status: 413 })

/** Returns the file's bytes. @throws BAD_USER_INPUT */
export const storeTransfer = (db: Db, id: number, source: AsyncIterable<Buffer>) =>
  storeParts(db, 'transfer_part', id, limitBytes(source, maxTransferBytes, transferTooLarge))

export const failureWords = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '53100') return 'The database’s disk is full. Free some space and try again.'
  if (code === 'ENOSPC') return 'The site’s disk is full. Free some space and try again.'
  return error instanceof Error ? error.message : String(error)
}
