import type { Context as KoaContext } from 'koa'
import { LRUCache } from 'lru-cache'
import type { NetworkHosts } from '../ads/network-hosts.ts'
import type { Counted } from '../server/counting.ts'
import { weakTag } from '../server/is-known.ts'
import { metrics, tellBytes } from '../server/metrics.ts'
import { sharedHeaders } from './answer.ts'
import { compress, decompress, encodingFor, packQuickly, type Encoding, type QuickEncoding } from './compress.ts'
import { createDrops } from './drops.ts'
import { anything } from './shown-tags.ts'
import { kinds, surrogateKeys, type Kind } from './surrogate-keys.ts'

/** A page as it was made, until it is packed, which takes a tenth; as it went to who asked first, until it is packed small. */
interface Forms extends Partial<Record<Encoding, Buffer>> {
  whole?: Buffer
  quick?: { encoding: QuickEncoding; body: Buffer }
}

/** One page; each encoding is made when it is first asked for again. */
export interface KeptPage {
  etag: string
  forms: Forms
  /** Those that somebody waits for. */
  packing: Partial<Record<Encoding, Promise<Buffer>>>
  /** To be called when its forms take more or less than before. */
  resized: () => void
  /** Whether anybody has got it yet. */
  isSent: boolean
  surrogateKey: string
  counted: Counted | undefined
  headers: Record<string, string>
  /** Whether everybody gets the same headers with it, so that it can be answered before the app is asked. */
  isForFront: boolean
  /** All headers that the app sent with it, and for which advertising network; undefined until it was sent. */
  sent?: { headers: readonly string[]; network: NetworkHosts | undefined }
  /** By which it is dropped. */
  tags: readonly string[]
  /** The version of the data from which it was made, as the cache counts. */
  since: number
  madeAt: number
}

interface KeepOptions {
  /** What caches in front may purge it by. */
  tags: string[]
  /** The kinds of data that it shows: all of them where that is not known. */
  read?: readonly Kind[]
  /** What it is dropped by: any change where that is not known. */
  shown?: readonly string[]
  counted?: Counted | undefined
  /** Its type and how others may keep it; by default a page's. */
  headers?: Record<string, string>
  isForFront?: boolean
}

