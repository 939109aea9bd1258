import type { Pool } from 'pg'
import { inBatches } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'

const maxRuns = 100
const runsAtOnce = 5

/** Deletes the oldest scrape runs with their data, a few per transaction. */
export const deleteExpiredRuns = async (pool: Pool): Promise<void> => {
  const text = `
    delete from scrape_run where id in (
      select id from (select id from scrape_run order by id desc offset ${maxRuns}) older order by id limit ${runsAtOnce})`
  await inBatches(pool, runsAtOnce, async (client) => (await runSql(client, text)).rowCount)
}
