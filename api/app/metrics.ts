import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { runSql } from '../database/sql.ts'
import { steadyPoolOf } from '../database/steady-pool.ts'
import { StartError, type Env } from '../server/env.ts'
import { counted } from '../server/metrics.ts'
import { within } from '../server/within.ts'

/** What a database in trouble may delay the answer by. */
const databaseWithinMs = 1000

/** Answers Prometheus: everything that is counted, the process itself, its connections and the queue of jobs. */
export const createMetrics = (pool: Pool) => {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const connections = new Gauge({
    name: 'directory_database_connections',
    help: "Connections of this process's pools by state; waiting are those who want one",
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of poolsOf(pool)) {
        this.set({ pool: name, state: 'open' }, totalCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  const jobs = new Gauge({
    name: 'directory_jobs',
    help: 'Jobs in the queue by state, as the database counts them; missing while it does not answer',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      const counts = await countJobs(pool)
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })
  own.registerMetric(connections)
  own.registerMetric(jobs)
  return Registry.merge([counted, own])
}

const poolsOf = (pool: Pool): [string, Pool][] => [
  ['usual', pool],
  ['steady', steadyPoolOf(pool)],
]

const jobsByState = `
  select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as ready,
         count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as later,
         count(*) filter (where locked_at is not null)::int as running,
         count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`

const countJobs = (pool: Pool) => {
  const asked = runSql<Record<string, number>>(pool, jobsByState).then(
    ({ rows }) => rows[0],
    () => undefined,
  )
  return within(databaseWithinMs, asked, undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request may read the metrics; where there is no token, whoever reaches the port may. */
const mayRead = (token: string | undefined, authorization = '') =>
  !token || timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))

/** /metrics on the site's own port, for who has METRICS_TOKEN; without that setting there is no such address. */
export const metricsRoute = (registry: Registry, token: string): Middleware => {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return next()
    ctx.set('cache-control', 'no-store')
    if (!mayRead(token, ctx.headers.authorization)) {
      ctx.status = 401
      ctx.set('www-authenticate', 'Bearer')
      return
    }
    ctx.type = registry.contentType
    ctx.body = await registry.metrics()
  }
}

/**
 * Serves /metrics on METRICS_PORT, beside the site or a worker, for who has METRICS_TOKEN if that is set; answers how to
 * stop it.
 * @throws StartError when the port cannot be had.
 */
export const listenForMetrics = async (
  registry: Registry,
  { METRICS_PORT, METRICS_TOKEN, HOST }: Env,
): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    if (request.url !== '/metrics') end(404, 'text/plain', 'Only /metrics is here.')
    else if (!mayRead(METRICS_TOKEN, request.headers.authorization)) end(401, 'text/plain', 'METRICS_TOKEN is needed.')
    else
      registry.metrics().then(
        (text) => end(200, registry.contentType, text),
        () => end(500, 'text/plain', 'The metrics could not be read.'),
      )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', (error) =>
      fail(new StartError(`METRICS_PORT ${METRICS_PORT} cannot be listened on: ${error.message}`)),
    )
    server.listen(METRICS_PORT, HOST, done)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}
