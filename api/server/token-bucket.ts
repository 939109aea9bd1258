export interface Allowance {
  pointsPerSecond: number
  burst: number
}

export interface TokenBucket {
  name: string
  allowance: Allowance
  used: number
  /** Monotonic time in ms. */
  at: number
  /** Spent in this process since the last synchronisation. */
  own: number
}

export const refill = (bucket: TokenBucket, now: number): number => {
  const gained = ((now - bucket.at) / 1000) * bucket.allowance.pointsPerSecond
  bucket.used = Math.max(0, bucket.used - Math.max(0, gained))
  bucket.at = now
  return bucket.used
}

/** Returns after how many ms there will be enough points, or 0. */
export const tryConsume = (bucket: TokenBucket, points: number, now: number): number => {
  const { burst, pointsPerSecond } = bucket.allowance
  const over = refill(bucket, now) + points - burst
  if (over > 0) return (over / pointsPerSecond) * 1000
  bucket.used += points
  bucket.own += points
  return 0
}
