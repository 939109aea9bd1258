import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { sendDigest } from './send-digest.ts'

/** `send_digests`: from 07:00 London time, writes to everybody who chose a daily digest. */
export const sendDigestsTask =
  ({ env, database: { pool } }: JobContext): Task =>
  async () => {
    while (await sendDigest(pool, env));
  }
