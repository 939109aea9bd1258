import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GraphQLSchema } from 'graphql'
import type { Context as KoaContext } from 'koa'
import { createAdmission } from '../server/admission.ts'
import { createHttpServer } from '../http/http-server.ts'
import { createApp } from '../start/app.ts'
import { createCache } from '../cache/cache.ts'
import type { Context } from '../server/context.ts'
import type { Analytics } from '../schema/analytics.ts'
import { readEnv } from '../process/env.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { startWebSockets } from '../graphql/web-sockets.ts'
import type { Quotas } from '../partners/keys/quotas.ts'
import { log } from '../process/log.ts'
import { createResponseCache } from '../graphql/response-cache.ts'

/** With everything that the site puts in front of a schema, except for pages. */
export const testServer = async (
  schema: GraphQLSchema,
  contextFor: (ctx?: KoaContext) => Partial<Context>,
  {
    accounts,
    trusted,
    maxBytes,
    ...caching
  }: {
    maxAgeMs?: number
    maxBytes?: number
    trustedProxies?: number
    accounts?: Quotas
    analytics?: Analytics
    trusted?: ReadonlyMap<string, string>
  } = {},
  admission = createAdmission(),
) => {
  log.level = 'silent'
  const { server } = createHttpServer()
  const graphql = createGraphQLServer(schema, {
    httpServer: server,
    closeSockets: () => live.close(),
    ...(trusted ? { trusted } : {}),
  })
  const ip = '192.0.2.1'
  const accountFor = accounts && ((request: IncomingMessage) => accounts.forRequest(request, ip))
  const cache = createCache(maxBytes ? { maxBytes } : {})
  const responses = createResponseCache(cache, {
    ...caching,
    accountFor,
    runner: {
      graphql,
      admission,
      contextFor: (request) => ({ ip, ...(accountFor ? { quota: accountFor(request) } : {}) }) as Context,
    },
  })
  const context = async (ctx?: KoaContext) => contextFor(ctx) as Context
  const live = startWebSockets(
    server,
    graphql,
    async (request, key) => {
      const own = await context()
      return accounts ? Object.assign(own, { quota: accounts.forSocket(request, ip, key) }) : own
    },
    { admission },
  )
  await graphql.start()
  const app = createApp({
    env: readEnv({}),
    cache,
    graphql,
    admission,
    accounts,
    responses,
    contextFor: context,
    isReady: async () => true,
    pages: async (ctx) => {
      ctx.body = 'a page'
    },
  })
  const answer = app.callback()
  server.on(
    'request',
    responses.inFront((request, response) => void answer(request, response)),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  return {
    url,
    send,
    tags: cache.tags,
    ask: (query: string, variables = {}, headers: Record<string, string> = {}) =>
      send(JSON.stringify({ query, variables }), headers),
    stop: () => graphql.stop(),
  }
}
