import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Middleware } from 'koa'

export type Encoding = 'br' | 'gzip'

/** The size in bytes from which a response is worth compressing. */
export const compressFrom = 1024
/** Brotli's quality, from 0 to 11: low, since most responses are sent only once. */
const usualQuality = 4

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const brotliOptions = (quality: number, size = 0) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Compresses in a thread of its own; `quality` is brotli's, from 0 to 11. */
export const compress = (body: string | Buffer, encoding: Encoding, quality = usualQuality): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliOptions(quality, body.length)) : gzipped(body)

/** The encoding that a client prefers, brotli among equals; undefined when it names none that we support. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  if (!accepted) return undefined
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name, weight] = part.split(/;\s*q=/)
      return [name!.trim(), weight === undefined ? 1 : Number(weight)]
    }),
  )
  const [br = 0, gz = 0] = [weights.get('br'), weights.get('gzip')]
  return br > 0 && br >= gz ? 'br' : gz > 0 ? 'gzip' : undefined
}

const isText = (type: string) => /^text\/|[/+](?:json|xml|javascript)$/.test(type)

/** Compresses responses as `Accept-Encoding` asks, unless they are short or compressed already. */
export const compressAnswers: Middleware = async (ctx, next) => {
  ctx.vary('Accept-Encoding')
  await next()
  const { body } = ctx
  if (!body || ctx.method === 'HEAD' || ctx.response.get('content-encoding') || !isText(ctx.response.type)) return
  const encoding = encodingFor(ctx.get('accept-encoding'))
  if (!encoding) return
  if (body instanceof Readable) {
    const packed = encoding === 'br' ? createBrotliCompress(brotliOptions(usualQuality)) : createGzip()
    ctx.body = pipeline(body, packed, () => {}) // Koa reports errors of either end
  } else {
    const whole = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    if (Buffer.byteLength(whole) < compressFrom) return
    ctx.body = await compress(whole, encoding)
  }
  ctx.set('content-encoding', encoding)
}
