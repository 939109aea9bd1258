import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { deleteExpiredPlaces } from './delete-expired-places.ts'

/** `forget_places`: deletes data from Google Places after PLACES_RETENTION_DAYS. */
export const deleteExpiredPlacesTask =
  ({ env, database }: JobContext): Task =>
  () =>
    deleteExpiredPlaces(database.pool, env.PLACES_RETENTION_DAYS)
