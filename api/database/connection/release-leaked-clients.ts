import type { Pool, PoolClient } from 'pg'

/** Kysely releases a client only after a rollback, which fails on a lost connection, so the pool would run empty. */
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
