import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { forgetPlaces } from './forget-places.ts'

/** `forget_places`: deletes data from Google Places after PLACES_RETENTION_DAYS. */
export const forgetPlacesTask =
  ({ env, database }: JobContext): Task =>
  () =>
    forgetPlaces(database.pool, env.PLACES_RETENTION_DAYS)
