import { run } from 'graphile-worker'
import { cronItems } from './cron-items.ts'
import { tasksFor, type JobContext } from './tasks.ts'
import { workerLog } from './worker-log.ts'

/** Jobs that one process does at a time. */
const jobsAtOnce = 8

/** Does the waiting jobs, in this process, until it is stopped; stopping waits for those that run. */
export const startWorker = async (context: JobContext) => {
  const runner = await run({
    pgPool: context.database.pool,
    taskList: tasksFor(context),
    parsedCronItems: cronItems,
    concurrency: jobsAtOnce,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: workerLog,
  })
  return { stop: () => runner.stop() }
}
