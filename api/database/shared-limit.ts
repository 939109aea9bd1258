import type { Pool } from 'pg'
import { createRateLimit, type RateLimit, type RateWindow } from '../server/rate-limit.ts'
import { createSettlement } from './settle.ts'
import { runSql } from './sql.ts'

/** How many windows that are over are deleted each time. */
const forgottenAtOnce = 1000

/**
 * A limit that all processes share: each counts in memory, and settles with the others in the database about once a
 * second, so that nothing waits for it. A process that the database does not answer counts alone; so a limit may be
 * exceeded by what the other processes let through in one second.
 * @throws RATE_LIMITED as `createRateLimit`.
 */
export const createSharedLimit = (name: string, limit: RateLimit) => {
  const use = createRateLimit(limit)
  return (pool: Pool, ip: string): void => {
    const window = use(ip)
    settlementOf(pool).add(`${name}\n${window.network}`, { name, window })
  }
}

interface Row {
  name: string
  network: string
  count: number
  endsAt: Date
}

interface Counted {
  name: string
  window: RateWindow
}

const settlements = new WeakMap<Pool, ReturnType<typeof createSettlement<Counted>>>()

const settlementOf = (pool: Pool) => {
  const isOngoing = ({ window }: Counted) => window.endsAt > Date.now()
  const settlement = settlements.get(pool) ?? createSettlement(pool, settle, isOngoing)
  settlements.set(pool, settlement)
  return settlement
}

const settle = async (pool: Pool, counted: readonly Counted[]) => {
  const told = counted.map(({ window }) => window.own)
  const text = `
    insert into rate_limit as r (name, network, count, ends_at)
    select * from unnest($1::text[], $2::text[], $3::integer[], $4::timestamptz[])
    on conflict (name, network) do update
       set count = case when r.ends_at > now() then r.count else 0 end + excluded.count,
           ends_at = case when r.ends_at > now() then least(r.ends_at, excluded.ends_at) else excluded.ends_at end
    returning name, network, count, ends_at "endsAt"`
  const { rows } = await runSql<Row>(pool, text, [
    counted.map(({ name }) => name),
    counted.map(({ window }) => window.network),
    told,
    counted.map(({ window }) => new Date(window.endsAt)),
  ])
  const settled = new Map(rows.map((row) => [`${row.name}\n${row.network}`, row]))
  counted.forEach(({ name, window }, index) => {
    const row = settled.get(`${name}\n${window.network}`)!
    window.own -= told[index]!
    window.settled = row.count
    window.endsAt = row.endsAt.getTime()
  })
  await runSql(
    pool,
    `delete from rate_limit where (name, network) in (
       select name, network from rate_limit where ends_at < now() limit ${forgottenAtOnce} for update skip locked)`,
  )
}
