import type { Pool, PoolClient } from 'pg'
import { allowStatement } from './silence.ts'
import { runSql, type Db } from './sql.ts'

export interface TransactionOptions {
  /** Limit for one statement and for the pause between two, 0 for none; by default that of every connection. */
  statementTimeoutMs?: number
  /** Undoes at the end what was done. */
  isTrial?: boolean
}

/** Does `work` on one connection of the pool, all or nothing. With an entity manager that is `em.transactional`. */
export const inTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { statementTimeoutMs, isTrial = false }: TransactionOptions = {},
): Promise<T> => {
  const { client, end } = await begin(pool, '', statementTimeoutMs)
  let isDone = false
  try {
    const result = await work(client)
    isDone = true
    return result
  } finally {
    await end(isDone && !isTrial)
  }
}

/** All rows of a select, so many at a time, as they were at the beginning. Ends its transaction with the loop. */
export async function* readInBatches<Row>(
  pool: Pool,
  select: string,
  size: number,
  { statementTimeoutMs }: Pick<TransactionOptions, 'statementTimeoutMs'> = {},
): AsyncGenerator<Row[]> {
  const { client, end } = await begin(pool, 'isolation level repeatable read read only', statementTimeoutMs)
  try {
    await client.query(`declare batches no scroll cursor for ${select}`)
    for (;;) {
      const { rows } = await client.query(`fetch ${size} from batches`)
      if (!rows.length) return
      yield rows as Row[]
    }
  } finally {
    await end(false)
  }
}

/** Does `work` so that, where it fails, no more than that is undone; within a transaction. */
export const inSavepoint = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  await runSql(db, 'savepoint step')
  try {
    const result = await work()
    await runSql(db, 'release savepoint step')
    return result
  } catch (error) {
    await runSql(db, 'rollback to savepoint step')
    await runSql(db, 'release savepoint step')
    throw error
  }
}

/** `end` commits or rolls back, and gives the connection back; one that cannot be rolled back is lost, and closed. */
const begin = async (pool: Pool, mode: string, statementTimeoutMs?: number) => {
  const client = await pool.connect()
  let isLost = false
  const rollback = () => client.query('rollback').catch(() => (isLost = true))
  const end = async (isKept: boolean) => {
    try {
      await (isKept ? client.query('commit') : rollback())
    } finally {
      allowStatement(client)
      client.release(isLost)
    }
  }
  try {
    await client.query(`begin ${mode}`)
    if (statementTimeoutMs !== undefined) {
      await client.query(
        `set local statement_timeout = ${statementTimeoutMs}; set local idle_in_transaction_session_timeout = ${statementTimeoutMs}`,
      )
      allowStatement(client, statementTimeoutMs)
    }
  } catch (error) {
    await end(false)
    throw error
  }
  return { client, end }
}
