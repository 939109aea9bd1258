import type { IncomingMessage, ServerResponse } from 'node:http'
import type Koa from 'koa'
import type { Context as KoaContext } from 'koa'
import type { WebSocket } from 'ws'
import { createSessions } from '../accounts/sessions/sessions.ts'
import { watchSockets } from '../accounts/sessions/watch-sockets.ts'
import type { Database } from '../database/orm.ts'
import { createAccounts, type ToldBySocket } from '../partners/keys/accounts.ts'
import { createKeyUse } from '../partners/keys/key-use.ts'
import { createKnownKeys } from '../partners/keys/known-keys.ts'
import { clientAddress } from '../server/client-address.ts'
import { createContext, type Asker } from '../server/context.ts'
import type { Env } from '../process/env.ts'
import { accountIn } from './open-account.ts'
import type { Stops } from '../process/stops.ts'

/**
 * Creates the contexts of operations from session or API key: for HTTP, WebSockets, and cached responses. `app` is
 * called only once requests arrive.
 */
export const knowAskers = async (database: Database, env: Env, stops: Stops, app: () => Koa) => {
  const { pool, url } = database
  const sessions = createSessions(pool, env)
  const sockets = await watchSockets(url, sessions.store.keepAlive)
  stops.push(sockets.close)
  const keys = createKnownKeys(pool)
  const readKeys = await stops.copy('the API keys', keys.refresh)
  const keyUse = createKeyUse(pool)
  stops.push(keyUse.stop)
  const accounts = createAccounts(pool, keys, keyUse, {
    pointsPerSecond: env.KEYLESS_POINTS_PER_SECOND,
    burst: env.KEYLESS_BURST,
  })
  const contextFor = (asker: Asker) => createContext(database, env, asker)
  const addressOf = (request: IncomingMessage) => clientAddress(request, env.TRUST_PROXY)
  const accountFor = (request: IncomingMessage) => accounts.ofRequest(request, addressOf(request))
  return {
    sessions: sessions.middleware,
    accounts,
    readKeys,
    addressOf,
    accountFor,
    watch: (request: IncomingMessage, socket: WebSocket) => sockets.watch(socket, sessions.find(app(), request)),
    contextOf: async (ctx: KoaContext) => contextFor({ ...sessions.askerOf(ctx), ...accountIn(ctx) }),
    /** Of a request that nobody's session is looked up for. */
    contextOfAnybody: (request: IncomingMessage, response: ServerResponse) =>
      contextFor({ ip: addressOf(request), account: accountFor(request), hasLeft: () => response.closed }),
    contextOfSocket: async (request: IncomingMessage, told?: ToldBySocket) => {
      const asker = await sessions.askerOfSocket(app(), request)
      return contextFor({ ...asker, account: accounts.ofSocket(request, asker.ip, told) })
    },
  }
}
