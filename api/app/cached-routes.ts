import type { Middleware } from 'koa'
import type { Context } from '../server/context.ts'
import { isKnown } from '../server/is-known.ts'
import { siteUrlOf } from '../server/site-url.ts'
import { isEmbedded } from './csrf.ts'
import { payForRest } from './open-account.ts'
import type { PageCache } from './page-cache.ts'
import { anything } from './shown-tags.ts'

/** What is cached for everybody, as pages are. */
interface CachedRoute {
  isAt: (path: string) => boolean
  /** Whether the query string asks for something else. */
  hasQuery?: true
  /** Whether it shows data, so that a change drops it. */
  hasData?: true
}

const manuals = new Set(['/api/openapi.json', '/api/docs', '/graphql/reference'])

const cachedRoutes: CachedRoute[] = [
  { isAt: isEmbedded, hasQuery: true, hasData: true },
  { isAt: (path) => /^\/sitemap(?:\.xml$|s\/)/.test(path), hasData: true },
  { isAt: (path) => manuals.has(path) },
]

/**
 * Caches what is embedded in other sites, sitemaps and manuals as pages are: made once for all who ask at the same time, and
 * again when what they show has changed. Who asks for what is not cached pays for it as at a REST path.
 */
export const cacheRoutes = (cache: PageCache): Middleware => {
  const making = new Map<string, Promise<unknown>>()
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const route = isRead ? cachedRoutes.find(({ isAt }) => isAt(ctx.path)) : undefined
    if (!route) return next()
    const { env } = ctx.state.context as Context
    const key = siteUrlOf(env, ctx) + (route.hasQuery ? ctx.url : ctx.path)
    await making.get(key)?.catch(() => {}) // its maker is told
    const confirm = () => {
      if (isKnown(ctx)) ctx.status = 304
    }
    if (await cache.send(ctx, key)) return confirm()
    const since = cache.version()
    const { 'if-none-match': known, ...headers } = ctx.req.headers
    ctx.req.headers = headers // what is cached must have a body
    const made = payForRest(ctx, next)
    making.set(key, made)
    try {
      await made
    } finally {
      if (making.get(key) === made) making.delete(key)
      if (known !== undefined) headers['if-none-match'] = known
    }
    const { body, status } = ctx
    if (status !== 200) return
    if (typeof body !== 'string') return confirm()
    const { type, headers: answered } = ctx.response
    const kept = Object.entries({
      'content-type': answered['content-type'] ?? type,
      'cache-control': answered['cache-control'],
      'x-robots-tag': answered['x-robots-tag'],
    }).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const shows = route.hasData ? { tags: [], shown: anything } : { tags: [], read: [], shown: [] }
    await cache.keep(ctx, key, body, { ...shows, headers: Object.fromEntries(kept) }, since)
    confirm()
  }
}
