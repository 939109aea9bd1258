import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { forgetChanges } from './forget-changes.ts'

/** `forget_changes`: removes from the feed what it keeps no longer. */
export const forgetChangesTask =
  ({ database }: JobContext): Task =>
  () =>
    forgetChanges(database.pool)
