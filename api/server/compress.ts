import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { Middleware } from 'koa'

/** Smallest first. */
const small = ['br', 'gzip'] as const
export type Encoding = (typeof small)[number]

/** Cheapest first; Node has zstd since 22.15. */
const quick = 'zstdCompress' in zlib ? (['zstd', ...small] as const) : small
export type QuickEncoding = (typeof quick)[number]

export const compressFrom = 1024
/** From 0 to 11; low, since few responses are sent often. */
const defaultQuality = 4
/** For uncached responses: a third of the time of quality 5, for 25% more bytes. */
const quickQuality = 2

/** Up to this size, compressing costs less than switching threads. */
const zstdAtOnce = 512 * 1024
/** Buffer for a whole page: each further chunk would take another turn of the event loop. */
const zstdChunk = 64 * 1024

const brotli = promisify(zlib.brotliCompress)
const gzipped = promisify(zlib.gzip)
const zstd = (body: string | Buffer) =>
  new Promise<Buffer>((done, fail) => {
    const pledgedSrcSize = Buffer.byteLength(body) // zstd allocates for this size only
    const options = { pledgedSrcSize, chunkSize: zstdChunk }
    if (pledgedSrcSize <= zstdAtOnce) done(zlib.zstdCompressSync(body, options))
    else zlib.zstdCompress(body, options, (error, packed) => (error ? fail(error) : done(packed)))
  })
const brotliOptions = (quality: number, size = 0) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export const compress = async (
  body: string | Buffer,
  encoding: QuickEncoding,
  quality = defaultQuality,
): Promise<Buffer> =>
  copyExactly(
    await (encoding === 'br'
      ? brotli(body, brotliOptions(quality, body.length))
      : encoding === 'zstd'
        ? zstd(body)
        : gzipped(body)),
  )

/** A small buffer is a slice of a larger one, which a cache would keep whole. */
export const copyExactly = (packed: Buffer): Buffer => {
  if (packed.length === packed.buffer.byteLength) return packed
  const copy = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(copy)
  return copy
}

const preferred = <Name extends string>(accepted: string | undefined, ours: readonly Name[]): Name | undefined => {
  if (!accepted) return undefined
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name, weight] = part.split(/;\s*q=/)
      return [name!.trim(), weight === undefined ? 1 : Number(weight)]
    }),
  )
  const getWeight = (name: Name) => weights.get(name) ?? 0
  const best = ours.toSorted((a, b) => getWeight(b) - getWeight(a))[0]!
  return getWeight(best) > 0 ? best : undefined
}

export const encodingFor = (accepted: string | undefined): Encoding | undefined => preferred(accepted, small)

export const packQuickly = async <Body extends string | Buffer>(
  body: Body,
  accepted: string | undefined,
): Promise<{ encoding: QuickEncoding | undefined; body: Body | Buffer }> => {
  const encoding = preferred(accepted, quick)
  return { encoding, body: encoding ? await compress(body, encoding, quickQuality) : body }
}

const isText = (type: string) => /^text\/|[/+](?:json|x-ndjson|xml|javascript)$/.test(type)

export const compressAnswers: Middleware = async (ctx, next) => {
  ctx.vary('Accept-Encoding')
  await next()
  const { body } = ctx
  if (!body || ctx.method === 'HEAD' || ctx.response.get('content-encoding') || !isText(ctx.response.type)) return
  const accepted = ctx.get('accept-encoding')
  if (body instanceof Readable) {
    const encoding = encodingFor(accepted)
    if (!encoding) return
    const packed = encoding === 'br' ? zlib.createBrotliCompress(brotliOptions(defaultQuality)) : zlib.createGzip()
    ctx.body = pipeline(body, packed, () => {}) // Koa reports errors at either end
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
