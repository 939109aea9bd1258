import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { renewFreshness } from './renew-freshness.ts'

/** `renew_freshness`: lowers the freshness of listings that nobody has changed or reviewed for a year. */
export const renewFreshnessTask =
  ({ database }: JobContext): Task =>
  async () => {
    await renewFreshness(database.pool)
  }
