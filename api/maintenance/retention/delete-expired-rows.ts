import type { Pool } from 'pg'
import { inBatches } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import type { RetentionPeriod } from './retention-rules.ts'

/** Rows per transaction, so that locks are short. */
const rowsAtOnce = 5000

/** Deletes a table's rows beyond their retention, in batches. */
export const deleteExpiredRows = async (
  pool: Pool,
  table: string,
  { days, at, only = 'true' }: RetentionPeriod,
): Promise<number> => {
  const text = `
    delete from ${table} where ctid = any(array(
      select t.ctid from ${table} t where t.${at} < now() - make_interval(days => $1) and ${only}
       order by t.${at} limit ${rowsAtOnce} for update skip locked))`
  return inBatches(pool, rowsAtOnce, async (client) => (await runSql(client, text, [days])).rowCount)
}
