import type { Middleware } from 'koa'
import type { Context } from '../server/context.ts'
import { siteUrlOf } from '../server/site-url.ts'
import { isEmbedded } from './csrf.ts'
import { payForRest } from './open-account.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Keeps what is embedded as pages are kept: made once, and again when what it shows has changed. Who asks for what is not
 * kept pays for it as at a REST path.
 */
export const keepEmbedded =
  (cache: PageCache): Middleware =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !isEmbedded(ctx.path)) return next()
    const { env } = ctx.state.context as Context
    const key = siteUrlOf(env, ctx) + ctx.url
    if (await cache.send(ctx, key)) return
    const since = cache.version()
    await payForRest(ctx, next)
    const { body, status } = ctx
    if (status !== 200 || typeof body !== 'string') return
    const { type, headers } = ctx.response
    const kept = Object.entries({
      'content-type': headers['content-type'] ?? type,
      'cache-control': headers['cache-control'],
      'x-robots-tag': headers['x-robots-tag'],
    }).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    await cache.keep(ctx, key, body, { tags: [], headers: Object.fromEntries(kept) }, since)
  }
