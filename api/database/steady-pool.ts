import pg from 'pg'

const steadyPools = new WeakMap<object, pg.Pool>()

/** Opens a second pool, whose connections plan each statement once; close it with `end`. */
export const addSteadyPool = (pool: pg.Pool, settings: pg.PoolConfig): pg.Pool => {
  const steady = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
  setSteadyPool(pool, steady)
  return steady
}

/** Puts a pool beside another one. */
export const setSteadyPool = (pool: pg.Pool, steady: pg.Pool) => steadyPools.set(pool, steady)

/** The one beside this pool; where there is none, what was given. */
export const steadyPoolOf = <T extends object>(pool: T): T | pg.Pool => steadyPools.get(pool) ?? pool
