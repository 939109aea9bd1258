import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { renewFreshness } from './renew-freshness.ts'

/** `renew_freshness`: listings that nobody has changed or reviewed for a year count as less fresh. */
export const renewFreshnessTask =
  ({ database }: JobContext): Task =>
  async () => {
    await renewFreshness(database.pool)
  }
