import type { Task } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { startDue } from './start-due.ts'

export const startDueTask =
  ({ env, database }: JobContext): Task =>
  async () => {
    while (await startDue(database.orm.em.fork(), env));
  }
