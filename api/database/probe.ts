import { withTimeout } from '../process/with-timeout.ts'
import { runSql, type Db } from './sql.ts'

/** Simultaneous callers share one query. */
export const createProbe = (db: Db, withinMs = 1500) => {
  let running: Promise<boolean> | undefined
  const queryDatabase = () =>
    runSql(db, 'select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined
      })
  return (): Promise<boolean> => withTimeout(withinMs, (running ??= queryDatabase()), false)
}
