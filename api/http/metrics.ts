import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import packageJson from '../../package.json' with { type: 'json' }
import type { Database } from '../database/orm.ts'
import { findRow } from '../database/sql.ts'
import { StartError, type Env } from '../process/env.ts'
import { metricsRegistry } from '../process/metrics.ts'
import { withTimeout } from '../process/with-timeout.ts'

const { version } = packageJson

const databaseWithinMs = 1000

export const createMetrics = ({ pool, pools }: Pick<Database, 'pool' | 'pools'>) => {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  for (const kind of ['handles', 'requests', 'resources']) own.removeSingleMetric(`nodejs_active_${kind}_total`) // sums, named as counters
  const connections = new Gauge({
    name: 'directory_database_connections',
    help: "Connections of this process's pools by state; waiting counts requests for one",
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool: name, state: 'open' }, totalCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  new Gauge({
    name: 'directory_build_info',
    help: 'The running version, as a label; always 1',
    labelNames: ['version', 'node_version'],
    registers: [own],
  }).set({ version, node_version: process.version }, 1)
  let reading: ReturnType<typeof readState> | undefined
  const read = () => (reading ??= readState(pool).finally(() => (reading = undefined)))
  const jobs = new Gauge({
    name: 'directory_jobs',
    help: 'Jobs in the queue by state, from the database; missing while it does not respond',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      const { jobs = {} } = (await read()) ?? {}
      for (const [state, count] of Object.entries(jobs)) this.set({ state }, count)
    },
  })
  const createStateGauge = (name: string, help: string, key: 'oldestSeconds' | 'lastBackupAt') =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.remove()
        const value = (await read())?.[key]
        if (value != null) this.set(value)
      },
    })
  const jobAge = createStateGauge(
    'directory_jobs_oldest_ready_seconds',
    'Waiting time of the oldest runnable job; 0 without any, missing while the database does not respond',
    'oldestSeconds',
  )
  const lastBackup = createStateGauge(
    'directory_backup_last_success_timestamp_seconds',
    'When the newest scheduled backup was made; missing before the first one',
    'lastBackupAt',
  )
  for (const gauge of [connections, jobs, jobAge, lastBackup]) own.registerMetric(gauge)
  return Registry.merge([metricsRegistry, own])
}

const isReady = 'locked_at is null and attempts < max_attempts and run_at <= now()'

const state = `
  select json_build_object(
           'ready', count(*) filter (where ${isReady}),
           'later', count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now()),
           'running', count(*) filter (where locked_at is not null),
           'failed', count(*) filter (where locked_at is null and attempts >= max_attempts)) as jobs,
         coalesce(extract(epoch from now() - min(run_at) filter (where ${isReady})), 0)::float as "oldestSeconds",
         (select extract(epoch from good_at)::float from backup_outcome) as "lastBackupAt"
    from graphile_worker.jobs`

interface State {
  jobs: Record<string, number>
  oldestSeconds: number
  lastBackupAt: number | null
}

const readState = (pool: Pool): Promise<State | undefined> => {
  const stateRow = findRow<State>(pool, state).catch(() => undefined)
  return withTimeout(databaseWithinMs, stateRow, undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Without a token, anyone who reaches the port may read. */
const mayRead = (token: string | undefined, authorization = '') =>
  !token || timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))

export const metricsRoute =
  (registry: Registry, token: string): Middleware =>
  async (ctx, next) => {
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

/** Returns a function that stops it. @throws StartError if the port is not available. */
export const listenForMetrics = async (
  registry: Registry,
  { METRICS_PORT, METRICS_TOKEN, HOST }: Env,
): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    if (!/^\/metrics(\?|$)/.test(request.url ?? '')) end(404, 'text/plain', 'Only /metrics is available here.')
    else if (!mayRead(METRICS_TOKEN, request.headers.authorization))
      end(401, 'text/plain', 'METRICS_TOKEN is required.')
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
