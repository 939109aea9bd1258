import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import type { Context } from './context.ts'

/** A DataLoader for each request: what several rows of a list ask for is read in one query. */
export const perRequest = <T>(load: (pool: Pool, ids: readonly number[]) => Promise<T[]>) => {
  const loaders = new WeakMap<Context, DataLoader<number, T>>()
  return (context: Context): DataLoader<number, T> => {
    let loader = loaders.get(context)
    if (!loader) {
      loader = new DataLoader((ids) => load(context.pool, ids))
      loaders.set(context, loader)
    }
    return loader
  }
}
