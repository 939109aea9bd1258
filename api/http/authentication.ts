import type { IncomingMessage, ServerResponse } from 'node:http'
import type Koa from 'koa'
import type { Context as KoaContext } from 'koa'
import type { WebSocket } from 'ws'
import { createSessions } from '../accounts/sessions/sessions.ts'
import { watchSockets } from '../accounts/sessions/watch-sockets.ts'
import type { Database } from '../database/orm.ts'
import { createQuotas, type SocketParams } from '../partners/keys/quotas.ts'
import { createKeyUse } from '../partners/keys/key-use.ts'
import { createKnownKeys } from '../partners/keys/known-keys.ts'
import { clientAddress } from '../server/client-address.ts'
import { createContext, type Requester } from '../server/context.ts'
import type { Env } from '../process/env.ts'
import { getQuotaOfRequest } from './load-quota.ts'
import type { ShutdownHooks } from '../process/shutdown.ts'

/** `app` is called only once requests arrive. */
export const createAuthentication = async (database: Database, env: Env, stops: ShutdownHooks, app: () => Koa) => {
  const { pool, url } = database
  const sessions = createSessions(pool, env)
  const sockets = await watchSockets(url, sessions.store.keepAlive)
  stops.push(sockets.close)
  const keys = createKnownKeys(pool)
  const readKeys = await stops.copy('the API keys', keys.refresh)
  const keyUse = createKeyUse(pool)
  stops.push(keyUse.stop)
  const quotas = createQuotas(pool, keys, keyUse, {
    pointsPerSecond: env.KEYLESS_POINTS_PER_SECOND,
    burst: env.KEYLESS_BURST,
  })
  const contextFor = (requester: Requester) => createContext(database, env, requester)
  const getAddress = (request: IncomingMessage) => clientAddress(request, env.TRUST_PROXY)
  const getQuota = (request: IncomingMessage) => quotas.forRequest(request, getAddress(request))
  return {
    sessions: sessions.middleware,
    accounts: quotas,
    readKeys,
    getAddress,
    accountFor: getQuota,
    watch: (request: IncomingMessage, socket: WebSocket) => sockets.watch(socket, sessions.find(app(), request)),
    createRequestContext: async (ctx: KoaContext) =>
      contextFor({ ...sessions.getRequester(ctx), ...getQuotaOfRequest(ctx) }),
    /** For a request whose session is not loaded. */
    createAnonymousContext: (request: IncomingMessage, response: ServerResponse) =>
      contextFor({ ip: getAddress(request), quota: getQuota(request), hasLeft: () => response.closed }),
    createSocketContext: async (request: IncomingMessage, socketParams?: SocketParams) => {
      const requester = await sessions.getSocketRequester(app(), request)
      return contextFor({ ...requester, quota: quotas.forSocket(request, requester.ip, socketParams) })
    },
  }
}
