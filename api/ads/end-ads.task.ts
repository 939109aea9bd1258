import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { endAds } from './save-ads.ts'

/** Runs every minute, so that a last day ends at midnight in London. */
export const endAdsTask =
  ({ database }: JobContext): Task =>
  async () => {
    await endAds(database.orm.em.fork())
  }
