import type { Pool, PoolClient } from 'pg'

/**
 * Releases connections that were lost in a transaction.
 * MikroORM's query builder, Kysely, releases a client only after a rollback, which fails on a lost connection: the pool
 * would run empty.
 */
export const giveBackLost = (pool: Pool) => {
  const held = new Set<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!held.has(client)) return
      client.release(true)
      client.release = () => {}
    }),
  )
}
