import { PublicError } from '../server/errors.ts'

const unfit = () => new PublicError('BAD_USER_INPUT', 'This text has a character that cannot be kept.')
const outrun = () => new PublicError('CONFLICT', 'Somebody else has changed this at the same moment. Please try again.')

/** PostgreSQL's codes for errors that a client can do something about; all others are internal. */
const words: Record<string, () => PublicError> = {
  // character_not_in_repertoire, untranslatable_character, and protocol_violation: a null character in a statement's own text
  '22021': unfit,
  '22P05': unfit,
  '08P01': unfit,
  // serialization_failure, deadlock_detected: one of two simultaneous changes was done
  '40001': outrun,
  '40P01': outrun,
}

/** The public form of an error; undefined for internal ones. */
export const publicErrorOf = (error: unknown): PublicError | undefined => {
  if (error instanceof PublicError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? words[code]?.() : undefined
}
