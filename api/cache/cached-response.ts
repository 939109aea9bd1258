import type { VisitEvents } from '../schema/analytics.ts'
import {
  compress,
  compressFrom,
  encodingFor,
  copyExactly,
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
/** Estimate for a page with its two compressed copies. */
const copiesFactor = 1.25
const brotliQuality = 5

/** Compressed quickly for its first reader, and thoroughly at the second. */
export class CachedResponse {
  readonly headers: Record<string, string>
  readonly etag: string | undefined
  readonly events: VisitEvents | undefined
  readonly bytes: number
  sentHeaders: readonly string[] | undefined
  readonly #body: Buffer
  readonly #isCompressible: boolean
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {}
  #isRead = false

  constructor(body: string | Buffer, { headers, sentHeaders, etag, events, isCompressible = true }: Options) {
    this.#body = copyExactly(typeof body === 'string' ? Buffer.from(body) : body)
    this.#isCompressible = isCompressible && this.#body.length >= compressFrom
    this.bytes = overheadBytes + Math.ceil(this.#body.length * (this.#isCompressible ? copiesFactor : 1))
    this.headers = headers
    this.sentHeaders = sentHeaders
    this.etag = etag
    this.events = events
  }

  async encode(accepted: string | undefined): Promise<{ encoding?: QuickEncoding | undefined; body: Buffer }> {
    if (!this.#isCompressible) return { body: this.#body }
    const isFirst = !this.#isRead
    this.#isRead = true
    if (isFirst) return packQuickly(this.#body, accepted)
    const encoding = encodingFor(accepted)
    if (!encoding) return { body: this.#body }
    return { encoding, body: await (this.#packed[encoding] ??= this.#compress(encoding)) }
  }

  /** A failed compression is tried again by the next reader. */
  #compress(encoding: Encoding): Promise<Buffer> {
    const packed = compress(this.#body, encoding, brotliQuality)
    packed.catch(() => delete this.#packed[encoding])
    return packed
  }
}
