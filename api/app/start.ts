import 'reflect-metadata'
import type { IncomingMessage } from 'node:http'
import { entities } from './entities.ts'
import { createNetworkHosts } from '../ads/network-hosts.ts'
import { createFirstAdmin } from '../auth/first-admin.ts'
import { withSecret } from '../auth/kept-secret.ts'
import { createSessions } from '../auth/sessions.ts'
import { watchSockets } from '../auth/watch-sockets.ts'
import { findShelf } from '../backup/find-place.ts'
import { abortOf, connectDatabase } from '../database/connect.ts'
import { listen } from '../database/listen.ts'
import { primaryOf } from '../database/primary-of.ts'
import { createProbe } from '../database/probe.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import { wantsDemo } from '../seed/end-demo.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { seedReference } from '../seed/seed-reference.ts'
import { currentColumns } from '../suppliers/model/supplier-model.ts'
import { isRemovedPage } from '../suppliers/was-removed.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { work } from './tasks.ts'
import { createApp } from './app.ts'
import { alsoOfDemo, dropChanged } from './drop-changed.ts'
import { createHeed } from './heed-changes.ts'
import { createPurge } from './purge-cdn.ts'
import { followChanges } from '../changes/follow-changes.ts'
import { everything, tagOfTable } from './surrogate-keys.ts'
import { writingOf } from './just-wrote.ts'
import { buildPages, isSmallMachine } from './build.ts'
import { createContext, type Asker } from '../server/context.ts'
import type { Env } from '../server/env.ts'
import { elsewhereBy } from './csrf.ts'
import { createApollo } from './graphql.ts'
import { startLive } from './live.ts'
import { addressOf, listenOn, probePort } from './listen-on.ts'
import { log } from '../server/log.ts'
import { createReadAgain } from '../server/read-again.ts'
import { within } from '../server/within.ts'
import { createMetrics, listenForMetrics, metricsRoute } from './metrics.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './page.ts'
import { pagesInFront } from './pages-in-front.ts'
import { createPipeline } from './pipeline.ts'
import { createResponseCache } from './response-cache.ts'
import { createSchema } from './schema.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { hasSandbox } from './security-headers.ts'
import { createHttpServer } from './http-server.ts'
import { trustedDocuments } from './screen-queries.ts'
import { screenNames, watchOperations } from './watch-operations.ts'
import { checkSources } from '../scraping/sources/registry.ts'
import { createAccounts } from '../keys/accounts.ts'
import { createKeyUse } from '../keys/key-use.ts'
import { createKnownKeys } from '../keys/known-keys.ts'
import { accountIn } from './open-account.ts'
import { createRedirects } from '../redirects/lead-on.ts'
import { createSiteInForce } from '../site/site-in-force.ts'
import { createVisitCounters } from '../stats/visit-counters.ts'
import { sealOldSecrets } from '../webhooks/keep-secret.ts'
import { createWebhookHint } from '../webhooks/webhook-hint.ts'
import { createAdmission } from './admission.ts'

export interface Site {
  url: string
  /** The administrator's password, if it was generated just now. */
  password: string | undefined
  stop: () => Promise<void>
}

/** What is to be stopped, in the order in which it was started. */
type Stops = (() => Promise<unknown>)[]

/** A step of the stop that takes longer is left behind: the process ends after them. The database has steps of its own. */
const stepWithinMs = 8000

/**
 * Starts the site: checks the port, then database, data and server; `stop` ends them in the reverse order, and `signal`
 * does it at any time before.
 * @throws StartError naming the setting to change.
 */
