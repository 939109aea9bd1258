import type { Pool } from 'pg'
import { log } from '../server/log.ts'
import { createRateLimit, type RateLimit, type RateWindow } from '../server/rate-limit.ts'
import { runSql } from './sql.ts'

/** How often a process tells the others what it has counted, and hears what they have. */
const settleMs = 1000
/** How many windows are kept to be settled when the database is back. */
const waitingAtMost = 50_000
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

interface Counted {
  name: string
  window: RateWindow
}

const settlements = new WeakMap<Pool, ReturnType<typeof createSettlement>>()

const settlementOf = (pool: Pool) => {
  const settlement = settlements.get(pool) ?? createSettlement(pool)
  settlements.set(pool, settlement)
  return settlement
}

const createSettlement = (pool: Pool) => {
  const unsettled = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined

  const add = (key: string, counted: Counted) => {
    unsettled.set(key, counted)
    timer ??= setTimeout(() => void run(), settleMs).unref()
  }
  const run = async () => {
    const counted = [...unsettled].toSorted(([a], [b]) => (a < b ? -1 : 1)) // so that two processes never wait for each other
    unsettled.clear()
    timer = undefined
    try {
      if (!pool.ended)
        await settle(
          pool,
          counted.map(([, one]) => one),
        )
    } catch (error) {
      log.warn({ err: error }, 'what is limited is counted by this process alone')
      const ongoing = counted.filter(([, { window }]) => window.endsAt > Date.now())
      for (const [key, one] of ongoing.slice(-waitingAtMost)) if (!unsettled.has(key)) add(key, one)
    }
  }
  return { add }
}

interface Row {
  name: string
  network: string
  count: number
  endsAt: Date
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
