import type pg from 'pg'
import { countStatement } from '../process/work.ts'

/** One signature for all that a connection's `query` takes. */
interface Asked {
  query: (...given: unknown[]) => unknown
}

/** Counts what MikroORM sends over a connection; what `runSql` sends over a pool's counts itself. */
export const watchStatements = (client: pg.PoolClient) => {
  const connection = client as Asked
  const query = connection.query.bind(client)
  connection.query = (...given) => {
    const [text] = given
    const asked = query(...given)
    return typeof text === 'string' && asked instanceof Promise ? countStatement(text, asked, withoutValues) : asked
  }
}

/** MikroORM writes values into its statements: what begins with the first text is left out, and numbers are. */
const withoutValues = (statement: string) =>
  `${statement
    .slice(0, 2000)
    .split("'", 1)[0]!
    .replaceAll(/(?<![\w$])\d+/g, '?')}${statement.includes("'") ? '…' : ''}`
