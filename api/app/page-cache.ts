import { createHash } from 'node:crypto'
import type { Context as KoaContext } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Counted } from '../server/counting.ts'
import { metrics } from '../server/metrics.ts'
import { compress, encodingFor, type Encoding } from './compress.ts'
import { kinds, surrogateKeys, type Kind } from './surrogate-keys.ts'

/** One page; each encoding is made when it is first asked for. */
interface Kept extends Partial<Record<Encoding, Promise<Buffer>>> {
  etag: string
  identity: Buffer
  surrogateKey: string
  counted: Counted | undefined
  headers: Record<string, string>
}

interface KeepOptions {
  tags: string[]
  /** The kinds of data that it shows: all of them where that is not known. */
  read?: readonly Kind[]
  counted?: Counted | undefined
  /** Its type and how others may keep it; by default a page's. */
  headers?: Record<string, string>
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

/** Room for most pages of a large site; beyond it the least recently used are dropped. */
const maxBytes = 64 * 1024 * 1024
/** What changes by the clock alone, such as who is open now, is at most this old. */
const fiveMinutes = 5 * 60_000

/** Pages for visitors who are not signed in, cached until any data that pages show has changed, and no longer than `ttlMs`. */
export const createPageCache = ({ ttlMs = fiveMinutes } = {}) => {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    ttl: ttlMs,
    sizeCalculation: ({ identity }) => Math.ceil(1.5 * identity.length),
  })
  /** Counts changes: a page whose rendering began before one may not be cached after it. */
  let version = 0
  return {
    version: () => version,
    clear: () => {
      version++
      pages.clear()
    },
    /** Sends a cached page, and sets `ctx.state.counted` to what it counts as; false when the page is not cached. */
    send: async (ctx: KoaContext, key: string): Promise<boolean> => {
      const kept = pages.get(key)
      metrics.cacheReads.inc({ cache: 'page', result: kept ? 'hit' : 'miss' })
      if (kept) await send(ctx, kept)
      return kept !== undefined
    },
    /** Caches a page and sends it. */
    keep: async (
      ctx: KoaContext,
      key: string,
      html: string,
      { tags, read = kinds, counted, headers = pageHeaders }: KeepOptions,
      since: number,
    ) => {
      const identity = Buffer.from(html)
      const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
      const kept = { etag, identity, surrogateKey: surrogateKeys(read, tags), counted, headers }
      if (since === version) pages.set(key, kept)
      await send(ctx, kept)
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>

/** Brotli's quality for a page that many will read. */
const quality = 5

const send = async (ctx: KoaContext, kept: Kept) => {
  ctx.state.counted = kept.counted
  ctx.status = 200
  ctx.set(kept.headers)
  ctx.set('etag', kept.etag)
  ctx.set('surrogate-key', kept.surrogateKey)
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const encoding = encodingFor(ctx.get('accept-encoding'))
  if (encoding) ctx.set('content-encoding', encoding)
  ctx.body = encoding ? await (kept[encoding] ??= compress(kept.identity, encoding, quality)) : kept.identity
}
