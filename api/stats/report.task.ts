import type { Task } from 'graphile-worker'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { log } from '../process/log.ts'
import { recountWrong } from './check-counters.ts'
import { joinOldDays, renewTop } from './renew-top.ts'

/** `renew_reports`: precomputes reports nightly. */
export const renewReportsTask =
  ({ database }: JobContext): Task =>
  async () => {
    await renewTop(database.pool)
    await joinOldDays(database.pool)
  }

/** `fold_tallies`: adds up new tallies and counts pending suppliers every minute, so that readers need not. */
export const foldTalliesTask =
  ({ database }: JobContext): Task =>
  async () => {
    await runSql(database.pool, 'select fold_tallies()')
    await runSql(database.pool, 'select count_pending_suppliers()')
  }

/** `check_counters`: compares every counter with recounting and corrects it; queued at each start. */
export const checkCountersTask =
  ({ database }: JobContext): Task =>
  async () => {
    const wrong = await recountWrong(database.pool)
    if (wrong.length) log.warn({ wrong }, 'recounted wrong counters')
  }
