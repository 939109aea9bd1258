import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { limitNetworks } from '../server/network.ts'
import { createRateLimitError } from '../server/rate-limit.ts'
import { readRow } from './sql.ts'

export interface RateLimit {
  max: number
  windowMs: number
  /** For all networks together, so that changing addresses cannot fill the disk. */
  maxInTotal?: number
}

const deletedPerRun = 100

/** Windows of simultaneous requests and of several machines may start this far from each other. */
const slack = `interval '1 minute'`

/** A window has expired when its end has passed, or lies so far ahead that a wrong clock must have set it. */
const isCurrent = `r.ends_at > now() and r.ends_at <= excluded.ends_at + ${slack}`
const count = `
  with gone as (
    delete from rate_limit where (name, network) in (
      select name, network from rate_limit where ends_at < now() and (name, network) <> ($1, $2)
       limit ${deletedPerRun} for update skip locked))
  insert into rate_limit as r (name, network, count, ends_at)
  values ($1, $2, 1, now() + make_interval(secs => $3::float8 / 1000))
  on conflict (name, network) do update
     set count = case when ${isCurrent} then least(r.count, $4) + 1 else 1 end,
         ends_at = case when ${isCurrent} then r.ends_at else excluded.ends_at end
  returning count, (extract(epoch from ends_at - now()) * 1000)::float8 "leftMs"`

/** A wide network may use as much as this many of its networks. */
const wideShare = 10

/** Counts across processes and restarts, per network, per wide network and in total. @throws RATE_LIMITED with `retryAfterSeconds`. */
export const createSharedLimit = (name: string, { max, windowMs, maxInTotal = 1000 }: RateLimit) => {
  const refused = new LRUCache<string, true>({ max: 10_000 })
  const refuseKnown = (network: string) => {
    if (refused.has(network)) throw createRateLimitError('requests', refused.getRemainingTTL(network))
  }
  const use = async (pool: Pool, network: string, limit: number) => {
    const { count: times, leftMs } = await readRow<{ count: number; leftMs: number }>(pool, count, [
      name,
      network,
      windowMs,
      limit,
    ])
    if (times <= limit) return
    refused.set(network, true, { ttl: Math.max(1, Math.ceil(leftMs)) })
    throw createRateLimitError('requests', leftMs)
  }
  return async (pool: Pool, ip: string): Promise<void> => {
    const limits = [[allNetworks, maxInTotal] as const, ...limitNetworks(ip, max, max * wideShare)]
    for (const [network] of limits) refuseKnown(network)
    for (const [network, limit] of limits) await use(pool, network, limit)
  }
}

const allNetworks = 'all'
