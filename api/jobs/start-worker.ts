import { EventEmitter } from 'node:events'
import pg from 'pg'
import { run, type Worker, type WorkerEvents } from 'graphile-worker'
import { startHeartbeat } from './heartbeat.ts'
import type { JobContext, Work } from './job-context.ts'
import { createRetryingPool } from './retrying-pool.ts'
import { log } from '../process/log.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { workerLog } from '../process/worker-log.ts'

const jobsAtOnce = 8

/** Supervisors wait a minute or more after a stop signal; closing the rest takes some of that. */
const finishWithinMs = 40_000

/**
 * Runs queued jobs in this process. `stop` waits for running jobs, and releases those that take too long to another
 * worker.
 */
export const startWorker = async (context: JobContext, { tasksFor, cronItems }: Work, { atOnce = jobsAtOnce } = {}) => {
  const { pool, url } = context.database
  // A direct connection: a pooler would not pass on notifications.
  const listening = url === pool.options.connectionString ? pool : poolToListen(url)
  const events: WorkerEvents = new EventEmitter()
  let workerId = ''
  events.once('pool:create', ({ workerPool }) => {
    workerId = workerPool.id
  })
  goOnAtOnce(events)
  const runner = await run({
    pgPool: createRetryingPool(pool, listening),
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
    stop: async (withinMs = finishWithinMs) => {
      const finished = runner.stop().then(() => true)
      if (!(await withTimeout(withinMs, finished, false))) log.warn('releasing jobs that run for too long')
      await heartbeat.stop()
      if (listening !== pool) await listening.end()
    },
  }
}

const poolToListen = (connectionString: string) =>
  new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5000 }).on('error', () => {})

/** Delays in ms before checking whether a job's queue is free: the worker returns a job while it fetches the next. */
const afterMs = [3, 6, 12, 25, 50, 100, 200]

/** Without this, each job of a queue would wait for the next poll, as the previous one is still being returned. */
const goOnAtOnce = (events: WorkerEvents) => {
  const workers = new Set<Worker>()
  const waiting = new Map<number, NodeJS.Timeout[]>()
  const settle = (queue: number) => {
    for (const timer of waiting.get(queue) ?? []) clearTimeout(timer)
    waiting.delete(queue)
  }
  events.on('worker:create', ({ worker }) => workers.add(worker))
  events.on('worker:release', ({ worker }) => workers.delete(worker))
  events.on('job:start', ({ job }) => {
    if (job.job_queue_id !== null) settle(job.job_queue_id)
  })
  events.on('job:complete', ({ job }) => {
    if (job.job_queue_id === null) return
    settle(job.job_queue_id)
    waiting.set(
      job.job_queue_id,
      afterMs.map((ms) => setTimeout(() => [...workers].some((worker) => worker.nudge()), ms).unref()),
    )
  })
}
