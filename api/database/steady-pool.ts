import pg from 'pg'

const steadyPools = new WeakMap<object, pg.Pool>()

/** Adds a second pool whose connections use generic plans. Close it with `end`. */
export const addSteadyPool = (pool: pg.Pool, settings: pg.PoolConfig): pg.Pool => {
  const steady = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
  setSteadyPool(pool, steady)
  return steady
}

export const setSteadyPool = (pool: pg.Pool, steady: pg.Pool) => steadyPools.set(pool, steady)

/** The generic-plan pool beside this one, otherwise the pool itself. */
export const steadyPoolOf = <T extends object>(pool: T): T | pg.Pool => steadyPools.get(pool) ?? pool
