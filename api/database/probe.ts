import { within } from '../process/within.ts'
import { runSql, type Db } from './sql.ts'

/** Checks whether the database responds within `withinMs`. Simultaneous callers share one query. */
export const createProbe = (db: Db, withinMs = 1500) => {
  let asking: Promise<boolean> | undefined
  const ask = () =>
    runSql(db, 'select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
  return (): Promise<boolean> => within(withinMs, (asking ??= ask()), false)
}
