import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { endFeatured } from './mark-supplier.ts'

/** Runs every minute, so that a last day ends at midnight in London. */
export const endFeaturedTask =
  ({ database }: JobContext): Task =>
  async () => {
    await endFeatured(database.orm.em)
  }
