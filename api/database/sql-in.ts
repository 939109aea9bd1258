import type { EntityManager } from '@mikro-orm/postgresql'

/** Plain SQL with $1, $2 … in the transaction of an entity manager, for what the pool's statements do elsewhere. */
export const sqlIn = (em: EntityManager) => ({
  query: async <Row>(sql: string, parameters: readonly unknown[] = []): Promise<{ rows: Row[] }> => {
    const transaction = em.getTransactionContext<ReturnType<typeof em.getKysely>>() ?? em.getKysely()
    const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as const
    return transaction.executeQuery<Row>({ query, queryId: { queryId: sql }, sql, parameters })
  },
})
