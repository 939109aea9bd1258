import type { Pool } from 'pg'

const directUrls = new WeakMap<Pool, string>()

/** Remembers the address of a pool's database itself, where the pool's own may lead to a pooler. */
export const setDirectUrl = (pool: Pool, url: string) => directUrls.set(pool, url)

/** The address for connections of their own, such as for LISTEN; undefined for a pool without one. */
export const directUrlOf = (pool: Pool): string | undefined => directUrls.get(pool) ?? pool.options.connectionString
