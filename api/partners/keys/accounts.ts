import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import { createSharedBuckets } from '../../database/shared-buckets.ts'
import { drain, take, type Allowance, type Bucket } from '../../server/bucket.ts'
import type { Account, QueryCost } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { metrics } from '../../process/metrics.ts'
import { networkOf } from '../../server/network-of.ts'
import { inWords } from '../../server/rate-limit.ts'
import { costliest } from '../../process/weight.ts'
import type { KeyUse } from './key-use.ts'
import { checkOrigin, type KnownKeys } from './known-keys.ts'
import { sentKey } from './sent-key.ts'

interface Asked {
  secret: string | undefined
  origin: string | undefined
  ip: string
  wants?: Account['wants']
}

/** What a WebSocket's messages contribute to the quota. */
export type ToldBySocket = Partial<Pick<Asked & { secret: string }, 'secret' | 'wants'>>

/** A class, since every request has one: a plain object's functions would be created each time. */
class BucketAccount implements Account {
  refused: PublicError | undefined
  private isPaid = false

  constructor(
    private readonly bucket: Bucket,
    private readonly policy: 'key' | 'keyless',
    readonly wants: Account['wants'],
    private readonly settleSoon: (bucket: Bucket) => void,
    private readonly count?: (points: number, isRefused: boolean) => void,
  ) {}

  spend(points: number) {
    if (this.refused) throw this.refused
    if (this.isPaid) return
    this.isPaid = true
    const waitMs = take(this.bucket, points, performance.now())
    this.count?.(points, waitMs > 0)
    if (waitMs > 0) throw (this.refused = tooMuch(this.costOf(points), waitMs, this.policy))
    if (points) this.settleSoon(this.bucket)
  }

  costOf(requested: number): QueryCost {
    const { burst, pointsPerSecond } = this.bucket.allowance
    return { requested, limit: costliest, available: this.left(), burst, restoreRate: pointsPerSecond }
  }

  headers() {
    const { burst, pointsPerSecond } = this.bucket.allowance
    return [
      'ratelimit-policy',
      `"${this.policy}";q=${burst};w=${Math.ceil(burst / pointsPerSecond)}`,
      'ratelimit',
      `"${this.policy}";r=${this.left()};t=${Math.ceil(this.bucket.debt / pointsPerSecond)}`,
    ]
  }

  private left() {
    return Math.max(0, Math.floor(this.bucket.allowance.burst - drain(this.bucket, performance.now())))
  }
}

/**
 * Finds each request's quota: its key's, or its network's. Points are counted in memory and synchronised between
 * processes, see shared-buckets.ts.
 */
export const createAccounts = (pool: Pool, keys: KnownKeys, use: KeyUse, keyless: Allowance) => {
  const buckets = createSharedBuckets(pool)
  const opened = new WeakMap<IncomingMessage, Account | PublicError>()

  const open = ({ secret, origin, ip, wants }: Asked): Account => {
    if (secret === undefined)
      return new BucketAccount(buckets.find(`network ${networkOf(ip)}`, keyless), 'keyless', wants, buckets.settleSoon)
    const key = keys.find(secret)
    const count = (points: number, isRefused: boolean) => use.count(key.id, points, isRefused)
    try {
      checkOrigin(key, origin)
    } catch (error) {
      count(0, true)
      throw error
    }
    return new BucketAccount(buckets.find(`key ${key.id}`, key), 'key', wants, buckets.settleSoon, count)
  }

  const openOrRefuse = (asked: Asked): Account | PublicError => {
    try {
      return open(asked)
    } catch (error) {
      if (error instanceof PublicError) return error
      throw error
    }
  }

  return {
    /**
     * The quota of an HTTP request, the same object on each call.
     * @throws INVALID_API_KEY, ORIGIN_NOT_ALLOWED
     */
    ofRequest: (request: IncomingMessage, ip: string): Account => {
      const known = opened.get(request) ?? openOrRefuse({ ...toldBy(request.headers), ip })
      opened.set(request, known)
      if (known instanceof PublicError) throw known
      return known
    },
    /**
     * The quota of one operation over a WebSocket; its messages take precedence over headers.
     * @throws like `ofRequest`
     */
    ofSocket: ({ headers }: IncomingMessage, ip: string, told: ToldBySocket = {}): Account =>
      open({ ...toldBy(headers), ...told, ip }),
  }
}
export type Accounts = ReturnType<typeof createAccounts>

const toldBy = (headers: IncomingHttpHeaders): Omit<Asked, 'ip'> => {
  const asked = headers['x-query-cost']
  return {
    secret: sentKey(headers),
    origin: headers.origin,
    ...(asked === undefined ? {} : { wants: asked === 'only' ? 'cost only' : 'cost' }),
  }
}

const tooMuch = (cost: QueryCost, waitMs: number, policy: 'key' | 'keyless') => {
  metrics.limited.inc({ what: 'points' })
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const [asked, left] = [cost.requested, cost.available].map((points) => points.toLocaleString('en-GB'))
  const hint = policy === 'keyless' ? ' An API key allows more requests.' : ''
  return new PublicError(
    'RATE_LIMITED',
    `This costs ${asked} points, and ${left} are left. Please try again in ${inWords(retryAfterSeconds)}.${hint}`,
    { retryAfterSeconds, cost },
  )
}
