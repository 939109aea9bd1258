import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { showRemotePictures } from './show-remote.ts'

export const fetchPicturesTask =
  ({ env, database: { pool } }: JobContext): Task =>
  async (_, { abortSignal }) => {
    await showRemotePictures({ pool, env }, abortSignal)
  }
