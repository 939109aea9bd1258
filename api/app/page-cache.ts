import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context as KoaContext } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Counted } from '../server/counting.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** One page; each encoding is made when a browser first asks for it. */
interface Kept {
  etag: string
  identity: Buffer
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
  surrogateKey: string
  counted: Counted | undefined
}

/** Most of the pages of a large site; more than this and the least used go. */
const maxBytes = 64 * 1024 * 1024

/** Pages for visitors who are not signed in, kept until any data that pages show has changed. */
export const createPageCache = () => {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity }) => Math.ceil(1.5 * identity.length),
  })
  /** Counts the changes: a page that was begun before one may not be kept after it. */
  let version = 0
  return {
    version: () => version,
    clear: () => {
      version++
      pages.clear()
    },
    /** Answers from what is kept, and notes in `ctx.state.counted` what it counts as; false when this page is not. */
    send: async (ctx: KoaContext, key: string): Promise<boolean> => {
      const kept = pages.get(key)
      if (kept) await send(ctx, kept)
      return kept !== undefined
    },
    /** Keeps a page and answers with it. */
    keep: async (
      ctx: KoaContext,
      key: string,
      html: string,
      { tags, counted }: { tags: string[]; counted?: Counted | undefined },
      since: number,
    ) => {
      const identity = Buffer.from(html)
      const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
      const kept = { etag, identity, surrogateKey: surrogateKeys(tags), counted }
      if (since === version) pages.set(key, kept)
      await send(ctx, kept)
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>

const compress = {
  br: (html: Buffer) =>
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
  gzip: (html: Buffer) => gzipped(html),
}

const send = async (ctx: KoaContext, kept: Kept) => {
  ctx.state.counted = kept.counted
  ctx.status = 200
  ctx.type = 'html'
  ctx.set('cache-control', 'no-cache')
  ctx.set('etag', kept.etag)
  ctx.vary('accept-encoding')
  if (kept.surrogateKey) ctx.set('surrogate-key', kept.surrogateKey)
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.compress = false
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity') as 'br' | 'gzip' | 'identity' | false
  if (!encoding || encoding === 'identity') {
    ctx.body = kept.identity
    return
  }
  ctx.set('content-encoding', encoding)
  ctx.body = await (kept[encoding] ??= compress[encoding](kept.identity))
}

/** What a CDN may purge by: `supplier-123`, `county-kent`; a page of many things is told by the first hundred. */
const surrogateKeys = (tags: string[]) =>
  tags
    .slice(0, 100)
    .map((tag) => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
    .join(' ')
