import type { VisitEvents } from '../schema/analytics.ts'
import {
  compress,
  compressFrom,
  decompress,
  encodingFor,
  packQuickly,
  type Encoding,
  type QuickEncoding,
} from '../server/compress.ts'

interface Options {
  headers: Record<string, string>
  /** All headers as alternating names and values, if known. */
  sentHeaders?: readonly string[]
  etag?: string
  events?: VisitEvents | undefined
  /** False for pictures, which are already compressed. */
  isCompressible?: boolean
}

/** Estimate for headers and the objects around the bytes. */
const overheadBytes = 2500
const brotliQuality = 5

/** Compressed quickly for its first reader, and thoroughly at the second. */
export class CachedResponse {
  readonly headers: Record<string, string>
  readonly etag: string | undefined
  readonly events: VisitEvents | undefined
  sentHeaders: readonly string[] | undefined
  resized = () => {}
  readonly #isCompressible: boolean
  #whole: string | Buffer | undefined
  #quick: { encoding: QuickEncoding; body: Buffer } | undefined
  readonly #small: Partial<Record<Encoding, Buffer>> = {}
  readonly #compressing: Partial<Record<Encoding, Promise<Buffer>>> = {}
  #isRead = false

  constructor(body: string | Buffer, { headers, sentHeaders, etag, events, isCompressible = true }: Options) {
    this.#whole = body
    this.headers = headers
    this.sentHeaders = sentHeaders
    this.etag = etag
    this.events = events
    this.#isCompressible = isCompressible && body.length >= compressFrom
  }

  get bytes(): number {
    const whole = this.#whole ? (typeof this.#whole === 'string' ? 2 : 1) * this.#whole.length : 0
    const packed = [this.#quick?.body, this.#small.br, this.#small.gzip]
    return packed.reduce((sum, body) => sum + (body?.length ?? 0), whole + overheadBytes)
  }

  async encode(accepted: string | undefined): Promise<{ encoding?: QuickEncoding | undefined; body: string | Buffer }> {
    const isFirst = !this.#isRead
    this.#isRead = true
    if (isFirst) return this.#isCompressible ? this.#encodeQuickly(accepted) : { body: await this.#identity() }
    const encoding = this.#isCompressible ? encodingFor(accepted) : undefined
    if (!encoding) return { body: await this.#buffer() }
    return {
      encoding,
      body: this.#small[encoding] ?? (await (this.#compressing[encoding] ??= this.#compress(encoding))),
    }
  }

  async #encodeQuickly(accepted: string | undefined) {
    const { encoding, body } = await packQuickly(await this.#identity(), accepted)
    if (encoding && !this.#small.br && !this.#small.gzip) {
      this.#whole = undefined
      this.#quick = { encoding, body: body as Buffer }
      this.resized()
    }
    return { encoding, body }
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    try {
      const packed = await compress(await this.#identity(), encoding, brotliQuality)
      this.#whole = undefined
      this.#quick = undefined
      this.#small[encoding] = packed
      this.resized()
      return packed
    } finally {
      delete this.#compressing[encoding]
    }
  }

  async #buffer(): Promise<Buffer> {
    const whole = await this.#identity()
    if (Buffer.isBuffer(whole)) return whole
    const buffer = Buffer.from(whole)
    if (this.#whole) {
      this.#whole = buffer
      this.resized()
    }
    return buffer
  }

  async #identity(): Promise<string | Buffer> {
    if (this.#whole !== undefined) return this.#whole
    if (this.#quick) return decompress(this.#quick.body, this.#quick.encoding)
    const { br, gzip } = this.#small
    return br ? decompress(br, 'br') : decompress(gzip!, 'gzip')
  }
}
