import type pg from 'pg'
import { countStatement } from '../server/work.ts'

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
    return typeof text === 'string' && asked instanceof Promise ? countStatement(text, asked) : asked
  }
}
