import type { Context as KoaContext } from 'koa'
import type { Cache, CachedEntry, CacheFill } from './cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { PublicError } from '../server/errors.ts'
import { log } from '../process/log.ts'
import { sharedHeaders } from './send-cached.ts'

interface Options {
  cache: Cache
  catchUp?: () => Promise<void>
  isAway?: () => boolean
  isKnown?: (ctx: KoaContext) => boolean
}

/** If rendering fails, sends the last response with `Age` (RFC 9211). */
export const createCachedServer = ({
  cache,
  catchUp = async () => {},
  isAway = () => false,
  isKnown = (ctx) => ctx.fresh,
}: Options) => {
  const send = async (ctx: KoaContext, response: CachedResponse): Promise<void> => {
    ctx.state.events = response.events
    ctx.status = 200
    ctx.set(response.headers)
    if (response.etag) ctx.set('etag', response.etag)
    if (!ctx.res.hasHeader('set-cookie')) response.sentHeaders ??= sharedHeaders(ctx.res.getHeaders())
    if (isKnown(ctx)) {
      ctx.status = 304
      return
    }
    const { encoding, body } = await response.encode(ctx.get('accept-encoding'))
    if (encoding) ctx.set('content-encoding', encoding)
    ctx.body = body
  }

  const sendLast = async (ctx: KoaContext, { response, ageMs }: CachedEntry) => {
    cache.count('page', 'stale')
    await send(ctx, response)
    ctx.set('age', String(Math.round(ageMs / 1000)))
    ctx.set('cache-status', 'site; hit; fwd=stale; detail=unavailable')
  }

  return async <M extends CacheFill & { isFailed?: boolean }>(
    ctx: KoaContext,
    key: string,
    render: () => Promise<M>,
    refresh?: () => Promise<M>,
  ): Promise<M | undefined> => {
    await catchUp()
    const found = cache.find(key)
    if (found && found.state !== 'expired') {
      cache.count('page', found.state === 'fresh' ? 'hit' : 'stale')
      if (refresh && found.isRefreshDue && !cache.isFilling(key))
        cache.fill(key, refresh).catch((error: unknown) => log.debug({ err: error }, 'background re-render failed'))
      await send(ctx, found.response)
      return undefined
    }
    if (found && isAway()) {
      await sendLast(ctx, found)
      return undefined
    }
    cache.count('page', 'miss')
    const fill = await cache.fill(key, render).catch((error: unknown) => {
      if (!(found && error instanceof PublicError && error.code === 'OVERLOADED')) throw error
      return undefined
    })
    const last = !fill || fill.isFailed ? cache.find(key) : undefined
    if (last) await sendLast(ctx, last)
    else if (fill?.response) await send(ctx, fill.response)
    else return fill
    return undefined
  }
}
