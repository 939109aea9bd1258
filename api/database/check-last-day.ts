import { badInput } from '../server/errors.ts'
import { readRow, type Db } from './sql.ts'

/** Today's date in London, by the database's clock, as SQL. */
export const today = `(now() at time zone 'Europe/London')::date`

export const checkLastDay = async (db: Db, field: string, day: string | null): Promise<void> => {
  if (!day) return
  const row = await readRow<{ isOver: boolean }>(db, `select $1::date < ${today} as "isOver"`, [day])
  if (row.isOver) throw badInput({ [field]: 'This day has passed. Please enter today or a later day.' })
}
