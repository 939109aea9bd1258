import type { Pool } from 'pg'

const primaries = new WeakMap<Pool, Pool>()

/** Remembers the database itself behind a pool whose statements a replica may be asked. */
export const setPrimary = (pool: Pool, primary: Pool) => primaries.set(pool, primary)

/** The database itself, for what a process keeps: kept from a replica it might be older than what is known of it. */
export const primaryOf = (pool: Pool): Pool => primaries.get(pool) ?? pool
