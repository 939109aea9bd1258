import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import packageJson from '../../package.json' with { type: 'json' }
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase, type Database } from '../database/orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testNetwork } from '../testing/test-network.ts'
import { readMetric } from '../testing/read-metric.ts'
import { createApp } from './app.ts'
import { entities } from './entities.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { metrics } from '../process/metrics.ts'
import { log } from '../process/log.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createAdmission } from '../server/admission.ts'
import { startWebSockets } from '../graphql/web-sockets.ts'
import { createMetrics, listenForMetrics, metricsRoute } from '../http/metrics.ts'
import { createSchema } from '../graphql/schema.ts'

const database = await testDatabase()
const env = readEnv({ LOG_LEVEL: 'silent', GRAPHQL_SANDBOX: 'true' })
const server: Server = createServer()
const ownServer: Server = createServer()
const devServer: Server = createServer()
const graphql = createGraphQLServer(createSchema(), {
  httpServer: server,
  closeSockets: () => live.close(),
  hasSandbox: true,
})
let currentDatabase: Database = database
const contextFor = async ({ ip }: { ip: string }) => createContext(currentDatabase, env, { ip })
const live = startWebSockets(server, graphql, () => contextFor({ ip: '' }))
let url = ''
let ownUrl = ''
let devUrl = ''
let isReady = true
let isListening = true
const token = 'what only Prometheus knows'
const network = await testNetwork(database.url)
const distant = await openDatabase(network.url, entities)

const listenAt = async (on: Server) => {
  await new Promise<void>((done) => on.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(on.address() as AddressInfo).port}`
}

beforeAll(async () => {
  await graphql.start()
  const pages = async (ctx: { body?: unknown }) => {
    ctx.body = 'a page'
  }
  const parts = {
    graphql,
    admission: createAdmission(),
    contextFor,
    isReady: async () => isReady,
    isListening: () => isListening,
    pages,
  }
  server.on('request', createApp({ ...parts, env }).callback())
  const own = {
    env: { ...env, GRAPHQL_SANDBOX: false, TRUST_PROXY: 1 },
    metrics: metricsRoute(createMetrics(distant), token),
  }
  ownServer.on('request', createApp({ ...parts, ...own }).callback())
  devServer.on('request', createApp({ ...parts, env: { ...env, NODE_ENV: 'development' } }).callback())
  url = await listenAt(server)
  ownUrl = await listenAt(ownServer)
  devUrl = await listenAt(devServer)
})
afterAll(async () => {
  ownServer.close()
  devServer.close()
  await graphql.stop()
  await distant.close()
  await network.close()
  await database.close()
})

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${url}/graphql`, { method: 'POST', body, headers })

test('healthz and readyz report on the process and the database', async () => {
  const alive = await fetch(`${url}/healthz`)
  expect([alive.status, alive.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  isReady = false
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  isReady = true
  isListening = false
  const deaf = await fetch(`${url}/readyz`)
  isListening = true
  expect([deaf.status, await deaf.json()]).toEqual([
    200,
    { status: 'ready', warning: 'LISTEN fails; changes are not notified' },
  ])
})

test('without the database everything responds 503 with a clear message, and recovers with it', async () => {
  currentDatabase = distant
  network.refuse()
  const message = 'The directory is unavailable at the moment. Please try again in a minute.'
  const query = JSON.stringify({ query: '{ suppliers(first: 1) { totalCount } }' })
  const refused = await post(query)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await refused.json()).errors).toMatchObject([{ message, extensions: { code: 'UNAVAILABLE' } }])
  const rest = await fetch(`${url}/api/suppliers`)
  expect([rest.status, rest.headers.get('retry-after'), await rest.json()]).toEqual([503, '30', { message }])
  network.refuse(false)
  expect(await (await post(query)).json()).toEqual({ data: { suppliers: { totalCount: 0 } } })
  currentDatabase = database
})

test('a query over HTTP and over a socket', async () => {
  const query = '{ suppliers(first: 1) { totalCount } }'
  const answer = await (await post(JSON.stringify({ query }))).json()
  expect(answer).toEqual({ data: { suppliers: { totalCount: 0 } } })
  const client = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket })
  const overSocket = await client.iterate({ query }).next()
  expect(overSocket.value).toEqual({ data: { suppliers: { totalCount: 0 } } })
  await client.dispose()
})

test('a browser that opens /graphql gets an explorer', async () => {
  const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('sandbox')
})

