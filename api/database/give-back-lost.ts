import type { Pool, PoolClient } from 'pg'

/**
 * Gives connections back to the pool that are lost within a transaction. MikroORM's query builder, Kysely, gives one back
 * after a rollback only, which fails on a lost one: after a few of them the pool would be empty for good.
 */
export const giveBackLost = (pool: Pool) => {
  const held = new Set<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!held.has(client)) return
      client.release(true)
      client.release = () => {} // who holds it may still do so
    }),
  )
}
