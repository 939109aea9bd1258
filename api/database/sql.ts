import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { countStatement } from '../process/work.ts'
import { prepared } from './prepared.ts'
import { steadyPoolOf } from './steady-pool.ts'

/** Where a statement runs: on any connection of a pool, on this one, or in the transaction of an entity manager. */
export type Db = Pick<Pool, 'query'> | Pick<EntityManager, 'getTransactionContext'>

export interface SqlResult<Row> {
  rows: Row[]
  /** How many rows were read or written. */
  rowCount: number
}

export interface SqlOptions {
  /**
   * For a statement whose best plan is the same whatever its values are: one that reads an index in its order, say.
   * Planning such a list anew takes the database three times as long as reading it. Counts for a pool.
   */
  isPlannedOnce?: boolean
}

/** What MikroORM keeps of a transaction: Kysely's, which hands text and values to `pg` as they are. */
interface Transaction {
  executeQuery(query: object): Promise<{ rows: unknown[]; numAffectedRows?: bigint }>
}

/**
 * Runs one statement with $1, $2 … for its values, prepared once by each connection of a pool; times are Dates wherever
 * it runs. A script of several statements is not for this.
 * @throws with an entity manager outside of a transaction.
 */
export const runSql = async <Row = Record<string, unknown>>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
  { isPlannedOnce = false }: SqlOptions = {},
): Promise<SqlResult<Row>> => {
  if ('query' in db) {
    const connections = isPlannedOnce ? steadyPoolOf(db) : db
    const { rows, rowCount } = await countStatement(text, connections.query(prepared(text, values)))
    return { rows, rowCount: rowCount ?? 0 }
  }
  const transaction = db.getTransactionContext<Transaction>()
  if (!transaction) throw new Error('This belongs in a transaction')
  const query = { sql: text, parameters: values, query: { kind: 'RawNode' }, queryId: { queryId: text } }
  const { rows, numAffectedRows } = await transaction.executeQuery(query)
  return { rows: rows as Row[], rowCount: Number(numAffectedRows ?? rows.length) }
}

/**
 * Makes others that ask for one of these keys wait until the transaction ends. All callers lock in the same order, so two
 * never wait for each other. Begin a key with what it is about: they share one space.
 */
export const lockByKey = async (db: Db, ...keys: readonly string[]): Promise<void> => {
  await runSql(
    db,
    `select pg_advisory_xact_lock(key)
       from (select distinct hashtextextended(key, 0) as key from unnest($1::text[]) key order by 1) sorted`,
    [keys],
  )
}
