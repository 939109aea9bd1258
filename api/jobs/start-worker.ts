import { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import pg from 'pg'
import { run, type Worker, type WorkerEvents } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { log, workerLog } from '../process/log.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { runSql, type Db } from '../database/sql.ts'
import type { JobContext, JobList } from './job-context.ts'

/** PostgreSQL's codes for temporary failures: lost or refused connections, a full disk, a read-only database. */
const passing = /^(08...|57P0[12]|53...|25006)$/
const tryAgain = 'ETIMEDOUT'

const markPassing = (error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isPassing = passing.test(code) || !/^[0-9A-Z]{5}$/.test(code)
  if (isPassing && error instanceof Error && !(error instanceof TypeError)) Object.assign(error, { code: tryAgain })
  throw error
}

const withMethod = <T extends object>(original: T, name: keyof T, method: unknown): T =>
  new Proxy(original, {
    get: (target, key) => {
      const value: unknown = key === name ? method : Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** The queue's worker retries only after a timeout; any other error while completing a job would end the process. */
const createRetryingPool = (pool: Pool, listening: Pool): Pool => {
  const withMarks = (client: PoolClient) =>
    withMethod(client, 'query', async (...args: Parameters<typeof client.query>) =>
      Promise.resolve(client.query(...args)).catch(markPassing),
    )
  return withMethod(pool, 'connect', (...args: unknown[]) =>
    args.length
      ? listening.connect(args[0] as Parameters<Pool['connect']>[0])
      : pool.connect().then(withMarks, markPassing),
  )
}

const beatMs = 3000
/** After five missed heartbeats a worker counts as dead. */
const goneAfterSeconds = 15

/** Also releases the jobs of dead workers, which the queue would lock for four hours. */
const startHeartbeat = async (pool: Pool, workerId: string) => {
  const name = `${hostname()}:${process.pid}`
  const beat = async () => {
    await runSql(pool, 'insert into worker (id, name) values ($1, $2) on conflict (id) do update set seen_at = now()', [
      workerId,
      name,
    ])
    await releaseJobs(pool)
  }
  await beat()
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'worker heartbeat failed'))
  }, beatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await runSql(pool, 'delete from worker where id = $1', [workerId]).catch(() => {})
    },
  }
}

const releaseJobs = async (pool: Db) => {
  const { rows } = await runSql<{ worker: string }>(
    pool,
    `select distinct locked_by as worker
       from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => $1)
        and not exists (select from worker w where w.id = locked_by and w.seen_at > now() - make_interval(secs => $1))`,
    [goneAfterSeconds],
  )
  if (!rows.length) return
  const workers = rows.map(({ worker }) => worker)
  log.warn({ workers }, 'releasing jobs of dead workers')
  await runSql(pool, 'select graphile_worker.force_unlock_workers($1)', [workers])
  await runSql(pool, 'delete from worker where seen_at < now() - make_interval(secs => $1)', [goneAfterSeconds])
}

const defaultConcurrency = 8

/** Supervisors wait a minute or more after a stop signal; closing the rest takes some of that. */
const finishWithinMs = 40_000

/** `stop` waits for running jobs, and releases slow ones to another worker. */
export const startWorker = async (
  context: JobContext,
  { tasksFor, cronItems }: JobList,
  { concurrency = defaultConcurrency } = {},
) => {
  const { pool, url } = context.database
  // A direct connection: a pooler would not pass on notifications.
  const listening = url === pool.options.connectionString ? pool : poolToListen(url)
  const events: WorkerEvents = new EventEmitter()
  let workerId = ''
  events.once('pool:create', ({ workerPool }) => {
    workerId = workerPool.id
  })
  startNextPromptly(events)
  const runner = await run({
    pgPool: createRetryingPool(pool, listening),
    taskList: tasksFor(context),
    concurrency,
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
      if (!(await withTimeout(withinMs, finished, false))) log.warn('releasing jobs that run too long')
      await heartbeat.stop()
      if (listening !== pool) await listening.end()
    },
  }
}

const poolToListen = (connectionString: string) =>
  new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5000 }).on('error', () => {})

/** The worker returns a job while it fetches the next. */
const afterMs = [3, 6, 12, 25, 50, 100, 200]

/** Without this, each job of a queue would wait for the next poll, as the previous one is still being returned. */
const startNextPromptly = (events: WorkerEvents) => {
  const workers = new Set<Worker>()
  const waiting = new Map<number, NodeJS.Timeout[]>()
  events.on('worker:create', ({ worker }) => workers.add(worker))
  events.on('worker:release', ({ worker }) => workers.delete(worker))
  events.on('job:start', ({ job }) => {
    if (job.job_queue_id === null) return
    for (const timer of waiting.get(job.job_queue_id) ?? []) clearTimeout(timer)
    waiting.delete(job.job_queue_id)
  })
  events.on('job:complete', ({ job }) => {
    if (job.job_queue_id === null) return
    waiting.set(
      job.job_queue_id,
      afterMs.map((ms) => setTimeout(() => [...workers].some((worker) => worker.nudge()), ms).unref()),
    )
  })
}
