/** Messages without a code for lost, refused or silent connections, from pg and pgbouncer. */
const lostConnection =
  /(server login has been failing|cannot connect to server|server_login_retry|query_wait_timeout|server conn crashed|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after|the database has been silent|the site has ended)/

/** System codes for refused or lost connections. Errors of other sites are wrapped under other names. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** PostgreSQL's codes for shutting down, starting up, and having no free connection. */
const serverCodes = new Set(['53300', '57P01', '57P02', '57P03'])

const ownNames = new Set(['Error', 'AggregateError', 'DriverException', 'ConnectionException'])

/** PostgreSQL's code, or the system's. */
export const readErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether the error means that the database is unreachable at the moment. */
export const isDatabaseAway = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const code = readErrorCode(error) ?? ''
  return (
    lostConnection.test(error.message) || serverCodes.has(code) || (networkCodes.has(code) && ownNames.has(error.name))
  )
}
