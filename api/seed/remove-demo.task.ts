import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { log } from '../process/log.ts'
import { endDemo } from './remove-demo.ts'

export const removeDemoTask =
  ({ database }: JobContext): Task =>
  async () => {
    const removed = await endDemo(database)
    log.info(removed, 'demo data removed')
  }
