import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { deleteExpiredChanges } from './delete-expired-changes.ts'

/** `forget_changes`: deletes expired changes from the feed. */
export const deleteExpiredChangesTask =
  ({ database }: JobContext): Task =>
  () =>
    deleteExpiredChanges(database.pool)
