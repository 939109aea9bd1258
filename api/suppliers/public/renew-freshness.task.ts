import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { renewFreshness } from './renew-freshness.ts'

export const renewFreshnessTask =
  ({ database }: JobContext): Task =>
  async () => {
    await renewFreshness(database.pool)
  }
