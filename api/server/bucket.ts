/** What somebody may spend: so many points each second, saved up to `burst`. */
export interface Allowance {
  pointsPerSecond: number
  burst: number
}

/** What somebody has spent and not yet got back. */
export interface Bucket {
  name: string
  allowance: Allowance
  /** In points, at `at`. */
  debt: number
  /** From a clock that is never set, in milliseconds. */
  at: number
  /** Spent in this process since it last settled with the others. */
  own: number
}

/** Gives back what has come back by now; the debt that is left. */
export const drain = (bucket: Bucket, now: number): number => {
  const gained = ((now - bucket.at) / 1000) * bucket.allowance.pointsPerSecond
  bucket.debt = Math.max(0, bucket.debt - Math.max(0, gained))
  bucket.at = now
  return bucket.debt
}

/** Takes points out, unless there are too few: then the answer is after how many milliseconds there will be enough. */
export const take = (bucket: Bucket, points: number, now: number): number => {
  const { burst, pointsPerSecond } = bucket.allowance
  const over = drain(bucket, now) + points - burst
  if (over > 0) return (over / pointsPerSecond) * 1000
  bucket.debt += points
  bucket.own += points
  return 0
}
