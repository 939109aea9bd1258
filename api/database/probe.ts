import { within } from '../process/within.ts'
import { runSql, type Db } from './sql.ts'

/**
 * Tells whether the database answers, in `withinMs` at most. All who ask at the same time share one question: one that is
 * frozen is not asked again and again.
 */
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
