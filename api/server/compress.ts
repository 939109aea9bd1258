import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { Middleware } from 'koa'

/** For what is kept and for streams: the smallest first. */
const small = ['br', 'gzip'] as const
export type Encoding = (typeof small)[number]

/** For what is sent once: the cheapest first. Node has zstd since 22.15. */
const quick = 'zstdCompress' in zlib ? (['zstd', ...small] as const) : small
export type QuickEncoding = (typeof quick)[number]

/** The size in bytes from which a response is worth compressing. */
export const compressFrom = 1024
/** Brotli's quality, from 0 to 11: low, since few responses are sent often. */
const usualQuality = 4
/** For what is sent once: a third of the time of 5, for a quarter more bytes. */
const quickQuality = 2

/** Up to so many bytes, half a millisecond's work, handing over to another thread and back costs the main thread as much. */
const zstdAtOnce = 512 * 1024
/** Room for a packed page: each further piece of it would be a turn of its own. */
const zstdChunk = 64 * 1024

const brotli = promisify(zlib.brotliCompress)
const gzipped = promisify(zlib.gzip)
const zstd = (body: string | Buffer) =>
  new Promise<Buffer>((done, fail) => {
    const pledgedSrcSize = Buffer.byteLength(body) // it prepares for no more than that
    const options = { pledgedSrcSize, chunkSize: zstdChunk }
    if (pledgedSrcSize <= zstdAtOnce) done(zlib.zstdCompressSync(body, options))
    else zlib.zstdCompress(body, options, (error, packed) => (error ? fail(error) : done(packed)))
  })
const unbrotli = promisify(zlib.brotliDecompress)
const gunzipped = promisify(zlib.gunzip)
const unzstd = (packed: Buffer) =>
  new Promise<Buffer>((done, fail) => zlib.zstdDecompress(packed, (error, body) => (error ? fail(error) : done(body))))
const brotliOptions = (quality: number, size = 0) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Compresses, what takes longer than a turn in a thread of its own; `quality` is brotli's, from 0 to 11. */
export const compress = async (
  body: string | Buffer,
  encoding: QuickEncoding,
  quality = usualQuality,
): Promise<Buffer> =>
  exactly(
    await (encoding === 'br'
      ? brotli(body, brotliOptions(quality, body.length))
      : encoding === 'zstd'
        ? zstd(body)
        : gzipped(body)),
  )

/** The same bytes in memory of their size: what zlib answers is the beginning of 16 KB, which would be kept with it. */
const exactly = (packed: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(copy)
  return copy
}

/** Undoes `compress`, in a thread of its own. */
export const decompress = (packed: Buffer, encoding: QuickEncoding): Promise<Buffer> =>
  encoding === 'br' ? unbrotli(packed) : encoding === 'zstd' ? unzstd(packed) : gunzipped(packed)

/** The one of these encodings that a client prefers, the first among equals; undefined when it names none of them. */
const preferred = <Name extends string>(accepted: string | undefined, ours: readonly Name[]): Name | undefined => {
  if (!accepted) return undefined
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name, weight] = part.split(/;\s*q=/)
      return [name!.trim(), weight === undefined ? 1 : Number(weight)]
    }),
  )
  const weightOf = (name: Name) => weights.get(name) ?? 0
  const best = ours.toSorted((a, b) => weightOf(b) - weightOf(a))[0]!
  return weightOf(best) > 0 ? best : undefined
}

/** How to encode what is kept: as small as it gets. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined => preferred(accepted, small)

/** Encodes what is sent once as cheaply as the client allows: zstd takes a sixth of the time of brotli's quality 5, for a sixth more bytes. */
export const packQuickly = async <Body extends string | Buffer>(
  body: Body,
  accepted: string | undefined,
): Promise<{ encoding: QuickEncoding | undefined; body: Body | Buffer }> => {
  const encoding = preferred(accepted, quick)
  return { encoding, body: encoding ? await compress(body, encoding, quickQuality) : body }
}

const isText = (type: string) => /^text\/|[/+](?:json|x-ndjson|xml|javascript)$/.test(type)

/** Compresses responses as `Accept-Encoding` asks, unless they are short or compressed already. */
export const compressAnswers: Middleware = async (ctx, next) => {
  ctx.vary('Accept-Encoding')
  await next()
  const { body } = ctx
  if (!body || ctx.method === 'HEAD' || ctx.response.get('content-encoding') || !isText(ctx.response.type)) return
  const accepted = ctx.get('accept-encoding')
  if (body instanceof Readable) {
    const encoding = encodingFor(accepted)
    if (!encoding) return
    const packed = encoding === 'br' ? zlib.createBrotliCompress(brotliOptions(usualQuality)) : zlib.createGzip()
    ctx.body = pipeline(body, packed, () => {}) // Koa reports errors of either end
    ctx.set('content-encoding', encoding)
  } else {
    const whole = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    if (Buffer.byteLength(whole) < compressFrom) return
    const packed = await packQuickly(whole, accepted)
    if (!packed.encoding) return
    ctx.body = packed.body
    ctx.set('content-encoding', packed.encoding)
  }
}
