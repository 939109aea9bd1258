import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { publishDue } from './publish-due.ts'

/** `publish_posts`: runs at a draft's time, and every minute in case that was missed. */
export const publishPostsTask =
  ({ database }: JobContext): Task =>
  async () => {
    await publishDue(database.orm.em.fork())
  }
