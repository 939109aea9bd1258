import { EventEmitter } from 'node:events'
import { run, type WorkerEvents } from 'graphile-worker'
import { cronItems } from './cron-items.ts'
import { startHeartbeat } from './heartbeat.ts'
import { tasksFor, type JobContext } from './tasks.ts'
import { workerLog } from './worker-log.ts'

/** Jobs that one process does at a time. */
const jobsAtOnce = 8

/** Does the waiting jobs, in this process, until it is stopped; stopping waits for those that run. */
export const startWorker = async (context: JobContext, { atOnce = jobsAtOnce } = {}) => {
  const { pool } = context.database
  const events: WorkerEvents = new EventEmitter()
  let workerId = ''
  events.once('pool:create', ({ workerPool }) => {
    workerId = workerPool.id
  })
  const runner = await run({
    pgPool: pool,
    taskList: tasksFor(context),
    concurrency: atOnce,
    parsedCronItems: cronItems,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: workerLog,
    events,
  })
  const heartbeat = await startHeartbeat(pool, workerId)
  return {
    stop: async () => {
      await runner.stop()
      await heartbeat.stop()
    },
  }
}
