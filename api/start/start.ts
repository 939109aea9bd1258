import 'reflect-metadata'
import type { RequestListener } from 'node:http'
import { entities } from './entities.ts'
import { createNetworkHosts } from '../ads/network-hosts.ts'
import { createFirstAdmin } from '../accounts/account/first-admin.ts'
import { withSecret } from '../accounts/sign-in/session-secret.ts'
import { checkBackupTo } from '../maintenance/backup/find-backup-target.ts'
import { createCache } from '../cache/cache.ts'
import { startInvalidation } from '../cache/invalidation.ts'
import { rejectOnAbort, connectDatabase } from '../database/embedded/connect.ts'
import type { Database } from '../database/orm.ts'
import { createProbe } from '../database/probe.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import { wantsDemo } from '../seed/remove-demo.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { seedReference } from '../seed/seed-reference.ts'
import { isRemovedPage } from '../suppliers/suppression.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { work } from './tasks.ts'
import { refuseUnclear } from '../http/bad-request.ts'
import { createApp } from './app.ts'
import { cachedPageListener } from '../pages/cached-page-listener.ts'
import { buildPages, isSmallMachine } from '../build/build.ts'
import { isDatabaseAway, readErrorCode } from '../process/database-errors.ts'
import { StartError, type Env } from '../process/env.ts'
import { createCrossSiteCheck } from '../http/csrf.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { startWebSockets } from '../graphql/web-sockets.ts'
import { getServerUrl, listenOn, probePort } from '../http/listen-on.ts'
import { log } from '../process/log.ts'
import { createMetrics, listenForMetrics, metricsRoute } from '../http/metrics.ts'
import { oneLine } from '../text/one-line.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { createPages } from '../pages/page.ts'
import { openStreets } from '../pages/streets/open-streets.ts'
import { createResponseCache } from '../graphql/response-cache.ts'
import { createSchema } from '../graphql/schema.ts'
import { hasSandbox } from '../http/security-headers.ts'
import { serveInTurn, createHttpServer } from '../http/http-server.ts'
import { screenQueries, trustedDocuments } from '../graphql/screen-queries.ts'
import { watchOperations } from '../graphql/watch-operations.ts'
import { checkSources } from '../scraping/sources/registry.ts'
import { createRedirectMiddleware } from '../office/redirects/redirect-middleware.ts'
import { createEffectiveSettings } from '../office/site/effective-settings.ts'
import { createVisitCounters } from '../stats/visit-counters.ts'
import { createAdmission } from '../server/admission.ts'
import { createAuthentication } from '../http/authentication.ts'
import { createShutdownHooks, type ShutdownHooks } from '../process/shutdown.ts'

export interface RunningSite {
  url: string
  password: string | undefined
  stop: () => Promise<void>
}

/** `stop` shuts down in reverse order, and `signal` at any time. @throws StartError naming the setting to change. */
export const start = async (settings: Env, signal = new AbortController().signal): Promise<RunningSite> => {
  log.level = settings.LOG_LEVEL
  checkSources(settings)
  if (settings.WORKER) await checkBackupTo(settings)
  pictureStore(settings)
  const stops = createShutdownHooks()
  try {
    const starting = begin(settings, stops, signal)
    return { ...(await Promise.race([starting, rejectOnAbort(signal)])), stop: stops.stop }
  } catch (error) {
    await stops.stop()
    throw explainFailure(error)
  }
}

/** One line if the machine or the database is the cause; any other error is a bug and needs its stack. */
export const explainFailure = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const message = oneLine(error.message)
  const code = readErrorCode(error) ?? ''
  if (isDatabaseAway(error)) return new StartError(`The database went away while the site was starting: ${message}`)
  if (/^(53|42501)/.test(code)) return new StartError(`The database refuses while the site is starting: ${message}`)
  if (/^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)$/.test(code)) return new StartError(`A file cannot be written: ${message}`)
  return error
}

