import Router from '@koa/router'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Context } from '../server/context.ts'
import { createSlowSlots } from '../server/admission.ts'
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

const disallowed = ['/admin', '/login', '/invitation', '/confirm-email', '/graphql', '/graphiql', '/api/']
/** Partners search for the manuals; the longest matching rule wins (RFC 9309). */
const allowed = ['/graphql/reference', '/api/docs']

/** A sitemap above `maxEntries` addresses becomes an index of several. */
export const crawlerRoutes = ({ maxEntries = maxPerFile } = {}) =>
  new Router()
    .get('/robots.txt', (ctx) => {
      const { env } = getContext(ctx)
      ctx.type = 'text/plain'
      ctx.set('cache-control', getCacheControl(env, 3600))
      ctx.body = [
        'User-agent: *',
        ...disallowed.map((path) => `Disallow: ${path}`),
        ...allowed.map((path) => `Allow: ${path}`),
        '',
        `Sitemap: ${getSiteUrl(env, ctx)}/sitemap.xml`,
        '',
      ].join('\n')
    })
    .get('/sitemap.xml', slowly, async (ctx) => {
      const { pool, env } = getContext(ctx)
      const siteUrl = getSiteUrl(env, ctx)
      const pages = await pageEntries(pool)
      if (pages.length + (await countSuppliers(pool)) <= maxEntries)
        return sendXml(ctx, urlset(siteUrl, [...pages, ...(await supplierEntries(pool, 0, maxEntries))]))
      const starts = await supplierStarts(pool, maxEntries)
      return sendXml(
        ctx,
        sitemapIndex(siteUrl, ['/sitemaps/pages.xml', ...starts.map((id) => `/sitemaps/suppliers-${id}.xml`)]),
      )
    })
    .get('/sitemaps/pages.xml', slowly, async (ctx) => {
      const { pool, env } = getContext(ctx)
      sendXml(ctx, urlset(getSiteUrl(env, ctx), await pageEntries(pool)))
    })
    .get(/^\/sitemaps\/suppliers-(\d{1,9})\.xml$/, slowly, async (ctx) => {
      const { pool, env } = getContext(ctx)
      const afterId = Number(/-(\d+)\.xml$/.exec(ctx.path)![1])
      const entries = await supplierEntries(pool, afterId, maxEntries)
      // Any range is valid: a crawler may still use an older index.
      if (!entries.length) throw new PublicError('NOT_FOUND', 'This sitemap does not exist')
      sendXml(ctx, urlset(getSiteUrl(env, ctx), entries))
    })

const inSlowSlot = createSlowSlots()
const slowly: Middleware = (ctx, next) => inSlowSlot(getContext(ctx), next)

const getContext = (ctx: KoaContext) => ctx.state.context as Context

const sendXml = (ctx: KoaContext, body: string) => {
  ctx.type = 'application/xml'
  ctx.set('cache-control', getCacheControl(getContext(ctx).env, 3600))
  ctx.body = body
}
