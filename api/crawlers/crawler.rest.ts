import Router from '@koa/router'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Context } from '../server/context.ts'
import { createSlowPlaces } from '../server/admission.ts'
import { PublicError } from '../server/errors.ts'
import { getCacheControl, getSiteUrl } from '../server/site-url.ts'
import {
  countSuppliers,
  maxPerFile,
  pageEntries,
  sitemapIndex,
  supplierEntries,
  supplierStarts,
  urlset,
} from './sitemap.ts'

const closed = ['/admin', '/login', '/invitation', '/confirm-email', '/graphql', '/graphiql', '/api/']
/** Partners search for the manuals; the longest matching rule wins (RFC 9309). */
const open = ['/graphql/reference', '/api/docs']

/** A sitemap above `mostPerFile` addresses becomes an index of several. */
export const crawlerRoutes = ({ mostPerFile = maxPerFile } = {}) => {
  const router = new Router()
  router.get('/robots.txt', (ctx) => {
    const { env } = getContext(ctx)
    ctx.type = 'text/plain'
    ctx.set('cache-control', getCacheControl(env, 3600))
    ctx.body = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      ...open.map((path) => `Allow: ${path}`),
      '',
      `Sitemap: ${getSiteUrl(env, ctx)}/sitemap.xml`,
      '',
    ].join('\n')
  })
  router.get('/sitemap.xml', slowly, async (ctx) => {
    const { pool, env } = getContext(ctx)
    const siteUrl = getSiteUrl(env, ctx)
    const pages = await pageEntries(pool)
    if (pages.length + (await countSuppliers(pool)) <= mostPerFile)
      return sendXml(ctx, urlset(siteUrl, [...pages, ...(await supplierEntries(pool, 0, mostPerFile))]))
    const starts = await supplierStarts(pool, mostPerFile)
    return sendXml(
      ctx,
      sitemapIndex(siteUrl, ['/sitemaps/pages.xml', ...starts.map((id) => `/sitemaps/suppliers-${id}.xml`)]),
    )
  })
  router.get('/sitemaps/pages.xml', slowly, async (ctx) => {
    const { pool, env } = getContext(ctx)
    sendXml(ctx, urlset(getSiteUrl(env, ctx), await pageEntries(pool)))
  })
  router.get(/^\/sitemaps\/suppliers-(?<behind>\d{1,9})\.xml$/, slowly, async (ctx) => {
    const { pool, env } = getContext(ctx)
    const behindId = Number(/-(\d+)\.xml$/.exec(ctx.path)![1])
    const entries = await supplierEntries(pool, behindId, mostPerFile)
    // Any range is valid: a crawler may still use an older index.
    if (!entries.length) throw new PublicError('NOT_FOUND', 'This sitemap does not exist')
    sendXml(ctx, urlset(getSiteUrl(env, ctx), entries))
  })
  return router
}

const inSlowPlace = createSlowPlaces()
const slowly: Middleware = (ctx, next) => inSlowPlace(getContext(ctx), next)

const getContext = (ctx: KoaContext) => ctx.state.context as Context

const sendXml = (ctx: KoaContext, body: string) => {
  ctx.type = 'application/xml'
  ctx.set('cache-control', getCacheControl(getContext(ctx).env, 3600))
  ctx.body = body
}