/** `old` ones are shown, marked, only while no new one can be made. */
export interface Found {
  kept: KeptPage
  state: 'fresh' | 'touched' | 'old'
  /** Worth making anew, though it may be sent. */
  isDue: boolean
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

/** Room for a thousand pages of a county; beyond it the least recently used are dropped. */
const maxBytes = 32 * 1024 * 1024
/** What a page takes beside its bytes and its tags: its headers, and what holds them. */
const besides = 2500

const sizeOf = ({ forms: { whole, quick, br, gzip }, tags, surrogateKey }: KeptPage, key: string) =>
  [whole, quick?.body, br, gzip].reduce((sum, form) => sum + (form?.length ?? 0), besides) +
  40 * tags.length +
  2 * surrogateKey.length +
  2 * key.length
/** What changes by the clock alone, such as who is open now, is at most this old. */
const fiveMinutes = 5 * 60_000
/** A list of which one of thousands may have changed, while changes are unceasing. */
const touchedMs = 5000
/** Such a list is made anew not more often than this. */
const restMs = 1000
/** How old a page may be that is shown while no other can be made. */
const lastResortMs = 60 * 60_000

/**
 * Pages for visitors who are not signed in, cached until something that they show has changed, and no longer than
 * `ttlMs`. A page that a change has dropped is never shown again; one that is only old is, while the database is away.
 */
export const createPageCache = ({ ttlMs = fiveMinutes, now = () => performance.now() } = {}) => {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  tellBytes('page', () => pages.calculatedSize)
  const drops = createDrops()

  const find = (key: string): Found | undefined => {
    const kept = pages.get(key)
    if (!kept) return undefined
    const freshness = drops.freshness(kept.tags, kept.since)
    const age = now() - kept.madeAt
    if (freshness === 'gone' || age > lastResortMs) {
      pages.delete(key)
      return undefined
    }
    const isTouched = freshness === 'touched'
    const state = age > (isTouched ? Math.min(touchedMs, ttlMs) : ttlMs) ? 'old' : freshness
    return { kept, state, isDue: isTouched && age > restMs }
  }

  const count = (result: 'hit' | 'stale' | 'miss') => metrics.cacheReads.inc({ cache: 'page', result })

  /** Caches a page, unless what it shows has changed since. */
  const put = (key: string, identity: Buffer, options: KeepOptions, since: number): KeptPage => {
    const { tags, read = kinds, shown = anything, counted, headers = pageHeaders, isForFront = false } = options
    const etag = weakTag(identity)
    const surrogateKey = surrogateKeys(read, tags)
    const dropped = { tags: shown, since, madeAt: now() }
    const resized = () => {
      if (pages.peek(key) !== kept) return
      pages.delete(key) // what is set to what it is keeps its size
      pages.set(key, kept)
    }
    const sent = { isSent: false, surrogateKey, counted, headers, isForFront }
    const kept: KeptPage = { etag, forms: { whole: identity }, packing: {}, resized, ...sent, ...dropped }
    if (drops.freshness(shown, since) !== 'gone') pages.set(key, kept)
    return kept
  }

  return {
    version: drops.version,
    drop: drops.drop,
    clear: () => {
      drops.clear()
      pages.clear()
    },
    /** What is kept, if it may still be shown at all. */
    find,
    put,
    /** Whether a change has dropped what was made. */
    isGone: ({ tags, since }: KeptPage) => drops.freshness(tags, since) === 'gone',
    /** Counts a look into the cache. */
    count,
    /** Sends a cached page, and sets `ctx.state.counted` to what it counts as; false when the page is not cached. */
    send: async (ctx: KoaContext, key: string): Promise<boolean> => {
      const found = find(key)
      const isShown = found && found.state !== 'old'
      count(isShown ? (found.state === 'fresh' ? 'hit' : 'stale') : 'miss')
      if (isShown) await sendPage(ctx, found.kept)
      return Boolean(isShown)
    },
    /** Caches a page and sends it. */
    keep: (ctx: KoaContext, key: string, html: string, options: KeepOptions, since: number): Promise<void> =>
      sendPage(ctx, put(key, Buffer.from(html), options, since)),
    /** Its age in whole seconds. */
    ageOf: ({ madeAt }: KeptPage) => Math.round((now() - madeAt) / 1000),
  }
}
export type PageCache = ReturnType<typeof createPageCache>

/** Brotli's quality for a page that many will read. */
const quality = 5

/**
 * The page as it goes out: packed quickly for who asks first, since many pages are never asked for again, and as small as
 * it gets, once for all, from the second time.
 */
export const packedFor = async (kept: KeptPage, accepted: string | undefined) => {
  const { forms, isSent } = kept
  kept.isSent = true
  if (!isSent) {
    const { encoding, body } = await packQuickly(await wholeOf(forms), accepted)
    if (encoding && !forms.br && !forms.gzip) {
      delete forms.whole
      forms.quick = { encoding, body }
      kept.resized()
    }
    return { encoding, body }
  }
  const encoding = encodingFor(accepted)
  if (!encoding) return { encoding, body: await wholeOf(forms) }
  return { encoding, body: forms[encoding] ?? (await (kept.packing[encoding] ??= packSmall(kept, encoding))) }
}

const packSmall = async ({ forms, packing, resized }: KeptPage, encoding: Encoding): Promise<Buffer> => {
  try {
    const packed = await compress(await wholeOf(forms), encoding, quality)
    delete forms.whole
    delete forms.quick
    forms[encoding] = packed
    resized()
    return packed
  } finally {
    delete packing[encoding]
  }
}

/** The page as it was made, from whatever there is of it. */
const wholeOf = async ({ whole, quick, br, gzip }: Forms): Promise<Buffer> => {
  if (whole) return whole
  if (quick) return decompress(quick.body, quick.encoding)
  return br ? decompress(br, 'br') : decompress(gzip!, 'gzip')
}

/** Sends a page, or says that the visitor has it. */
export const sendPage = async (ctx: KoaContext, kept: KeptPage): Promise<void> => {
  ctx.state.counted = kept.counted
  ctx.status = 200
  ctx.set(kept.headers)
  ctx.set('etag', kept.etag)
  ctx.set('surrogate-key', kept.surrogateKey)
  const { network } = ctx.state as { network?: NetworkHosts }
  if (kept.isForFront && !ctx.res.hasHeader('set-cookie') && (!kept.sent || kept.sent.network !== network))
    kept.sent = { headers: sharedHeaders(ctx.res.getHeaders()), network }
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const { encoding, body } = await packedFor(kept, ctx.get('accept-encoding'))
  if (encoding) ctx.set('content-encoding', encoding)
  ctx.body = body
}
