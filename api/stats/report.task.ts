import type { Task } from 'graphile-worker'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { log } from '../process/log.ts'
import { recountWrong } from './check-counters.ts'
import { joinOldDays, renewTop } from './renew-top.ts'

/** `renew_reports`: adds up what the reports begin with; each night. */
export const renewReportsTask =
  ({ database }: JobContext): Task =>
  async () => {
    await renewTop(database.pool)
    await joinOldDays(database.pool)
  }

/** `fold_tallies`: adds up what was tallied since, so that readers need not, and counts suppliers that wait; each minute. */
export const foldTalliesTask =
  ({ database }: JobContext): Task =>
  async () => {
    await runSql(database.pool, 'select fold_tallies()')
    await runSql(database.pool, 'select count_pending_suppliers()')
  }

/** `check_counters`: compares every counter with counting, and counts again what is wrong; queued by each start of a site. */
export const checkCountersTask =
  ({ database }: JobContext): Task =>
  async () => {
    const wrong = await recountWrong(database.pool)
    if (wrong.length) log.warn({ wrong }, 'counters were wrong, and are counted again')
  }
