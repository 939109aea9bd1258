import type { Pool, PoolClient } from 'pg'

/** PostgreSQL's codes for what passes: connections lost or refused, a full disk, a database that only reads. */
const passing = /^(08...|57P0[12]|53...|25006)$/
/** The code with which the queue's worker waits and tries again. */
const tryAgain = 'ETIMEDOUT'

/** An error without a code of PostgreSQL's is the connection's. */
const markPassing = (error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isPassing = passing.test(code) || !/^[0-9A-Z]{5}$/.test(code)
  if (isPassing && error instanceof Error && !(error instanceof TypeError)) Object.assign(error, { code: tryAgain })
  throw error
}

/** An object with one method replaced; the others work on the original. */
const withMethod = <T extends object>(original: T, name: keyof T, method: unknown): T =>
  new Proxy(original, {
    get: (target, key) => {
      const value: unknown = key === name ? method : Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/**
 * The pool as the queue's worker should see it. When it cannot write down the end of a job, the worker tries again after a
 * timeout only; after any other error, such as a refused connection, it ends, and the process with it. It listens on a
 * connection of `listening`.
 */
export const patientPool = (pool: Pool, listening: Pool): Pool => {
  const withMarks = (client: PoolClient) =>
    withMethod(client, 'query', async (...given: Parameters<typeof client.query>) =>
      Promise.resolve(client.query(...given)).catch(markPassing),
    )
  return withMethod(pool, 'connect', (...given: unknown[]) =>
    given.length
      ? listening.connect(given[0] as Parameters<Pool['connect']>[0]) // listens, and connects again by itself
      : pool.connect().then(withMarks, markPassing),
  )
}
