import Router from '@koa/router'
import Koa, { type Context as KoaContext, type Middleware } from 'koa'
import type { NetworkHosts } from '../ads/network-hosts.ts'
import { assistantRoutes } from '../partners/assistants/assistant.rest.ts'
import { authRoutes } from '../accounts/sign-in/auth.rest.ts'
import { backlinkRoutes } from '../backlinks/backlink.rest.ts'
import { blogRoutes } from '../blog/blog.rest.ts'
import { docsRoutes } from '../partners/manual/docs.rest.ts'
import { referenceRoutes } from '../partners/manual/reference.rest.ts'
import { duplicateRoutes } from '../duplicates/duplicate.rest.ts'
import { changeRoutes } from '../partners/changes/change.rest.ts'
import { contactRoutes } from '../contact/contact.rest.ts'
import { placeRoutes } from '../counties/county.rest.ts'
import { registrationRoutes } from '../registration/registration.rest.ts'
import { crawlerRoutes } from '../crawlers/crawler.rest.ts'
import { countyPictureRoutes } from '../counties/county-picture.rest.ts'
import { pictureRoutes } from '../crawlers/picture.rest.ts'
import { pictureFileRoutes, pictureLimits, storedPictureRoutes } from '../pictures/picture.rest.ts'
import { reviewRoutes } from '../reviews/review.rest.ts'
import { scrapingRoutes } from '../scraping/control/scraping.rest.ts'
import { badgeRoutes } from '../partners/widget/badge.rest.ts'
import { widgetRoutes } from '../partners/widget/widget.rest.ts'
import { adminStatsRoutes } from '../stats/admin-stats.rest.ts'
import { supplierRoutes } from '../suppliers/public/supplier.rest.ts'
import { transferRoutes } from '../maintenance/transfer/transfer.rest.ts'
import { uploadRoutes } from '../suppliers/import/uploads/upload.rest.ts'
import type { Cache } from '../cache/cache.ts'
import type { Quotas } from '../partners/keys/quotas.ts'
import { createAdmission, type Admission } from '../server/admission.ts'
import { admitRest } from '../http/admit-rest.ts'
import { handleErrors } from '../http/handle-errors.ts'
import { clientAddress } from '../server/client-address.ts'
import { compressAnswers } from '../server/compress.ts'
import { toRead, type Context } from '../server/context.ts'
import type { Env } from '../process/env.ts'
import { openToOtherSites } from '../http/csrf.ts'
import { cacheRoutes } from '../pages/cached-routes.ts'
import { mapTileRoutes } from '../pages/streets/map-tiles.rest.ts'
import { noStreets, type OpenStreets } from '../pages/streets/open-streets.ts'
import { graphqlOverHttp } from '../graphql/graphql-http.ts'
import type { GraphQLServer } from '../graphql/server.ts'
import { log } from '../process/log.ts'
import { iconRoutes } from '../office/site/icon.rest.ts'
import type { SiteIcons } from '../office/site/site-icons.ts'
import { loadQuota, chargeMessage, chargeRest } from '../http/load-quota.ts'
import { readMethods, refuseMethod, refuseUnknown } from '../http/refuse-unknown.ts'
import { guardBody, parseBody, receiveBody } from '../http/request-body.ts'
import { logRequests } from '../http/request-log.ts'
import type { ResponseCache } from '../graphql/response-cache.ts'
import { hasSandbox, securityHeaders } from '../http/security-headers.ts'

interface AppParts {
  env: Env
  graphql: GraphQLServer
  admission: Admission
  accounts?: Quotas | undefined
  contextFor: (ctx: KoaContext) => Promise<Context>
  sessions?: (app: Koa) => Middleware
  /** Whether the database responds, within 2 s. */
  isReady: () => Promise<boolean>
  /** Whether change notifications arrive; otherwise pages expire after 30 s. */
  isListening?: () => boolean
  /** Short-lived cached responses, also served in front of the app, see `inFront`. */
  responses?: ResponseCache
  /** For widgets, badges, sitemaps, manuals and drawn pictures, as for pages. */
  cache?: Cache
  /** Pages may contact these hosts. */
  adNetwork?: () => NetworkHosts | undefined
  icons?: () => SiteIcons
  redirect?: Middleware
  metrics?: Middleware
  pages: Middleware
  inlineScripts?: readonly string[]
  streets?: OpenStreets
}

