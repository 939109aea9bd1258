import pg from 'pg'

const steadyPools = new WeakMap<object, pg.Pool>()

/** Opens, beside a pool, one whose connections plan each statement once; ends with `end`. */
export const addSteadyPool = (pool: pg.Pool, settings: pg.PoolConfig): pg.Pool => {
  const steady = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
  steadyPools.set(pool, steady)
  return steady
}

/**
 * For statements whose best plan is the same whatever their values are: one that reads an index in its order, say.
 * Planning such a list anew takes the database three times as long as reading it.
 */
export const steadyPool = (pool: pg.Pool): pg.Pool => steadyPools.get(pool) ?? pool