test('without the Sandbox browsers get the site’s own explorer, and programs JSON', async () => {
  const page = await fetch(`${ownUrl}/graphql`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect([await page.text(), page.headers.get('vary')]).toEqual(['a page', expect.stringContaining('accept')])
  const query = '{ __typename }'
  const currentDatabase = {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json' },
  }
  expect(await (await fetch(`${ownUrl}/graphql`, currentDatabase)).json()).toEqual({ data: { __typename: 'Query' } })
})

const metricsFor = (secret: string) => fetch(`${ownUrl}/metrics`, { headers: { authorization: `Bearer ${secret}` } })

test('metrics need the token, and work without the database', async () => {
  expect((await fetch(`${ownUrl}/metrics`)).status).toBe(401)
  expect((await metricsFor('what only Prometheus knew')).status).toBe(401)
  expect(await (await fetch(`${url}/metrics`)).text()).toBe('a page')
  expect((await fetch(`${url}/made-up`, { method: 'POST' })).status).toBeGreaterThan(400)
  const answer = await metricsFor(token)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^directory_http_requests_total\{status="2xx"\} \d/m)
  for (const pool of ['main', 'steady'])
    expect(text).toContain(`\ndirectory_database_connections{pool="${pool}",state="waiting"} 0\n`)
  expect(text).toContain(
    `\ndirectory_build_info{version="${packageJson.version}",node_version="${process.version}"} 1\n`,
  )
  expect(text).toContain('\ndirectory_jobs_oldest_ready_seconds 0\n')
  expect(text).toContain('\ndirectory_http_request_duration_seconds_count{route="/healthz"} ')
  expect(text).toContain('\ndirectory_http_request_duration_seconds_count{route="other"} ')
  expect(text, 'no visitor adds a series').not.toContain('made-up')
  expect(text).not.toMatch(/^directory_backup_last_success_timestamp_seconds \d/m)
  expect(text).toContain('\ndirectory_jobs{state="ready"} 0\n')
  network.refuse()
  const away = await (await metricsFor(token)).text()
  network.refuse(false)
  expect(away).not.toContain('directory_jobs{')
  expect(away).not.toMatch(/^directory_jobs_oldest_ready_seconds \d/m)
  expect(away).toContain('\nnodejs_eventloop_lag_p99_seconds ')
})

test('metrics count jobs by state, and tell how long the oldest has waited', async () => {
  await database.pool.query(`select graphile_worker.add_job(name, run_at := now() + after, max_attempts := attempts)
    from (values ('ready', interval '-90 seconds', 2), ('later', interval '1 hour', 2), ('failed', interval '-1 hour', 1),
                 ('running', interval '-1 hour', 2), ('running', interval '-1 hour', 1)) job(name, after, attempts)`)
  await database.pool.query(`
    update graphile_worker._private_jobs set attempts = 1;
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where id in
      (select id from graphile_worker.jobs where task_identifier = 'running')`)
  const text = await createMetrics(database).metrics()
  for (const [state, jobs] of Object.entries({ ready: 1, later: 1, running: 2, failed: 1 }))
    expect(text).toContain(`\ndirectory_jobs{state="${state}"} ${jobs}\n`)
  expect(text).toMatch(/^directory_jobs_oldest_ready_seconds 9\d\b/m)
  await database.pool.query('delete from graphile_worker._private_jobs')
})

