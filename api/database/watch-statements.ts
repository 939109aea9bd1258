import type pg from 'pg'
import { countStatement } from '../process/work.ts'

/** One signature for all overloads of `query`. */
interface Asked {
  query: (...given: unknown[]) => unknown
}

/** Counts MikroORM's statements on a connection; `runSql` counts its own on a pool. */
export const watchStatements = (client: pg.PoolClient) => {
  const connection = client as Asked
  const query = connection.query.bind(client)
  connection.query = (...given) => {
    const [text] = given
    const asked = query(...given)
    return typeof text === 'string' && asked instanceof Promise ? countStatement(text, asked, withoutValues) : asked
  }
}

/** Removes the values that MikroORM writes into statements: everything from the first literal, and numbers. */
const withoutValues = (statement: string) =>
  `${statement
    .slice(0, 2000)
    .split("'", 1)[0]!
    .replaceAll(/(?<![\w$])\d+/g, '?')}${statement.includes("'") ? '…' : ''}`
