import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import { createSharedBuckets } from '../../database/shared-buckets.ts'
import { refill, tryConsume, type Allowance, type TokenBucket } from '../../server/token-bucket.ts'
import type { Quota, QueryCost } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { metrics } from '../../process/metrics.ts'
import { getNetwork } from '../../server/network.ts'
import { formatWait } from '../../server/rate-limit.ts'
import { maxOperationCost } from '../../process/weight.ts'
import type { KeyUse } from './key-use.ts'
import { checkOrigin, type KnownKeys } from './known-keys.ts'
import { secretStart } from './secret.ts'
import { thousands } from '../../text/plural.rules.ts'

/** Anything with our prefix counts, so that a wrong header is reported. */
const sentKey = ({ authorization, 'x-api-key': header }: IncomingHttpHeaders): string | undefined => {
  if (header !== undefined) return String(header).trim()
  const [scheme = '', ...words] = authorization?.trim().split(/\s+/) ?? []
  if (scheme.toLowerCase() === 'bearer') return words.join(' ')
  return [scheme, ...words].find((word) => word.startsWith(secretStart))
}

interface QuotaRequest {
  secret: string | undefined
  origin: string | undefined
  ip: string
  wants?: Quota['wants']
}

export type SocketParams = Partial<Pick<QuotaRequest & { secret: string }, 'secret' | 'wants'>>

class BucketQuota implements Quota {
  refused: PublicError | undefined
  private isPaid = false

  constructor(
    private readonly bucket: TokenBucket,
    private readonly policy: 'key' | 'keyless',
    readonly wants: Quota['wants'],
    private readonly scheduleSync: (bucket: TokenBucket) => void,
    private readonly count?: (points: number, isRefused: boolean) => void,
  ) {}

  consume(points: number) {
    if (this.refused) throw this.refused
    if (this.isPaid) return
    this.isPaid = true
    const waitMs = tryConsume(this.bucket, points, performance.now())
    this.count?.(points, waitMs > 0)
    if (waitMs > 0) throw (this.refused = quotaExceeded(this.getCost(points), waitMs, this.policy))
    if (points) this.scheduleSync(this.bucket)
  }

  getCost(requested: number): QueryCost {
    const { burst, pointsPerSecond } = this.bucket.allowance
    return { requested, limit: maxOperationCost, available: this.getRemaining(), burst, restoreRate: pointsPerSecond }
  }

  headers() {
    const { burst, pointsPerSecond } = this.bucket.allowance
    return [
      'ratelimit-policy',
      `"${this.policy}";q=${burst};w=${Math.ceil(burst / pointsPerSecond)}`,
      'ratelimit',
      `"${this.policy}";r=${this.getRemaining()};t=${Math.ceil(this.bucket.used / pointsPerSecond)}`,
    ]
  }

  private getRemaining() {
    return Math.max(0, Math.floor(this.bucket.allowance.burst - refill(this.bucket, performance.now())))
  }
}

export const createQuotas = (pool: Pool, keys: KnownKeys, use: KeyUse, keyless: Allowance) => {
  const buckets = createSharedBuckets(pool)
  const opened = new WeakMap<IncomingMessage, Quota | PublicError>()

  const load = ({ secret, origin, ip, wants }: QuotaRequest): Quota => {
    if (secret === undefined)
      return new BucketQuota(buckets.find(`network ${getNetwork(ip)}`, keyless), 'keyless', wants, buckets.syncSoon)
    const key = keys.find(secret)
    const count = (points: number, isRefused: boolean) => use.count(key.id, points, isRefused)
    try {
      checkOrigin(key, origin)
    } catch (error) {
      count(0, true)
      throw error
    }
    return new BucketQuota(buckets.find(`key ${key.id}`, key), 'key', wants, buckets.syncSoon, count)
  }

  const loadOrRefuse = (requestedQuota: QuotaRequest): Quota | PublicError => {
    try {
      return load(requestedQuota)
    } catch (error) {
      if (error instanceof PublicError) return error
      throw error
    }
  }

  return {
    /** The same object on each call. @throws INVALID_API_KEY, ORIGIN_NOT_ALLOWED */
    forRequest: (request: IncomingMessage, ip: string): Quota => {
      const known = opened.get(request) ?? loadOrRefuse({ ...readQuotaHeaders(request.headers), ip })
      opened.set(request, known)
      if (known instanceof PublicError) throw known
      return known
    },
    /** Messages precede headers. @throws like `forRequest` */
    forSocket: ({ headers }: IncomingMessage, ip: string, socketParams: SocketParams = {}): Quota =>
      load({ ...readQuotaHeaders(headers), ...socketParams, ip }),
  }
}
export type Quotas = ReturnType<typeof createQuotas>

const readQuotaHeaders = (headers: IncomingHttpHeaders): Omit<QuotaRequest, 'ip'> => {
  const requestedQuota = headers['x-query-cost']
  return {
    secret: sentKey(headers),
    origin: headers.origin,
    ...(requestedQuota === undefined ? {} : { wants: requestedQuota === 'only' ? 'cost only' : 'cost' }),
  }
}

const quotaExceeded = (cost: QueryCost, waitMs: number, policy: 'key' | 'keyless') => {
  metrics.limited.inc({ what: 'points' })
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const [requestedQuota, left] = [cost.requested, cost.available].map(thousands)
  const hint = policy === 'keyless' ? ' An API key allows more requests.' : ''
  return new PublicError(
    'RATE_LIMITED',
    `This costs ${requestedQuota} points, and ${left} are left. Please try again in ${formatWait(retryAfterSeconds)}.${hint}`,
    { retryAfterSeconds, cost },
  )
}
