import { isDatabaseAway, readErrorCode } from '../process/database-errors.ts'
import { PublicError, unavailable } from './errors.ts'

const unfit = () => new PublicError('BAD_USER_INPUT', 'This text contains a character that cannot be saved.')
const outrun = () => new PublicError('CONFLICT', 'Someone else changed this at the same time. Please try again.')
const full = () =>
  unavailable(
    'Nothing can be saved at the moment because the site has run out of storage. Please try again later.',
    300,
  )
const slow = () => new PublicError('TIMED_OUT', 'The query took too long and was cancelled. Please request less data.')
const away = () => unavailable('The directory is unavailable at the moment. Please try again in a minute.')

/** A client can act on these; all others are internal. */
const words: Record<string, () => PublicError> = {
  // character_not_in_repertoire, untranslatable_character, protocol_violation: a null character in the text
  '22021': unfit,
  '22P05': unfit,
  '08P01': unfit,
  // serialization_failure, deadlock_detected: one of two concurrent changes succeeded
  '40001': outrun,
  '40P01': outrun,
  // query_canceled: the statement timeout
  '57014': slow,
  // disk_full, and read_only_sql_transaction: managed databases become read-only when their disk is full
  '53100': full,
  '25006': full,
}

export const toPublicError = (error: unknown): PublicError | undefined => {
  if (error instanceof PublicError) return error
  return isDatabaseAway(error) ? away() : words[readErrorCode(error) ?? '']?.()
}
