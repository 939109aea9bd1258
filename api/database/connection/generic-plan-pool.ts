import pg from 'pg'

const genericPlanPools = new WeakMap<object, pg.Pool>()

/** Close the added pool with `end`. */
export const addGenericPlanPool = (pool: pg.Pool, settings: pg.PoolConfig): pg.Pool => {
  const steady = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
  setGenericPlanPool(pool, steady)
  return steady
}

export const setGenericPlanPool = (pool: pg.Pool, steady: pg.Pool) => genericPlanPools.set(pool, steady)

export const getGenericPlanPool = <T extends object>(pool: T): T | pg.Pool => genericPlanPools.get(pool) ?? pool
