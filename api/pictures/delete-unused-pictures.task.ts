import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'

/** `forget_pictures`: runs nightly, and after a supplier was deleted for good. */
export const deleteUnusedPicturesTask =
  (context: JobContext): Task =>
  async (_, { abortSignal }) =>
    deleteUnusedPictures(context, abortSignal)
