import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { log } from '../../server/log.ts'
import { HostClosed, type Pace } from './pace.ts'

const longestGapMs = 30_000
const longestPauseMs = 24 * 60 * 60_000
const longestWaitMs = 60_000
/**
 * A holder that has not ended its turn by then is gone: a request takes 20 s at most, and redirects have turns of their
 * own.
 */
const heldSeconds = 30

interface Waiting {
  is_mine: boolean
  is_held: boolean
  wait_ms: number
}

const take = `
  with taken as (
    insert into host_turn as h (host, holder, held_until) values ($1, $2, clock_timestamp() + make_interval(secs => ${heldSeconds}))
    on conflict (host) do update set holder = excluded.holder, held_until = excluded.held_until
     where h.next_at <= clock_timestamp() and (h.holder is null or h.held_until < clock_timestamp())
    returning 1
  )
  select exists (select from taken) as is_mine,
         coalesce(h.holder is not null and h.held_until > clock_timestamp(), false) as is_held,
         coalesce(greatest(0, extract(epoch from h.next_at - clock_timestamp()) * 1000), 0)::float8 as wait_ms
    from (select 1) one left join host_turn h on h.host = $1`

/**
 * The polite pace for all workers together, however many: a row for each host says whose turn it is and when it may be
 * asked again. At least `minGapMs` between two requests, the Crawl-delay, twice the last response time, and what
 * Retry-After asks for.
 */
export const sharedPace = (pool: Pool, { minGapMs = 1000 } = {}): Pace => ({
  turn: async (host, { gapMs = 0, signal } = {}) => {
    const holder = randomUUID()
    for (;;) {
      const { rows } = await pool.query<Waiting>(take, [host, holder])
      const { is_mine, is_held, wait_ms } = rows[0]!
      if (is_mine) break
      if (wait_ms > longestWaitMs) throw new HostClosed(wait_ms)
      await wait(Math.max(is_held ? 100 : 5, Math.min(wait_ms, 1000)), undefined, signal ? { signal } : {})
    }
    return {
      end: ({ elapsedMs, retryAfterMs = 0 }) => {
        const gap = Math.min(longestGapMs, Math.max(minGapMs, gapMs, elapsedMs * 2))
        const pause = Math.min(longestPauseMs, Math.max(gap, retryAfterMs))
        pool
          .query(
            `update host_turn set holder = null, next_at = greatest(next_at, clock_timestamp() + make_interval(secs => $3)) where host = $1 and holder = $2`,
            [host, holder, pause / 1000],
          )
          .catch((error: unknown) => log.warn({ err: error, host }, 'a turn at a host ends by itself'))
      },
    }
  },
})
