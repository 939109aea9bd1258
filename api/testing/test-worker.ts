import { work } from '../start/tasks.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { startWorker } from '../jobs/start-worker.ts'

/** A worker that runs the site's tasks; the test stops it. */
export const testWorker = ({ env, database }: JobContext) => startWorker({ env, database }, work)