/** Middleware is listed in the order in which it runs. */
export const createApp = (parts: AppParts) => {
  const {
    env,
    accounts,
    sessions,
    cache,
    adNetwork,
    redirect,
    metrics,
    pages,
    inlineScripts,
    streets = noStreets,
  } = parts
  const app = new Koa({ proxy: env.TRUST_PROXY > 0 })
  app.on('error', (error: AnswerError) => {
    if (isFromAbort(error)) log.debug('client disconnected before the response was sent')
    else log.error({ err: error }, 'request failed')
  })
  if (!env.TRUST_FORWARDED_HOST) app.use(ignoreForwardedHost)
  app.use(setAddress(env))
  app.use(logRequests)
  app.use(securityHeaders(env, { adNetwork, inlineScripts, mapHosts: streets.hosts }))
  app.use(compressAnswers)
  app.use(handleErrors)
  app.use(guardBody)
  app.use(health(parts.isReady, parts.isListening))
  if (metrics) app.use(metrics)
  if (redirect) app.use(redirect)
  app.use(openToOtherSites(env))
  if (sessions) app.use(sessions(app))
  if (accounts) app.use(loadQuota(accounts))
  app.use(giveContext(parts.contextFor))
  app.use(receiveBody)
  app.use(graphqlOverHttp(parts.graphql, parts.admission, parts.responses, hasSandbox(env)))
  if (cache) app.use(cacheRoutes(cache))
  if (env.NODE_ENV === 'development') app.use(modulesFrom(pages))
  const router = createRoutes(parts)
  app.use(router.routes()).use(refuseUnknown(router))
  app.use(pages)
  return app
}

const giveContext =
  (contextFor: AppParts['contextFor']): Middleware =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD' || ctx.path === '/mcp'
    const context = await contextFor(ctx)
    ctx.state.context = isRead ? toRead(context) : context
    await next()
  }

const createRoutes = ({ graphql, admission, icons, streets }: AppParts): Router => {
  const router = new Router()
  router.use('/api', chargeRest)
  router.use('/mcp', chargeMessage)
  router.use(pictureFileRoutes(createAdmission(pictureLimits).run).routes()) // so that a slow bucket blocks nothing else
  router.use(mapTileRoutes(streets?.archive, createAdmission(pictureLimits).run).routes())
  router.use(admitRest(admission))
  router.use(['/api', '/mcp'], parseBody)
  router.use(authRoutes().routes())
  router.use(supplierRoutes().routes())
  router.use(uploadRoutes().routes())
  router.use(transferRoutes().routes())
  router.use(reviewRoutes().routes())
  router.use(changeRoutes().routes())
  router.use(crawlerRoutes().routes())
  router.use(pictureRoutes().routes())
  router.use(iconRoutes(icons).routes())
  router.use(countyPictureRoutes().routes())
  router.use(storedPictureRoutes().routes())
  router.use(registrationRoutes().routes())
  router.use(contactRoutes().routes())
  router.use(placeRoutes().routes())
  router.use(duplicateRoutes().routes())
  router.use(blogRoutes().routes())
  router.use(scrapingRoutes().routes())
  router.use(backlinkRoutes().routes())
  router.use(adminStatsRoutes().routes())
  router.use(widgetRoutes().routes())
  router.use(badgeRoutes().routes())
  router.use(assistantRoutes(graphql.execute).routes())
  router.use(docsRoutes(router, graphql.schema).routes())
  router.use(referenceRoutes().routes())
  return router
}

/** An error too late for a response, as Koa reports it. */
interface AnswerError extends NodeJS.ErrnoException {
  headerSent?: boolean
}

const isFromAbort = ({ code = '', syscall, headerSent }: AnswerError) =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || (headerSent && syscall === 'write' && /^(EPIPE|ECONNRESET)$/.test(code))

/** Koa does not parse ports in X-Forwarded-For. */
const setAddress =
  ({ TRUST_PROXY }: Env): Middleware =>
  (ctx, next) => {
    ctx.request.ip = clientAddress(ctx.req, TRUST_PROXY)
    return next()
  }

/** Most proxies pass on a visitor's X-Forwarded-Host, which Koa would trust. */
const ignoreForwardedHost: Middleware = (ctx, next) => {
  delete ctx.req.headers['x-forwarded-host']
  return next()
}

/** In development, Vite serves modules that pages import from api/, such as /api/ads/ad-network.rules.ts. */
const modulesFrom =
  (pages: Middleware): Middleware =>
  (ctx, next) =>
    /^\/api\/.+\.ts$|^\/api\/pictures\/drawn\//.test(ctx.path) ? pages(ctx, next) : next()

/** /healthz while the process lives, /readyz while its database responds and it is not shutting down. */
const health =
  (isReady: () => Promise<boolean>, isListening = () => true): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next()
    ctx.set('cache-control', 'no-store')
    if (!readMethods.includes(ctx.method)) return refuseMethod(ctx, readMethods)
    if (ctx.path === '/healthz') ctx.body = { status: 'ok' }
    else if (await isReady())
      ctx.body = { status: 'ready', ...(isListening() ? {} : { warning: 'LISTEN fails; changes are not notified' }) }
    else {
      ctx.status = 503
      ctx.body = { status: 'the database does not respond' }
    }
  }
