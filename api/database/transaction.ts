import type { Pool, PoolClient } from 'pg'
import { allowStatement } from './connection/connection-timeout.ts'
import { runSql, type Db } from './sql.ts'

export interface TransactionOptions {
  /** Limit for one statement and for the idle time between two; 0 for none. Defaults to the connection's. */
  statementTimeoutMs?: number
  isTrial?: boolean
}

/** Entity managers use `em.transactional`. */
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

/** All batches are from one snapshot; the transaction ends with the loop. */
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

/** A client that cannot roll back is closed. */
const begin = async (pool: Pool, mode: string, statementTimeoutMs?: number) => {
  const client = await pool.connect()
  let isLost = false
  const rollback = () => client.query('rollback').catch(() => (isLost = true))
  const end = async (shouldCommit: boolean) => {
    try {
      await (shouldCommit ? client.query('commit') : rollback())
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
