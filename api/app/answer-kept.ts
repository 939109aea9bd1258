import type { Context as KoaContext } from 'koa'
import { PublicError } from '../server/errors.ts'
import { log } from '../server/log.ts'
import { sendPage, type Found, type KeptPage, type PageCache } from './page-cache.ts'

/** What came of making a page. */
export interface Made {
  /** Undefined for what is not kept: an error, a redirect. */
  kept?: KeptPage
  /** It could not be made, since the database is away or something is wrong. */
  isFailed: boolean
  send: (ctx: KoaContext) => void
}

/** Makes a page from data of this version; `isAhead`: for the next visitor, since this one has been answered. */
type Make = (since: number, isAhead: boolean) => Promise<Made>

interface Options {
  cache: PageCache
  /** Waits until what was heard to have changed is known. */
  settled: () => Promise<void>
  /** Whether the database was away a moment ago, so that nobody need wait to find it so again. */
  isAway: () => boolean
}

/**
 * Answers pages that are for everybody: kept ones at once, others made once for all who ask meanwhile. A list that was
 * touched a moment ago is sent as it was while a new one is made; where none can be made, the last one is sent, and says
 * so by `Age` and `Cache-Status` (RFC 9211).
 */
export const createKeptAnswers = ({ cache, settled, isAway }: Options) => {
  const inProgress = new Map<string, { since: number; making: Promise<Made> }>()

  const begin = (key: string, make: Make, isAhead = false): Promise<Made> => {
    const since = cache.version()
    const making = make(since, isAhead)
    const one = { since, making }
    inProgress.set(key, one)
    const end = () => {
      if (inProgress.get(key) === one) inProgress.delete(key)
    }
    making.then(end, end)
    return making
  }

  /** Joins whoever makes this page already, unless a change came before this visitor which that page may not show. */
  const share = async (key: string, make: Make): Promise<Made> => {
    const one = inProgress.get(key)
    if (!one) return begin(key, make)
    const asked = cache.version()
    const made = await one.making.catch(() => undefined) // it had no room; this visitor may have
    if (made && (one.since === asked || (made.kept && !cache.isGone(made.kept)))) return made
    const next = inProgress.get(key)
    return next && next.since >= asked ? next.making : begin(key, make)
  }

  const sendLast = async (ctx: KoaContext, { kept }: Found) => {
    cache.count('stale')
    await sendPage(ctx, kept)
    ctx.set('age', String(cache.ageOf(kept)))
    ctx.set('cache-status', 'site; hit; fwd=stale; detail=unavailable')
  }

  return async (ctx: KoaContext, key: string, make: Make): Promise<void> => {
    await settled()
    const found = cache.find(key)
    if (found && found.state !== 'old') {
      cache.count(found.state === 'fresh' ? 'hit' : 'stale')
      if (found.isDue && !inProgress.has(key))
        begin(key, make, true).catch((error: unknown) => log.debug({ err: error }, 'a page was not made anew'))
      return sendPage(ctx, found.kept)
    }
    if (found && isAway()) return sendLast(ctx, found)
    cache.count('miss')
    const made = await share(key, make).catch((error: unknown) => {
      if (!(found && error instanceof PublicError && error.code === 'OVERLOADED')) throw error
      return undefined
    })
    const last = !made || made.isFailed ? cache.find(key) : undefined
    if (last) return sendLast(ctx, last)
    if (made?.kept) return sendPage(ctx, made.kept)
    made?.send(ctx)
  }
}