test('METRICS_PORT serves only metrics, with the token if set', async () => {
  const registry = createMetrics(database)
  const port = async () => {
    const probe = createServer()
    const { port } = new URL(await listenAt(probe))
    await new Promise((done) => probe.close(done))
    return port
  }
  const settings = { HOST: '127.0.0.1', METRICS_PORT: await port() }
  const stopOpen = await listenForMetrics(registry, readEnv(settings))
  const open = `http://127.0.0.1:${settings.METRICS_PORT}`
  const before = await readMetric(metrics.requests)
  const answer = await fetch(`${open}/metrics`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('\ndirectory_jobs{state="ready"} 0\n')
  expect((await fetch(`${open}/metrics?x=1`)).status).toBe(200)
  expect((await fetch(`${open}/graphql`)).status).toBe(404)
  expect(await readMetric(metrics.requests)).toBe(before)
  await expect(listenForMetrics(registry, readEnv(settings))).rejects.toThrow(
    `METRICS_PORT ${settings.METRICS_PORT} cannot be listened on: `,
  )
  await stopOpen()
  await expect(fetch(`${open}/metrics`)).rejects.toThrow()
  const stopGuarded = await listenForMetrics(registry, readEnv({ ...settings, METRICS_TOKEN: token }))
  const statusFor = async (secret: string) =>
    (await fetch(`${open}/metrics`, { headers: { authorization: `Bearer ${secret}` } })).status
  expect([await statusFor('what only Prometheus knew'), await statusFor(token)]).toEqual([401, 200])
  await stopGuarded()
})

test('requests are counted by the class of their status', async () => {
  const counts = () =>
    Promise.all(['2xx', '4xx', '5xx'].map(async (status) => readMetric(metrics.requests, { status })))
  const before = await counts()
  await fetch(`${url}/healthz`)
  await fetch(`${url}/api/nowhere`)
  isReady = false
  await fetch(`${url}/readyz`)
  isReady = true
  expect(await counts()).toEqual(before.map((count) => count + 1))
})

test('the Grafana dashboard and alert rules together use exactly the existing metrics', async () => {
  const text = await (await metricsFor(token)).text()
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const files = ['grafana-directory.json', 'alerts.yml'].map((name) => readFile(`docs/deploy/${name}`, 'utf8'))
  const board = (await Promise.all(files)).join('\n')
  const shown = new Set(board.match(/\b(directory_|nodejs_|process_)\w+/g))
  expect([...shown].filter((name) => !known.has(name.replace(/_bucket$/, '')))).toEqual([])
  expect([...known].filter((name) => name!.startsWith('directory_') && !board.includes(name!))).toEqual([])
})

test('only counters are named as totals, as Prometheus recommends', async () => {
  const types = [...(await (await metricsFor(token)).text()).matchAll(/^# TYPE (\S+) (\w+)/gm)]
  expect(types.filter(([, name, type]) => name!.endsWith('_total') !== (type === 'counter'))).toEqual([])
})

test('a request id is accepted from a trusted proxy only, if short and plain', async () => {
  const made = /^[\da-f]{8}-[\da-f-]{27}$/
  const getRequestId = async (origin: string, given: string) =>
    (await fetch(`${origin}/healthz`, { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await getRequestId(ownUrl, 'given-by_proxy')).toBe('given-by_proxy')
  expect(await getRequestId(url, 'given-by-anybody')).toMatch(made)
  for (const wrong of ['short', 'x'.repeat(65), 'with a "quote" and spaces'])
    expect(await getRequestId(ownUrl, wrong)).toMatch(made)
})

test('requests that another site’s form could send with a cookie are refused', async () => {
  const plain = await post('{"query":"{ __typename }"}', { 'content-type': 'text/plain' })
  expect(plain.status).toBe(400)
  const get = await fetch(`${url}/graphql?query={__typename}`, { headers: { cookie: 'session=x' } })
  expect(get.status).toBe(400)
})

test('a body that is too large, or no JSON, gets a clear answer', async () => {
  const large = await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(1_100_000)}` }))
  expect([large.status, await large.json()]).toEqual([413, { message: 'The body is too large' }])
  const broken = await post('{"query":')
  expect([broken.status, await broken.json()]).toEqual([400, { message: 'The body is not valid JSON' }])
})

test('an unknown address of the API answers JSON with 404', async () => {
  const answer = await fetch(`${url}/api/nothing`)
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'This address does not exist in this API' }])
})

test('modules below /api are served in development only', async () => {
  const modules = [
    '/api/ads/ad-network.rules.ts',
    '/api/suppliers/supplier.rules.ts',
    '/api/server/trim-slashes.ts?t=1',
    '/api/pictures/drawn/tiles.svg',
  ]
  const answers = (at: string) => Promise.all(modules.map(async (path) => (await fetch(at + path)).status))
  expect([await answers(devUrl), await answers(url)]).toEqual([
    [200, 200, 200, 200],
    [404, 404, 404, 404],
  ])
  expect((await fetch(`${devUrl}/api/nothing`)).status).toBe(404)
})

test('a known API path responds 405 to other methods, with the allowed ones', async () => {
  const known = [
    ['PUT', '/api/suppliers', 'GET, HEAD, POST'],
    ['DELETE', '/api/suppliers', 'GET, HEAD, POST'],
    ['PATCH', '/api/suppliers/', 'GET, HEAD, POST'],
    ['DELETE', '/api/suppliers/1', 'GET, HEAD'],
    ['POST', '/api/suppliers/search', 'GET, HEAD'],
    ['PUT', '/api/suppliers/1/reviews', 'GET, HEAD'],
    ['GET', '/api/business-requests', 'POST'],
    ['PUT', '/api/business-requests', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['POST', '/api/auth/user', 'GET, HEAD'],
    ['POST', '/api/locations/counties/essex/content', 'GET, HEAD'],
    ['DELETE', '/api/blog-posts', 'GET, HEAD'],
    ['GET', '/api/admin/clean-duplicates', 'POST'],
    ['PUT', '/', 'GET, HEAD'],
    ['DELETE', '/contact', 'GET, HEAD, POST'],
  ] as const
  for (const [method, path, allowed] of known) {
    const answer = await fetch(url + path, { method })
    expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, allowed])
    expect(await answer.json()).toEqual({ message: `${method} is not allowed here. Allowed: ${allowed}` })
  }
  const options = await fetch(`${url}/api/suppliers`, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST'])
  expect((await fetch(`${url}/api/nothing`, { method: 'DELETE' })).status).toBe(404)
})

test('/graphql answers 405 to any method but GET and POST', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await fetch(`${url}/graphql`, { method })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, POST'])
    const message = `${method} is not allowed here. Allowed: GET, POST`
    expect(await answer.json()).toEqual({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
  }
  const options = await fetch(`${url}/graphql`, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST'])
})

test('a body that is no object gets a message on what to send', async () => {
  for (const path of ['/api/business-requests', '/api/suppliers', '/api/auth/login']) {
    for (const body of ['[]', '[{"name":"Honeybourne Blinds"}]']) {
      const answer = await fetch(url + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      const { message } = (await answer.json()) as { message: string }
      expect([path, body, answer.status, message]).toEqual([
        path,
        body,
        400,
        expect.stringMatching(/^Send one JSON object with \w+, \w+/),
      ])
    }
  }
  const answer = await fetch(`${url}/api/business-requests`, {
    method: 'POST',
    body: '[]',
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.json()).toEqual({ message: 'Send one JSON object with businessName, email and phone' })
})

test('an internal error reveals only its id', async () => {
  const broken = createContext({ ...database, pool: undefined as never }, env, { ip: '' })
  const { errors } = await graphql.execute({ query: '{ suppliers { totalCount } }' }, broken)
  const [error] = errors!
  expect(error).toMatchObject({
    message: 'Something went wrong on our side.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  })
  expect(error!.extensions!.id).toMatch(/^[\da-f-]{36}$/)
  expect(JSON.stringify(error)).not.toContain('undefined')
})

test('every response has a request id and the security headers', async () => {
  const { headers } = await fetch(`${ownUrl}/healthz`, { headers: { 'x-request-id': 'given-by-proxy' } })
  expect(headers.get('x-request-id')).toBe('given-by-proxy')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toBe('geolocation=(self), camera=(), microphone=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('a request is logged with its path, cut if long, and without its query, which may hold a secret', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue(undefined)
  const long = `/api/${'x'.repeat(400)}`
  for (const path of ['/api/nowhere', long])
    await fetch(`${ownUrl}${path}?token=secret`, { method: 'POST', headers: { 'x-request-id': 'given-by-proxy' } })
  const line = { requestId: 'given-by-proxy', method: 'POST', status: 404, durationMs: expect.any(Number) }
  expect(info.mock.calls.filter(([, message]) => message === 'request')).toEqual([
    [{ ...line, path: '/api/nowhere' }, 'request'],
    [{ ...line, path: long.slice(0, 300) }, 'request'],
  ])
  info.mockRestore()
})

test('a client that disconnects during a response is not logged as an error', () => {
  const app = createApp({
    env,
    graphql,
    admission: createAdmission(),
    contextFor,
    isReady: async () => true,
    pages: () => {},
  })
  const fault = vi.spyOn(log, 'error').mockImplementation(() => {})
  const left = { syscall: 'write', headerSent: true }
  for (const code of ['EPIPE', 'ECONNRESET']) app.emit('error', Object.assign(new Error(code), { ...left, code }))
  expect(fault).not.toHaveBeenCalled()
  app.emit('error', Object.assign(new Error('read ECONNRESET'), { syscall: 'read', code: 'ECONNRESET' }))
  expect(fault).toHaveBeenCalledOnce()
  fault.mockRestore()
})
