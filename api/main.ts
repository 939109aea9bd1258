import 'reflect-metadata'
import { createServer } from 'node:http'
import { loadEnvFile } from 'node:process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createFirstAdmin } from './auth/first-admin.ts'
import { connectDatabase } from './database/connect.ts'
import { readOrCreate } from './database/embedded.ts'
import { seedDemo } from './database/seed/seed-demo.ts'
import { seedReference } from './database/seed/seed-reference.ts'
import { createApp } from './server/app.ts'
import { buildIfStale } from './server/build.ts'
import { createContext } from './server/context.ts'
import { readEnv, StartError, type Env } from './server/env.ts'
import { createApollo } from './server/graphql.ts'
import { startLive } from './server/live.ts'
import { log } from './server/log.ts'
import { createPages } from './server/page.ts'
import { createSchema } from './server/schema.ts'

/** Starts the site: settings, database, data, server. Answers how to stop it, in the reverse order. */
export const start = async (env: Env) => {
  const isDevelopment = env.NODE_ENV === 'development'
  const building = isDevelopment ? undefined : buildIfStale()
  building?.catch(() => {}) // awaited below: a failing database is told first
  const database = await connectDatabase(env)
  const stops: (() => Promise<unknown>)[] = [database.close]
  const stop = async () => {
    for (const step of stops.splice(0).toReversed()) await step()
  }
  try {
    await seedReference(database)
    if (env.SEED_DEMO ?? !env.DATABASE_URL) await seedDemo(database)
    const password = await createFirstAdmin(database, env)
    const secret = env.SESSION_SECRET ?? (await readOrCreate(join(env.DATA_DIR, 'session-secret'), () => randomBytes(32).toString('hex')))
    await building

    const schema = createSchema()
    const httpServer = createServer()
    const contextFor = (ip: string) => createContext(database, env, { ip })
    const live = startLive(httpServer, schema, (request) => contextFor(request.socket.remoteAddress ?? ''))
    const apollo = createApollo(schema, httpServer, live.close)
    await apollo.start()
    const vite = isDevelopment
      ? await (await import('vite')).createServer({ appType: 'custom', server: { middlewareMode: true } })
      : undefined
    if (vite) stops.push(() => vite.close())
    const app = createApp({
      apollo,
      contextFor,
      isDevelopment,
      isReady: () => database.pool.query('select 1').then(() => true, () => false),
      pages: await createPages({ env, schema, vite, hasDemoData: () => hasDemoData(database.pool) }),
    })
    app.keys = [secret]
    httpServer.on('request', app.callback())
    await listen(httpServer, env)
    stops.push(() => apollo.stop())
    const address = httpServer.address()
    const port = typeof address === 'object' && address ? address.port : env.PORT
    const shownHost = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST
    return { url: `http://${shownHost}:${port}`, password, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const hasDemoData = async (pool: { query(sql: string): Promise<{ rows: { found: boolean }[] }> }) =>
  (await pool.query('select exists (select from supplier where is_demo) as found')).rows[0]!.found

const listen = (server: ReturnType<typeof createServer>, { PORT, HOST }: Env) =>
  new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') fail(new StartError(`PORT ${PORT} is in use by another program`))
      else if (error.code === 'EACCES') fail(new StartError(`PORT ${PORT} may not be used by this user`))
      else fail(new StartError(`HOST ${HOST} cannot be listened on: ${error.message}`))
    })
    server.listen(PORT, HOST, done)
  })

const main = async () => {
  if (existsSync('.env')) loadEnvFile('.env')
  const { url, password, stop } = await start(readEnv())
  if (password) console.log(`Administrator: ${readEnv().ADMIN_USERNAME}, password ${password} (shown only this once)`)
  console.log(`Ready: ${url}`)
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    if (!(error instanceof StartError)) log.fatal({ err: error }, 'the site does not start')
    console.error(error instanceof StartError ? error.message : 'The site does not start; the reason is in the log above.')
    process.exit(1)
  })
}
