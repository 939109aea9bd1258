import type { Pool } from 'pg'
import { inBatches } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'

const jobsAtOnce = 1000

/** Deletes jobs that failed for good, after their retention. */
export const deleteExpiredJobs = async (pool: Pool): Promise<void> => {
  const text = `
    select count(*)::int as gone from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1) limit ${jobsAtOnce}))`
  await inBatches(pool, jobsAtOnce, async (client) => {
    const { rows } = await runSql<{ gone: number }>(client, text, [retentionDays.failedJobs])
    return rows[0]!.gone
  })
}
