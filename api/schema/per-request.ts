import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import type { Context } from '../server/context.ts'

export const perRequest = <T, Args = undefined, Id = number>(
  load: (pool: Pool, ids: readonly Id[], args: Args) => Promise<T[]>,
) => {
  const requests = new WeakMap<Context, Map<string, DataLoader<Id, T>>>()
  return (context: Context, ...[args]: Args extends undefined ? [] : [args: Args]): DataLoader<Id, T> => {
    const loaders = requests.get(context) ?? new Map<string, DataLoader<Id, T>>()
    requests.set(context, loaders)
    const key = JSON.stringify(args)
    const loader = loaders.get(key) ?? new DataLoader<Id, T>((ids) => load(context.pool, ids, args as Args))
    loaders.set(key, loader)
    return loader
  }
}

/** `of` is the id that a row belongs to. */
export const groupRowsById = <Row extends { of: number }>(ids: readonly number[], rows: readonly Row[]): Row[][] => {
  const lists = new Map(ids.map((id): [number, Row[]] => [id, []]))
  for (const row of rows) lists.get(row.of)?.push(row)
  return ids.map((id) => lists.get(id)!)
}
