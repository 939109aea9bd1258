import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { sendDigest } from './send-digest.ts'

/** `send_digests`: writes, from 07:00 London time on, to everybody who wants to be told once a day. */
export const sendDigestsTask =
  ({ env, database: { pool } }: JobContext): Task =>
  async () => {
    while (await sendDigest(pool, env));
  }
