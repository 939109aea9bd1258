import type { Pool, PoolClient } from 'pg'

/**
 * Releases connections that were lost in a transaction.
 * MikroORM's query builder, Kysely, releases a client only after a rollback, which fails on a lost connection: the pool
 * would run empty.
 */
export const releaseLeakedClients = (pool: Pool) => {
  const acquired = new Set<PoolClient>()
  pool.on('acquire', (client) => acquired.add(client))
  pool.on('release', (_error, client) => acquired.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!acquired.has(client)) return
      client.release(true)
      client.release = () => {}
    }),
  )
}
