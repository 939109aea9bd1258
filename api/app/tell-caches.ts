import type { Context as KoaContext } from 'koa'
import type { Context } from '../server/context.ts'
import { weakTag } from '../server/is-known.ts'

/** Browsers keep an answer for a minute, caches in front for five: as long as what changes by the clock may be old. */
const shared = 'public, max-age=60, s-maxage=300'

/** Headers by which an answer is somebody's own: who asks, and whether what it costs is told in it. */
const askers = ['cookie', 'authorization', 'x-api-key', 'x-query-cost']

/** Whether something was answered, without an error. */
export const hasData = ({ body }: KoaContext): boolean => typeof body === 'string' && body.startsWith('{"data":')

/** Whether an answer to a GET is the same for everybody: complete, and asked without anything that says who asks. */
export const isShared = (ctx: KoaContext): boolean =>
  ctx.method === 'GET' &&
  ctx.status === 200 &&
  hasData(ctx) &&
  askers.every((name) => ctx.headers[name] === undefined) &&
  !(ctx.state.context as Context | undefined)?.viewer

/**
 * Lets caches in front keep an answer, by its ETag and the tags to purge it by; one for somebody is for nobody else, and
 * what is to be told anew each time is for nobody at all.
 */
export const tellCaches = (ctx: KoaContext, tags: () => string, isUnkept: boolean) => {
  ctx.vary(askers)
  if (isUnkept || !isShared(ctx)) return ctx.set('cache-control', 'private, no-store')
  ctx.set('cache-control', shared)
  ctx.etag = weakTag(ctx.body as string)
  ctx.set('surrogate-key', tags())
}
