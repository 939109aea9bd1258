import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool, QueryConfig } from 'pg'

/** Plain SQL with $1, $2 … for values, on a pool or within a transaction. */
export type PlainSql = Pick<Pool, 'query'>

interface Executor {
  executeQuery(query: { sql: string; parameters: unknown[]; query: { kind: 'RawNode' } }): Promise<{ rows: unknown[] }>
}

/**
 * Plain SQL in the entity manager's transaction; times are returned as text.
 * @throws outside of a transaction.
 */
export const plainSql = (em: EntityManager): PlainSql => {
  const query = async (statement: string | QueryConfig, values?: unknown[]) => {
    const { text, values: own } = typeof statement === 'string' ? { text: statement, values } : statement
    const transaction = em.getTransactionContext() as Executor | undefined
    if (!transaction) throw new Error('This belongs in a transaction')
    return transaction.executeQuery({ sql: text, parameters: own ?? [], query: { kind: 'RawNode' } })
  }
  return { query } as unknown as PlainSql
}
