import type pg from 'pg'
import { countStatement } from '../process/work.ts'

/** One signature for all overloads of `query`. */
interface QueryableConnection {
  query: (...args: unknown[]) => unknown
}

/** Counts MikroORM's statements on a connection; `runSql` counts its own on a pool. */
export const watchStatements = (client: pg.PoolClient) => {
  const connection = client as QueryableConnection
  const query = connection.query.bind(client)
  connection.query = (...args) => {
    const [text] = args
    const result = query(...args)
    return typeof text === 'string' && result instanceof Promise ? countStatement(text, result, withoutValues) : result
  }
}

/** Removes the values that MikroORM writes into statements: everything from the first literal, and numbers. */
const withoutValues = (statement: string) =>
  `${statement
    .slice(0, 2000)
    .split("'", 1)[0]!
    .replaceAll(/(?<![\w$])\d+/g, '?')}${statement.includes("'") ? '…' : ''}`
