import { work } from '../start/tasks.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { startWorker } from '../jobs/start-worker.ts'

export const testWorker = ({ env, database }: JobContext) => startWorker({ env, database }, work)
