import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { forgetChanges } from './forget-changes.ts'

/** `forget_changes`: deletes expired changes from the feed. */
export const forgetChangesTask =
  ({ database }: JobContext): Task =>
  () =>
    forgetChanges(database.pool)
