const lostConnection =
  /(server login has been failing|cannot connect to server|server_login_retry|query_wait_timeout|server conn crashed|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/

/** Of a database connection that this process has ended. */
export const endedByUsCode = 'ECONNABORTED'

/** Requests to other sites can fail with these too, but their errors have other names. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  endedByUsCode,
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** PostgreSQL's codes for shutting down, starting up, and having no free connection. */
const serverCodes = new Set(['53300', '57P01', '57P02', '57P03'])

const databaseErrorNames = new Set(['Error', 'AggregateError', 'DriverException', 'ConnectionException'])

export const readErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** PostgreSQL refuses a value (class 22), or a constraint does (23). */
export const isRefusedValue = (error: unknown): error is Error => /^2[23]/.test(readErrorCode(error) ?? '')

export const isDatabaseAway = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const code = readErrorCode(error) ?? ''
  return (
    lostConnection.test(error.message) ||
    serverCodes.has(code) ||
    (networkCodes.has(code) && databaseErrorNames.has(error.name))
  )
}
