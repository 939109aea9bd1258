import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Post } from '../blog/post.entity.ts'
import { runSql } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { log } from '../process/log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createAdmission } from '../server/admission.ts'
import { createApp } from './app.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createCache } from '../cache/cache.ts'
import { createResponseCache } from '../graphql/response-cache.ts'
import { reportFailures, startTracing } from './tracing.ts'
import { watchOperations } from '../graphql/watch-operations.ts'
import { watchPage } from '../pages/watch-page.ts'

log.level = 'silent'
const database = await testDatabase()
await database.orm.em.fork().find(Post, {}) // a new connection is set up by an extra statement
const servers: Server[] = []
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await database.close()
})

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string } }[]
}

const collector = async () => {
  const bodies: string[] = []
  const url = await serve(async (request, response) => {
    bodies.push(`${request.url} ${await text(request)}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const spans = () =>
    bodies.flatMap((body) => {
      expect(body).toMatch(/^\/v1\/traces \{"resourceSpans":/)
      const { resourceSpans } = JSON.parse(body.slice('/v1/traces '.length)) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
      }
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    })
  return { url, bodies, spans }
}

const args = { word: { type: GraphQLString } }
const stored = {
  type: GraphQLInt,
  args,
  resolve: async (_: unknown, { word }: { word?: string }, { em }: Context) => {
    await runSql(database.pool, 'select $1::text as own', [word ?? ''])
    await em.findOne(Post, { id: 4711, slug: word ?? '' })
    return 1
  },
}
const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { stored } }) })
const query = 'query CountyPage($word: String) { stored(word: $word) }'

const tracedSite = async (endpoint: string, settings: NodeJS.ProcessEnv = {}, flushWithinMs?: number) => {
  const env = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'silent', ...settings })
  const tracing = startTracing(env, flushWithinMs)
  const watch = watchOperations({ names: new Set(['CountyPage']), slowMs: 60_000, traces: tracing.traces })
  const graphql = createGraphQLServer(schema, { watch })
  const contextFor = () => ({ ip: '192.0.2.1', em: database.orm.em.fork() }) as Context
  const execute = (word: string) => graphql.execute({ query, variables: { word } }, contextFor())
  const responses = createResponseCache(createCache())
  await graphql.start()
  const app = createApp({
    env,
    graphql,
    admission: createAdmission(),
    responses,
    contextFor: async () => contextFor(),
    isReady: async () => true,
    pages: async (ctx) => {
      const page = { status: 200, head: '', styles: '', body: '', data: '', modules: [], tags: [] }
      const watched = { requestId: ctx.state.requestId, path: ctx.path, slowMs: 60_000 }
      await watchPage(watched, async () => (await execute('of a page'), page))
      ctx.body = 'a page'
    },
  })
  const answer = app.callback()
  const url = await serve(tracing.around(responses.inFront((request, response) => void answer(request, response))))
  const post = async (word: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        body: JSON.stringify({ query, variables: { word } }),
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).json()
  const stop = async () => {
    await tracing.stop()
    await graphql.stop()
  }
  return { url, ask: execute, post, stop }
}

const getSpanPaths = (spans: SentSpan[]) => {
  const known = new Map(spans.map((span) => [span.spanId, span]))
  const path = ({ name, parentSpanId = '' }: SentSpan): string =>
    known.has(parentSpanId) ? `${path(known.get(parentSpanId)!)} > ${name}` : name
  return spans.map(path).toSorted()
}

const inRequest = (request: string) => [
  request,
  `${request} > graphql CountyPage`,
  `${request} > graphql CountyPage > sql select`,
  `${request} > graphql CountyPage > sql select`,
]

test('the collector gets each request with its page, operations and statements, on every path', async () => {
  const { url, spans, bodies } = await collector()
  const site = await tracedSite(url)
  for (const word of ['secret 1', 'secret 2', 'secret 3'])
    expect(await site.post(word)).toEqual({ data: { stored: 1 } })
  expect(await (await fetch(`${site.url}/counties/kent?secret=4`)).text()).toBe('a page')
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await site.ask('over a socket')
  await site.stop()
  const page = [
    'GET > page',
    'GET > page > graphql CountyPage',
    ...Array<string>(2).fill('GET > page > graphql CountyPage > sql select'),
  ]
  const alone = ['graphql CountyPage', ...Array<string>(2).fill('graphql CountyPage > sql select')]
  const posted = [1, 2, 3].flatMap(() => inRequest('POST /graphql'))
  expect(getSpanPaths(spans())).toEqual([...posted, 'GET', ...page, ...alone].toSorted())
  const of = (name: string) =>
    Object.fromEntries(
      spans()
        .find((span) => span.name === name)!
        .attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]),
    )
  expect(of('GET')).toMatchObject({ 'url.path': '/counties/kent', 'http.response.status_code': 200 })
  expect(of('sql select')).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': 'select $1::text as own' })
  expect(bodies.join('')).toContain('"service.name","value":{"stringValue":"directory"}')
  expect(bodies.join('')).toContain('where \\"p0\\".\\"id\\" = ? and \\"p0\\".\\"slug\\" = …')
  expect(bodies.join('')).not.toMatch(/secret|of a page|over a socket|limit 1/)
})

test('traces of a trusted proxy are continued, others are not', async () => {
  const { url, spans } = await collector()
  const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const traceparent = `00-${traceId}-${parentSpanId}-01`
  for (const TRUST_PROXY of ['1', '0']) {
    const site = await tracedSite(url, { TRUST_PROXY })
    await site.post('a', { traceparent })
    await site.stop()
  }
  const [behind, open] = spans().filter(({ name }) => name === 'POST /graphql')
  expect(behind).toMatchObject({ traceId, parentSpanId })
  expect(open!.traceId).not.toBe(traceId)
  expect(open!.parentSpanId).toBeFalsy()
})

test('traces are sampled', async () => {
  const { url, spans } = await collector()
  const site = await tracedSite(url, { OTEL_TRACES_SAMPLER_ARG: '0' })
  expect(await site.post('a')).toEqual({ data: { stored: 1 } })
  await site.stop()
  expect(spans()).toEqual([])
})

test('an unavailable or slow collector delays no response and shutdown only a little, with a log entry', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const refusing = await tracedSite(await serve((_, response) => void response.writeHead(403).end()))
  expect(await refusing.post('a')).toEqual({ data: { stored: 1 } })
  await refusing.stop()
  const lost = 'trace collector unavailable; dropping traces'
  expect(warn.mock.calls.filter(([, message]) => message === lost)).toEqual([[{ reason: expect.any(String) }, lost]])
  const away = await tracedSite('http://127.0.0.1:1', {}, 50)
  expect(await away.post('a')).toEqual({ data: { stored: 1 } })
  await away.stop()
  const pending: ServerResponse[] = []
  const slow = await tracedSite(await serve((_, response) => void pending.push(response)), {}, 50)
  expect(await slow.post('a')).toEqual({ data: { stored: 1 } })
  await slow.stop()
  expect(pending.every(({ destroyed }) => !destroyed)).toBe(true)
})

test('each outage of the collector is logged once', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const codes = [1, 1, 0, 1]
  const exporter = reportFailures({ export: (_, done) => done({ code: codes.shift()! }), shutdown: async () => {} })
  for (let at = 0; at < 4; at++) exporter.export([], () => {})
  expect(warn).toHaveBeenCalledTimes(2)
})

test('tracing is loaded only with its setting, by one file', () => {
  const using = (text: string) =>
    globSync('api/**/*.ts').filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes(text))
  expect(using("from '@opentelemetry/")).toEqual(['api/start/tracing.ts'])
  expect(using("/tracing.ts'")).toEqual(['api/start/start.ts'])
  expect(readFileSync('api/start/start.ts', 'utf8')).toContain(
    "env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./tracing.ts')).startTracing(env) : undefined",
  )
})
