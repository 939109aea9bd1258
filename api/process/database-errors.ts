/** What pg says, without a code, of a connection that is lost, cannot be had, or is not answered on; and pgbouncer, as a protocol violation. */
const lostConnection =
  /(server login has been failing|cannot connect to server|server_login_retry|query_wait_timeout|server conn crashed|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after|the database has been silent|the site has ended)/

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

/** PostgreSQL's codes for a server that is going down or coming up, or has no connection free. */
const serverCodes = new Set(['53300', '57P01', '57P02', '57P03'])

/** The names of errors of `pg` and MikroORM. */
const ownNames = new Set(['Error', 'AggregateError', 'DriverException', 'ConnectionException'])

/** PostgreSQL's code, or the system's. */
export const readErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether an error says that the database cannot be reached at the moment. */
export const isDatabaseAway = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const code = readErrorCode(error) ?? ''
  return (
    lostConnection.test(error.message) || serverCodes.has(code) || (networkCodes.has(code) && ownNames.has(error.name))
  )
}
