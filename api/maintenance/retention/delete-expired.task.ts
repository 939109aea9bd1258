import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { log } from '../../process/log.ts'
import { deleteRejected } from './delete-rejected.ts'
import { deleteExpiredAudit } from './delete-expired-audit.ts'
import { deleteExpiredJobs } from './delete-expired-jobs.ts'
import { deleteExpiredRows } from './delete-expired-rows.ts'
import { deleteExpiredRuns } from './delete-expired-runs.ts'
import { deleteExpiredSearches } from './delete-expired-searches.ts'
import { retentionRules } from './retention-rules.ts'

/**
 * `forget_rows`: deletes expired rows every night. A failing table does not stop the others.
 * @throws AggregateError at the end, so that the job is retried.
 */
export const deleteExpiredTask =
  ({ database: { pool } }: JobContext): Task =>
  async () => {
    const steps: [string, () => Promise<unknown>][] = Object.entries(retentionRules).flatMap(([table, rule]) =>
      'days' in rule ? [[table, () => deleteExpiredRows(pool, table, rule)] as [string, () => Promise<unknown>]] : [],
    )
    steps.push(['what was rejected', () => deleteRejected(pool)])
    steps.push(['rare searches', () => deleteExpiredSearches(pool)])
    steps.push(['runs of the scraper', () => deleteExpiredRuns(pool)])
    steps.push(['failed jobs', () => deleteExpiredJobs(pool)])
    steps.push(['the audit log', () => deleteExpiredAudit(pool)])
    const failures: unknown[] = []
    for (const [what, step] of steps) {
      await step().catch((error: unknown) => {
        log.error({ err: error, what }, 'could not delete expired rows')
        failures.push(error)
      })
    }
    if (failures.length) throw new AggregateError(failures, 'Not all old rows were deleted')
  }
