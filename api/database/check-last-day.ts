import { runSql, type Db } from '../database/sql.ts'
import { badInput } from '../server/errors.ts'

/**
 * Checks that a key's last day is not over, by the database's clock.
 * @throws BAD_USER_INPUT
 */
export const checkLastDay = async (db: Db, day: string): Promise<void> => {
  if (!day) return
  const { rows } = await runSql<{ isOver: boolean }>(
    db,
    `select $1::date < (now() at time zone 'Europe/London')::date as "isOver"`,
    [day],
  )
  if (rows[0]!.isOver) throw badInput({ expiresOn: 'This day is over. Please give today or a later day.' })
}
