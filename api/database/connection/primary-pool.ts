import type { Pool } from 'pg'

const primaries = new WeakMap<Pool, Pool>()

export const setPrimary = (pool: Pool, primary: Pool) => primaries.set(pool, primary)

/** For data that a process caches: a replica might be older than what is already known. */
export const getPrimary = (pool: Pool): Pool => primaries.get(pool) ?? pool
