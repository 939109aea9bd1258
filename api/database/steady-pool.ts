import pg from 'pg'

const steadyPools = new WeakMap<object, pg.Pool>()

/** Opens a second pool, whose connections plan each statement once; close it with `end`. */
export const addSteadyPool = (pool: pg.Pool, settings: pg.PoolConfig): pg.Pool => {
  const steady = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
  steadyPools.set(pool, steady)
  return steady
}

/**
 * For statements whose best plan does not depend on their values, such as one that reads an index in order. Planning
 * such a list each time takes the database three times as long as reading it.
 */
export const steadyPool = (pool: pg.Pool): pg.Pool => steadyPools.get(pool) ?? pool
