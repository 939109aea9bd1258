import { PublicError, unavailable } from '../server/errors.ts'

const unfit = () => new PublicError('BAD_USER_INPUT', 'This text has a character that cannot be kept.')
const outrun = () => new PublicError('CONFLICT', 'Somebody else has changed this at the same moment. Please try again.')
const full = () =>
  unavailable('Nothing can be saved at the moment: the site has run out of room. Please try again later.', 300)
const slow = () =>
  new PublicError('TIMED_OUT', 'This took the database too long, and was ended. Please ask for less at once.')
const away = () => unavailable('The directory cannot be asked at the moment. Please try again in a minute.')

/** PostgreSQL's codes for errors that a client can do something about; all others are internal. */
const words: Record<string, () => PublicError> = {
  // character_not_in_repertoire, untranslatable_character, and protocol_violation: a null character in a statement's own text
  '22021': unfit,
  '22P05': unfit,
  '08P01': unfit,
  // serialization_failure, deadlock_detected: one of two simultaneous changes was done
  '40001': outrun,
  '40P01': outrun,
  // query_canceled: by the time that a statement may take
  '57014': slow,
  // disk_full, and read_only_sql_transaction: managed databases turn to that when their disk is full
  '53100': full,
  '25006': full,
  // too_many_connections; admin_shutdown, crash_shutdown, cannot_connect_now: it is going down or coming up
  '53300': away,
  '57P01': away,
  '57P02': away,
  '57P03': away,
}

/** What pg says, without a code, of a connection that is lost, cannot be had, or is not answered on. */
const lostConnection =
  /(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after|the database has been silent|the site has ended)/

/** The system's codes for a connection that is refused or lost. Those of other sites' are wrapped in errors of other names. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The names of errors of `pg` and MikroORM. */
const ownNames = new Set(['Error', 'AggregateError', 'DriverException', 'ConnectionException'])

const isAway = (error: Error, code: unknown) =>
  lostConnection.test(error.message) || (typeof code === 'string' && networkCodes.has(code) && ownNames.has(error.name))

/** The public form of an error; undefined for internal ones. */
export const publicErrorOf = (error: unknown): PublicError | undefined => {
  if (error instanceof PublicError) return error
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  if (isAway(error, code)) return away()
  return typeof code === 'string' ? words[code]?.() : undefined
}
