import type { AddressInfo } from 'node:net'
import { hashPassword } from '../accounts/sign-in/password.ts'
import { createSessions } from '../accounts/sessions/sessions.ts'
import { watchSockets } from '../accounts/sessions/watch-sockets.ts'
import { testBrowser } from './test-browser.ts'
import { testDatabase } from './test-database.ts'
import { testSchema } from './test-site.ts'
import { createApp } from '../start/app.ts'
import { createContext, type Requester } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { createCrossSiteCheck } from '../http/csrf.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { startWebSockets } from '../graphql/web-sockets.ts'
import { createAdmission } from '../server/admission.ts'
import { createHttpServer } from '../http/http-server.ts'
import { log } from '../process/log.ts'

/** `ada` is an administrator, `bob` is not. */
export const testSessionSite = async (settings: NodeJS.ProcessEnv = {}) => {
  log.level = 'silent'
  const database = await testDatabase()
  const env = readEnv({
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'a secret for tests, of 32 letters',
    TRUST_PROXY: '1',
    ...settings,
  })
  await database.pool.query(
    "insert into app_user (username, password, is_admin, role) values ('ada', $1, true, 'admin'), ('Bob', $2, false, 'user')",
    [await hashPassword('lovelace'), await hashPassword('builder1')],
  )
  const clock = { ms: Date.now() }
  const sessions = createSessions(database.pool, env, () => new Date(clock.ms))
  const sockets = await watchSockets(database.url, sessions.store.keepAlive, 200)
  const { server } = createHttpServer()
  const admission = createAdmission()
  const graphql = createGraphQLServer(testSchema, { httpServer: server, closeSockets: () => live.close() })
  const contextFor = async (requester: Requester) => createContext(database, env, requester)
  const live = startWebSockets(
    server,
    graphql,
    async (request) => contextFor(await sessions.getSocketRequester(app, request)),
    {
      watch: (request, socket) => sockets.watch(socket, sessions.find(app, request)),
      isCrossSite: createCrossSiteCheck(env),
      admission,
    },
  )
  await graphql.start()
  const app = createApp({
    env,
    graphql,
    admission,
    contextFor: (ctx) => contextFor(sessions.getRequester(ctx)),
    sessions: sessions.middleware,
    isReady: async () => true,
    pages: async (ctx) => {
      ctx.body = 'a page'
    },
  })
  app.keys = [env.SESSION_SECRET!]
  server.on('request', app.callback())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const browser = (ip?: string) => testBrowser(() => origin, ip)

  return {
    database,
    env,
    clock,
    origin,
    app,
    admission,
    browser,
    rows: async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows,
    close: async () => {
      await graphql.stop()
      await sockets.close()
      await database.close()
    },
  }
}
