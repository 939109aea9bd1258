import type { Context as KoaContext, Middleware } from 'koa'
import type { Cache, CacheFill } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import { anything, supplierTag, surrogateKey } from '../cache/tags.ts'
import type { Context } from '../server/context.ts'
import { isNotModified, createWeakEtag } from '../server/conditional-request.ts'
import { getSiteUrl } from '../server/site-url.ts'
import { isEmbedded } from '../http/csrf.ts'
import { chargeRest } from '../http/load-quota.ts'
import { createCachedServer } from '../cache/serve-cached.ts'

interface CachedRoute {
  matches: (path: string) => boolean
  /** Whether the response depends on the query string. */
  hasQuery?: true
  tags: (path: string) => readonly string[]
}

const manuals = new Set(['/api/openapi.json', '/api/docs', '/graphql/reference'])
const pictureTags: Record<string, (name: string) => readonly string[]> = {
  supplier: (id) => [supplierTag(id)],
  county: () => ['counties'],
  post: () => ['posts'],
  site: () => [],
}
const picture = /^\/pictures\/(supplier|county|post|site)\/([^/]+)\.png$/

const cachedRoutes: readonly CachedRoute[] = [
  { matches: isEmbedded, hasQuery: true, tags: () => anything },
  { matches: (path) => /^\/sitemap(?:\.xml$|s\/)/.test(path), tags: () => anything },
  { matches: (path) => manuals.has(path), tags: () => [] },
  {
    matches: (path) => picture.test(path),
    tags: (path) => {
      const [, kind = '', name = ''] = picture.exec(path)!
      return pictureTags[kind]!(name)
    },
  },
]

const ownHeaders = ['content-type', 'cache-control', 'x-robots-tag'] as const

const toRouteFill = ({ body, status, response }: KoaContext, tags: readonly string[]): CacheFill => {
  if (status !== 200 || response.get('content-encoding') || !(typeof body === 'string' || Buffer.isBuffer(body)))
    return {}
  const headers = Object.fromEntries(
    ownHeaders.flatMap((name) => (response.get(name) ? [[name, response.get(name)]] : [])),
  ) as Record<string, string>
  return {
    response: new CachedResponse(body, {
      headers: { ...headers, 'surrogate-key': surrogateKey(tags) },
      etag: createWeakEtag(body),
      isCompressible: typeof body === 'string',
    }),
    tags,
  }
}

/** Uncached requests are charged like REST. */
export const cacheRoutes = (cache: Cache): Middleware => {
  const serve = createCachedServer({ cache, isKnown: isNotModified })
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const route = isRead ? cachedRoutes.find(({ matches }) => matches(ctx.path)) : undefined
    if (!route) return next()
    const { env } = ctx.state.context as Context
    let hasRun = false
    const run = () => {
      hasRun = true
      return chargeRest(ctx, next)
    }
    const make = async () => {
      const { 'if-none-match': known, ...headers } = ctx.req.headers
      ctx.req.headers = headers // a cached response needs a body
      try {
        await run()
      } finally {
        if (known !== undefined) headers['if-none-match'] = known
      }
      return toRouteFill(ctx, route.tags(ctx.path))
    }
    const uncached = await serve(ctx, `route ${getSiteUrl(env, ctx)}${route.hasQuery ? ctx.url : ctx.path}`, make)
    if (uncached && !hasRun) await run()
    if (isNotModified(ctx)) ctx.status = 304
  }
}