const begin = async (settings: Env, stops: ShutdownHooks, signal: AbortSignal): Promise<Omit<RunningSite, 'stop'>> => {
  await probePort(settings)
  const building = beginBuilding(settings, stops, signal)
  const opening = openStreets(settings)
  stops.push(async () => (await opening).archive?.close())
  if (isSmallMachine()) await building
  const database = await connect(settings, stops, signal)
  const { pool } = database
  const { site, readSite } = await prepareData(database, settings, stops)
  const { env } = site

  const { watch, trusted, trace } = await watchedOperations(env, stops)
  const admission = createAdmission()
  const registry = env.METRICS_PORT || env.METRICS_TOKEN ? createMetrics(database) : undefined
  if (registry && env.METRICS_PORT) stops.push(await listenForMetrics(registry, env))
  const { server: httpServer, drain } = createHttpServer()
  const authentication = await createAuthentication(database, env, stops, () => app)
  const graphql = createGraphQLServer(createSchema(), {
    httpServer,
    closeSockets: () => live.close(),
    hasSandbox: hasSandbox(env),
    watch,
    trusted,
  })
  const live = startWebSockets(httpServer, graphql, authentication.createSocketContext, {
    admission,
    watch: authentication.watch,
    isCrossSite: createCrossSiteCheck(env),
    getAddress: authentication.getAddress,
  })
  const { analytics, stop: stopAnalytics } = createVisitCounters(pool)
  stops.push(stopAnalytics)
  const cache = createCache()
  const responses = createResponseCache(cache, {
    analytics,
    trustedProxies: env.TRUST_PROXY,
    accountFor: authentication.accountFor,
    runner: { graphql, admission, contextFor: authentication.createAnonymousContext },
  })
  await graphql.start()

  const adNetwork = createNetworkHosts(pool)
  const readAdNetwork = await stops.copy('the advertising network', adNetwork.refresh)
  const redirects = createRedirectMiddleware(pool)
  stops.push(redirects.stop)
  const readRedirects = await stops.copy('the redirects', redirects.refresh)
  const changes = await startInvalidation(database, env, stops, cache.tags, {
    site: readSite,
    keys: authentication.readKeys,
    redirects: readRedirects,
    adNetwork: readAdNetwork,
  })

  const streets = await opening
  const answers = createProbe(pool)
  let isStopping = false
  const pages = await createPages({
    env,
    graphql,
    admission,
    hasDemoData: () => hasDemoData(pool),
    isGone: (path) => isRemovedPage(pool, path),
    site,
    cache,
    analytics,
    catchUp: changes.catchUp,
    streets: streets.shown,
    from: await building,
  })
  const app = createApp({
    env,
    graphql,
    admission,
    accounts: authentication.accounts,
    responses,
    cache,
    adNetwork: adNetwork.now,
    icons: site.icons,
    redirect: redirects.redirect,
    contextFor: authentication.createRequestContext,
    sessions: authentication.sessions,
    isReady: async () => !isStopping && answers(),
    isListening: () => !cache.tags.isDisconnected(),
    ...(registry && env.METRICS_TOKEN ? { metrics: metricsRoute(registry, env.METRICS_TOKEN) } : {}),
    pages: pages.middleware,
    inlineScripts: pages.inlineScripts,
    streets,
  })
  app.keys = [env.SESSION_SECRET]
  const answer = app.callback()
  const listenBefore = cachedPageListener({ cache, analytics, env, isCaughtUp: changes.isCaughtUp })
  const listener = responses.inFront(listenBefore((request, response) => void answer(request, response)))
  httpServer.on('request', serveInTurn(refuseUnclear(trace(listener))))
  signal.throwIfAborted()
  if (env.WORKER) stops.push((await startWorker({ env, database }, work)).stop)
  await queueJob(pool, 'check_counters', {}, { key: 'check_counters', maxAttempts: 3, priority: 10 })
  await listenOn(httpServer, env)
  stops.push(() => graphql.stop())
  if (env.NODE_ENV === 'production') stops.push(drain) // a developer's restart need not wait
  stops.push(async () => {
    isStopping = true
  })
  return { url: getServerUrl(httpServer, env), password: await createFirstAdmin(database, env) }
}

/** In parallel; its errors surface only when it is awaited. */
const beginBuilding = (settings: Env, stops: ShutdownHooks, signal: AbortSignal) => {
  const stopped = new AbortController()
  stops.push(async () => stopped.abort())
  const building =
    settings.NODE_ENV === 'development' ? startVite(stops) : buildPages(AbortSignal.any([signal, stopped.signal]))
  building.catch(() => {}) // errors of the database are reported first
  return building
}

const startVite = async (stops: ShutdownHooks) => {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } })
  stops.pushWithoutTimeout(() => vite.close())
  return vite
}

const connect = async (settings: Env, stops: ShutdownHooks, signal: AbortSignal) => {
  const connecting = connectDatabase(settings, entities, signal)
  stops.pushWithoutTimeout(async () => (await connecting.catch(() => undefined))?.close())
  return connecting
}

const prepareData = async (database: Database, settings: Env, stops: ShutdownHooks) => {
  const site = createEffectiveSettings(database.pool, await withSecret(settings))
  await seedReference(database)
  const readSite = await stops.copy('the site’s settings', site.refresh)
  if (await wantsDemo(database.pool, site.env)) await seedDemo(database)
  return { site, readSite }
}

const watchedOperations = async (env: Env, stops: ShutdownHooks) => {
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./tracing.ts')).startTracing(env) : undefined
  if (tracing) stops.push(tracing.stop)
  const queries = screenQueries()
  return {
    watch: watchOperations({ names: new Set(queries.keys()), slowMs: env.SLOW_MS, traces: tracing?.traces }),
    trusted: trustedDocuments(queries),
    trace: (listener: RequestListener) => tracing?.around(listener) ?? listener,
  }
}
