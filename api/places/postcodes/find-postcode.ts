import { findRow, runSql, type Db } from '../../database/sql.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

/** Null for a postcode that `npm run places` has not loaded. */
export const findPostcode = async (db: Db, postcode: string): Promise<Point | null> => {
  const text = 'select latitude, longitude from postcode where code = $1'
  return (await findRow<Point>(db, text, [postcode])) ?? null
}

export const hasPostcodes = async (db: Db): Promise<boolean> =>
  (await runSql(db, 'select from postcode limit 1')).rowCount === 1
