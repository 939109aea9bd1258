import type { EntityManager } from '@mikro-orm/postgresql'

/** Plain SQL with $1, $2 … for its values, whether by a pool or within a transaction. */
export interface PlainSql {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

interface Executor {
  executeQuery(query: { sql: string; parameters: unknown[]; query: { kind: 'RawNode' } }): Promise<{ rows: unknown[] }>
}

/** Plain SQL in the entity manager's own transaction. Times come back as text. @throws outside of a transaction. */
export const plainSql = (em: EntityManager): PlainSql => ({
  query: async <Row>(sql: string, parameters: unknown[] = []) => {
    const transaction = em.getTransactionContext() as Executor | undefined
    if (!transaction) throw new Error('This belongs in a transaction')
    const { rows } = await transaction.executeQuery({ sql, parameters, query: { kind: 'RawNode' } })
    return { rows: rows as Row[] }
  },
})