export const start = async (settings: Env, signal = new AbortController().signal): Promise<Site> => {
  log.level = settings.LOG_LEVEL
  checkSources(settings)
  if (settings.BACKUP_TO) findShelf(settings.BACKUP_TO, settings)
  pictureStore(settings)
  const stops: Stops = []
  const stop = async () => {
    for (const step of stops.splice(0).toReversed())
      await step().catch((error: unknown) => log.error({ err: error }, 'a part of the site did not stop'))
  }
  try {
    const beginning = begin(settings, stops, signal)
    return { ...(await Promise.race([beginning, abortOf(signal)])), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const begin = async (settings: Env, stops: Stops, signal: AbortSignal): Promise<Omit<Site, 'stop'>> => {
  await probePort(settings)
  const stopped = new AbortController()
  stops.push(async () => stopped.abort())
  const isEnded = AbortSignal.any([signal, stopped.signal])
  const building = settings.NODE_ENV === 'development' ? startVite(stops) : buildPages(isEnded)
  building.catch(() => {}) // awaited below: errors of the database are reported first
  if (isSmallMachine()) await building // unless there is no room for both
  const connecting = connectDatabase(settings, entities, signal)
  stops.push(async () => (await connecting.catch(() => undefined))?.close())
  const database = await connecting
  let isStopping = false
  const whenStopping = (step: () => Promise<unknown>) => stops.push(() => endInTime(step))
  const site = createSiteInForce(database.pool, await withSecret(settings))
  const { env } = site
  await seedReference(database)
  /** Has what is kept of a small table read now, and whenever the function that it returns is called. */
  const keep = async (what: string, read: () => Promise<void>) => {
    const { again, stop } = await createReadAgain(what, read)
    whenStopping(stop)
    return again
  }
  const readSite = await keep('the site’s settings', site.refresh)
  await sealOldSecrets(database.pool, env)
  if (await wantsDemo(database.pool, env)) await seedDemo(database)

  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./tracing.ts')).startTracing(env) : undefined
  if (tracing) whenStopping(tracing.stop)
  const pipeline = createPipeline(
    createSchema(),
    createAdmission(),
    watchOperations({ names: screenNames(), slowMs: env.SLOW_MS, traces: tracing?.traces }),
    trustedDocuments(),
  )
  const registry = env.METRICS_PORT || env.METRICS_TOKEN ? createMetrics(database.pool) : undefined
  if (registry && env.METRICS_PORT) whenStopping(await listenForMetrics(registry, env))
  const httpServer = createHttpServer()
  const contextFor = async (asker: Asker) => createContext(database, env, asker)
  const sessions = createSessions(database.pool, env)
  const sockets = await watchSockets(database.url, sessions.store.keepAlive)
  whenStopping(sockets.close)
  const keys = createKnownKeys(database.pool)
  const readKeys = await keep('the API keys', keys.refresh)
  const keyUse = createKeyUse(database.pool)
  whenStopping(keyUse.stop)
  const accounts = createAccounts(database.pool, keys, keyUse, {
    pointsPerSecond: env.KEYLESS_POINTS_PER_SECOND,
    burst: env.KEYLESS_BURST,
  })
  const addressOfRequest = (request: IncomingMessage) =>
    env.TRUST_PROXY ? sessions.addressOf(app, request) : (request.socket.remoteAddress ?? '')
  const live = startLive(
    httpServer,
    pipeline,
    async (request, told) => {
      const asker = await sessions.askerOfSocket(app, request)
      return contextFor({ ...asker, account: accounts.ofSocket(request, asker.ip, told) })
    },
    {
      watch: (request, socket) => sockets.watch(socket, sessions.find(app, request)),
      isElsewhere: elsewhereBy(env),
      addressOf: addressOfRequest,
    },
  )
  const visits = createVisitCounters(database.pool)
  whenStopping(visits.stop)
  const responses = createResponseCache(pipeline, {
    counting: visits.counting,
    hasProxy: env.TRUST_PROXY > 0,
    accountFor: (request) => accounts.ofRequest(request, addressOfRequest(request)),
    contextFor: (request) => {
      const ip = addressOfRequest(request)
      return createContext(database, env, { ip, account: accounts.ofRequest(request, ip) })
    },
  })
  const apollo = createApollo(pipeline, httpServer, { close: live.close, hasSandbox: hasSandbox(env) })
  await apollo.start()
  const cache = createPageCache()
  const adNetwork = createNetworkHosts(database.pool)
  const readAdNetwork = await keep('the advertising network', adNetwork.refresh)
  const redirects = createRedirects(database.pool)
  whenStopping(redirects.stop)
  const readRedirects = await keep('the redirects', redirects.refresh)
  const purge = env.CDN_PURGE_URL ? createPurge({ url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }) : undefined
  if (purge) whenStopping(purge.stop)
  const webhooks = createWebhookHint(database.pool)
  whenStopping(async () => webhooks.stop())
  const shared = createSharedAnswers(pipeline)
  const kept = [cache, responses, shared]
  const heed = createHeed({
    read: await alsoOfDemo(await followChanges(database.pool), () => hasDemoData(primaryOf(database.pool))),
    tell: (changes, isUnceasing) => dropChanged(kept, changes, isUnceasing),
  })
  whenStopping(heed.stop)
  pipeline.onMutation(heed.hint)
  const forgetAll = () => {
    for (const each of kept) each.clear()
  }
  const forget = (table?: string) => {
    webhooks.changed()
    database.replicas?.changed()
    if (table === 'api_key') return void readKeys()
    if (table === 'redirect') return void readRedirects()
    if (!table || table === 'blog_post') void readRedirects()
    if (!table || table === 'site_settings' || table === 'legal_text') void readSite().then(forgetAll)
    const tag = tagOfTable(table)
    if (tag === 'suppliers') heed.hint()
    else if (tag === everything) forgetAll()
    else for (const each of kept) each.drop([tag])
    purge?.changed(table)
    if (!table) void readKeys()
    if (!table || table === 'ad_settings') void readAdNetwork()
  }
  const changes = await listen(database.url, 'changed', forget, () => forget())
  whenStopping(changes.close)
  await currentColumns(database.pool) // begins to read them; PostgreSQL answers meanwhile
  const answers = createProbe(database.pool)
  const app = createApp({
    env,
    apollo,
    admission: pipeline.admission,
    accounts,
    responses,
    kept: cache,
    adNetwork: adNetwork.now,
    icons: site.icons,
    leadOn: redirects.leadOn,
    contextFor: (ctx) =>
      contextFor({ ...sessions.askerOf(ctx), ...writingOf(ctx, database.replicas), ...accountIn(ctx) }),
    sessions: sessions.middleware,
    isReady: async () => !isStopping && answers(),
    ...(registry && env.METRICS_TOKEN ? { metrics: metricsRoute(registry, env.METRICS_TOKEN) } : {}),
    pages: await createPages({
      env,
      pipeline,
      hasDemoData: () => hasDemoData(database.pool),
      isGone: (path) => isRemovedPage(database.pool, path),
      site,
      cache,
      shared,
      counting: visits.counting,
      settled: heed.settled,
      from: await building,
    }),
  })
  app.keys = [env.SESSION_SECRET]
  const answer = app.callback()
  const inFrontOf = pagesInFront({
    cache,
    counting: visits.counting,
    env,
    adNetwork: adNetwork.now,
    isSettled: heed.isSettled,
  })
  const inFront = responses.inFront(inFrontOf((request, response) => void answer(request, response)))
  httpServer.on('request', tracing ? tracing.around(inFront) : inFront)
  signal.throwIfAborted()
  if (env.WORKER) whenStopping((await startWorker({ env, database }, work)).stop)
  await listenOn(httpServer, env)
  whenStopping(() => apollo.stop())
  whenStopping(async () => {
    isStopping = true
  })
  return { url: addressOf(httpServer, env), password: await createFirstAdmin(database, env) }
}

/** Waits for a step of the stop, but not for longer than `stepWithinMs`. */
const endInTime = async (step: () => Promise<unknown>) => {
  const ended = step().then(() => true)
  if (!(await within(stepWithinMs, ended, false))) log.warn('a part of the site did not stop in time')
}

const startVite = async (stops: Stops) => {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } })
  stops.push(() => vite.close())
  return vite
}
