import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool, QueryConfig } from 'pg'
import { countStatement } from '../process/work.ts'
import { createHash } from 'node:crypto'
import { getGenericPlanPool } from './connection/pools.ts'

export type Db = Pick<Pool, 'query'> | Pick<EntityManager, 'getTransactionContext'>

interface SqlOptions {
  /** For a best plan that does not depend on the values: planning a list takes three times as long as reading it. */
  isPlannedOnce?: boolean
}

/** MikroORM's transaction is Kysely's, which passes text and values to `pg` unchanged. */
interface Transaction {
  executeQuery(query: object): Promise<{ rows: unknown[]; numAffectedRows?: bigint }>
}

/** Prepared once per connection; one statement only. @throws for an entity manager outside a transaction. */
export const runSql = async <Row = Record<string, unknown>>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
  { isPlannedOnce = false }: SqlOptions = {},
): Promise<{ rows: Row[]; rowCount: number }> => {
  if ('query' in db) {
    const connections = isPlannedOnce ? getGenericPlanPool(db) : db
    const { rows, rowCount } = await countStatement(text, connections.query(prepared(text, values)))
    return { rows, rowCount: rowCount ?? 0 }
  }
  const transaction = db.getTransactionContext<Transaction>()
  if (!transaction) throw new Error('This must run in a transaction')
  const query = { sql: text, parameters: values, query: { kind: 'RawNode' }, queryId: { queryId: text } }
  const { rows, numAffectedRows } = await transaction.executeQuery(query)
  return { rows: rows as Row[], rowCount: Number(numAffectedRows ?? rows.length) }
}

export const readRows = async <Row = Record<string, unknown>>(
  db: Db,
  text: string,
  values?: readonly unknown[],
): Promise<Row[]> => (await runSql<Row>(db, text, values)).rows

export const findRow = async <Row>(db: Db, text: string, values?: readonly unknown[]): Promise<Row | undefined> =>
  (await readRows<Row>(db, text, values))[0]

/** For a statement that always has a row. */
export const readRow = async <Row>(db: Db, text: string, values?: readonly unknown[]): Promise<Row> =>
  (await readRows<Row>(db, text, values))[0]!

/** Taken in a fixed order, which prevents deadlocks; keys share one namespace, so begin each with its subject. */
export const lockByKey = async (db: Db, ...keys: readonly string[]): Promise<void> => {
  await runSql(
    db,
    `select pg_advisory_xact_lock(key)
       from (select distinct hashtextextended(key, 0) as key from unnest($1::text[]) key order by 1) sorted`,
    [keys],
  )
}

const names = new Map<string, string>()

/** Limit of prepared statements per connection, since clients choose the fields and so the statements. */
const maxNames = 500

const prepared = (text: string, parameters: readonly unknown[]): QueryConfig => {
  const values = parameters as unknown[]
  let name = names.get(text)
  if (!name) {
    if (names.size >= maxNames) return { text, values }
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return { name, text, values }
}
