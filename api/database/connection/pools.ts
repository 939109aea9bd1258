import pg, { type Pool } from 'pg'

const directUrls = new WeakMap<Pool, string>()

export const setDirectUrl = (pool: Pool, url: string) => directUrls.set(pool, url)

/** The address for dedicated connections, such as LISTEN; undefined for a pool without one. */
export const getDirectUrl = (pool: Pool): string | undefined => directUrls.get(pool) ?? pool.options.connectionString

const genericPlanPools = new WeakMap<object, pg.Pool>()

/** Close the added pool with `end`. */
export const addGenericPlanPool = (pool: pg.Pool, settings: pg.PoolConfig): pg.Pool => {
  const steady = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
  setGenericPlanPool(pool, steady)
  return steady
}

export const setGenericPlanPool = (pool: pg.Pool, steady: pg.Pool) => genericPlanPools.set(pool, steady)

export const getGenericPlanPool = <T extends object>(pool: T): T | pg.Pool => genericPlanPools.get(pool) ?? pool

const primaries = new WeakMap<Pool, Pool>()

export const setPrimary = (pool: Pool, primary: Pool) => primaries.set(pool, primary)

/** For data that a process caches: a replica might be older than what is already known. */
export const getPrimary = (pool: Pool): Pool => primaries.get(pool) ?? pool
