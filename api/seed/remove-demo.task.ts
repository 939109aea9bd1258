import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { log } from '../process/log.ts'
import { endDemo } from './remove-demo.ts'

/** `remove_demo`: deletes the demo suppliers in batches; resumes after an interruption. */
export const removeDemoTask =
  ({ database }: JobContext): Task =>
  async () => {
    const removed = await endDemo(database)
    log.info(removed, 'demo data removed')
  }
