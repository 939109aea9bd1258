import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { drain, type Allowance, type Bucket } from '../server/bucket.ts'
import { createSettlement } from './settle.ts'
import { runSql } from './sql.ts'

/** How many buckets a process remembers; those not used for longest are forgotten first. */
const bucketsAtMost = 10_000
/** How many that are full again are deleted each time, at least; and more than were added. */
const forgottenAtOnce = 1000

/**
 * Buckets of points by their names, which all processes share: each counts in memory and settles with the others in the
 * database about once a second. So no request waits, and a process that the database does not answer counts alone.
 */
export const createSharedBuckets = (pool: Pool, now: () => number = () => performance.now()) => {
  const buckets = new LRUCache<string, Bucket>({ max: bucketsAtMost })
  const settlement = createSettlement<Bucket>(
    pool,
    (at, spent) => settle(at, spent, now),
    (bucket) => drain(bucket, now()) > 0,
  )
  return {
    /** The bucket of this name; what is allowed may have changed since it was last asked for. */
    find: (name: string, allowance: Allowance): Bucket => {
      const known = buckets.get(name)
      if (known?.allowance === allowance) return known
      if (known) drain(known, now())
      const bucket = known ? Object.assign(known, { allowance }) : { name, allowance, debt: 0, at: now(), own: 0 }
      buckets.set(name, bucket)
      return bucket
    },
    /** To be called when something was taken out. */
    settleSoon: (bucket: Bucket) => settlement.add(bucket.name, bucket),
  }
}

interface Row {
  name: string
  /** Until the bucket is full again. */
  seconds: number
}

/**
 * A bucket in the database is the time at which it will be full again. Where a wrong clock has put that far away, it
 * counts as twice `burst` at most.
 */
const settle = async (pool: Pool, spent: readonly Bucket[], now: () => number) => {
  const told = spent.map(({ own }) => own)
  const text = `
    insert into spent_points as s (name, full_at)
    select name, now() + own / pace * interval '1 second'
      from unnest($1::text[], $2::double precision[], $3::double precision[]) spent (name, own, pace)
    on conflict (name) do update set full_at = greatest(s.full_at, now()) + (excluded.full_at - now())
    returning name, extract(epoch from full_at - now())::double precision as seconds`
  const { rows } = await runSql<Row>(pool, text, [
    spent.map(({ name }) => name),
    told,
    spent.map(({ allowance }) => allowance.pointsPerSecond),
  ])
  const settled = new Map(rows.map(({ name, seconds }) => [name, seconds]))
  spent.forEach((bucket, index) => {
    const { pointsPerSecond, burst } = bucket.allowance
    bucket.own -= told[index]!
    bucket.debt = Math.min(settled.get(bucket.name)! * pointsPerSecond, 2 * burst) + bucket.own
    bucket.at = now()
  })
  await runSql(
    pool,
    `delete from spent_points where name in (
       select name from spent_points where full_at < now() limit $1 for update skip locked)`,
    [Math.max(forgottenAtOnce, 2 * spent.length)],
  )
}
