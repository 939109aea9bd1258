import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { refill, type Allowance, type TokenBucket } from '../server/token-bucket.ts'
import { log } from '../process/log.ts'
import { runSql } from './sql.ts'

const maxBuckets = 10_000
/** Full buckets are deleted in batches of at least this size, and of more than were added. */
const minDeletedPerRun = 1000
const syncEveryMs = 1000
const maxUnsynced = 50_000

/** Each process counts in memory and synchronises about once a second; without a database it counts alone. */
export const createSharedBuckets = (pool: Pool) => {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxBuckets })
  const unsynced = new Map<string, TokenBucket>()
  let timer: NodeJS.Timeout | undefined

  const add = (bucket: TokenBucket) => {
    unsynced.set(bucket.name, bucket)
    timer ??= setTimeout(() => void run(), syncEveryMs).unref()
  }
  /** In batches, so that no request waits; a failed batch is retried and counts locally until then. */
  const run = async () => {
    const spent = [...unsynced.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    unsynced.clear()
    timer = undefined
    try {
      if (!pool.ended) await syncBuckets(pool, spent)
    } catch (error) {
      log.warn({ err: error }, 'could not sync rate limits; using this process’s counts')
      const ongoing = spent.filter((bucket) => refill(bucket, performance.now()) > 0)
      for (const bucket of ongoing.slice(-maxUnsynced)) if (!unsynced.has(bucket.name)) add(bucket)
    }
  }
  return {
    find: (name: string, allowance: Allowance): TokenBucket => {
      const known = buckets.get(name)
      if (known?.allowance === allowance) return known
      if (known) refill(known, performance.now())
      const bucket = known
        ? Object.assign(known, { allowance })
        : { name, allowance, used: 0, at: performance.now(), own: 0 }
      buckets.set(name, bucket)
      return bucket
    },
    syncSoon: add,
  }
}

/** Stored as the time when it is full again; a time too far ahead counts as twice `burst`. */
const syncBuckets = async (pool: Pool, spent: readonly TokenBucket[]) => {
  const syncedPoints = spent.map(({ own }) => own)
  const text = `
    insert into spent_points as s (name, full_at)
    select name, now() + own / pace * interval '1 second'
      from unnest($1::text[], $2::double precision[], $3::double precision[]) spent (name, own, pace)
    on conflict (name) do update set full_at = greatest(s.full_at, now()) + (excluded.full_at - now())
    returning name, extract(epoch from full_at - now())::double precision as seconds`
  const { rows } = await runSql<{ name: string; seconds: number }>(pool, text, [
    spent.map(({ name }) => name),
    syncedPoints,
    spent.map(({ allowance }) => allowance.pointsPerSecond),
  ])
  const secondsByName = new Map(rows.map(({ name, seconds }) => [name, seconds]))
  spent.forEach((bucket, index) => {
    const { pointsPerSecond, burst } = bucket.allowance
    bucket.own -= syncedPoints[index]!
    bucket.used = Math.min(secondsByName.get(bucket.name)! * pointsPerSecond, 2 * burst) + bucket.own
    bucket.at = performance.now()
  })
  await runSql(
    pool,
    `delete from spent_points where name in (
       select name from spent_points where full_at < now() limit $1 for update skip locked)`,
    [Math.max(minDeletedPerRun, 2 * spent.length)],
  )
}
