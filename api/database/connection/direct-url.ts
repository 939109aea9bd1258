import type { Pool } from 'pg'

const directUrls = new WeakMap<Pool, string>()

export const setDirectUrl = (pool: Pool, url: string) => directUrls.set(pool, url)

/** The address for dedicated connections, such as LISTEN; undefined for a pool without one. */
export const getDirectUrl = (pool: Pool): string | undefined => directUrls.get(pool) ?? pool.options.connectionString
