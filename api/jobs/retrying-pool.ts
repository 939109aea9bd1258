import type { Pool, PoolClient } from 'pg'

/** PostgreSQL's codes for temporary failures: lost or refused connections, a full disk, a read-only database. */
const passing = /^(08...|57P0[12]|53...|25006)$/
/** The code on which the queue's worker waits and retries. */
const tryAgain = 'ETIMEDOUT'

/** An error without a PostgreSQL code comes from the connection. */
const markPassing = (error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isPassing = passing.test(code) || !/^[0-9A-Z]{5}$/.test(code)
  if (isPassing && error instanceof Error && !(error instanceof TypeError)) Object.assign(error, { code: tryAgain })
  throw error
}

const withMethod = <T extends object>(original: T, name: keyof T, method: unknown): T =>
  new Proxy(original, {
    get: (target, key) => {
      const value: unknown = key === name ? method : Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/**
 * A pool for the queue's worker, which retries only after a timeout: any other error while completing a job would end
 * the process.
 * LISTEN uses a connection of `listening`.
 */
export const createRetryingPool = (pool: Pool, listening: Pool): Pool => {
  const withMarks = (client: PoolClient) =>
    withMethod(client, 'query', async (...args: Parameters<typeof client.query>) =>
      Promise.resolve(client.query(...args)).catch(markPassing),
    )
  return withMethod(pool, 'connect', (...args: unknown[]) =>
    args.length
      ? listening.connect(args[0] as Parameters<Pool['connect']>[0])
      : pool.connect().then(withMarks, markPassing),
  )
}
