import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { endAds } from './save-ad-slot.ts'

/** `end_ads`: each minute, so that a last day ends with London's midnight. */
export const endAdsTask =
  ({ database }: JobContext): Task =>
  async () => {
    await endAds(database.orm.em.fork())
  }
