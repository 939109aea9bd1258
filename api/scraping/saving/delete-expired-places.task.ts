import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { deleteExpiredPlaces } from './delete-expired-places.ts'

export const deleteExpiredPlacesTask =
  ({ env, database }: JobContext): Task =>
  () =>
    deleteExpiredPlaces(database.pool, env.PLACES_RETENTION_DAYS)
