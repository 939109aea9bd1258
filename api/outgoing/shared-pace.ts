import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { findRow, runSql, type Db } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { log } from '../process/log.ts'
import { systemClock, type Clock } from './clock.ts'
import { requestTurn, endTurn, newHost, leaveQueue, getPauseMs, type HostState } from './next-turn.ts'
import { HostClosed, type Pace } from './pace.ts'

const toMs = (column: string) => `coalesce(extract(epoch from ${column}) * 1000, 0)::float8`

const read = `select ${toMs('next_at')} "openAt", holder, ${toMs('turn_expires_at')} "turnExpiresAt", waiting,
                     ${toMs('clock_timestamp()')} now from host_turn where host = $1 for update`

const write = `update host_turn set next_at = to_timestamp($2::float8 / 1000), holder = $3, turn_expires_at = to_timestamp($4::float8 / 1000),
                      waiting = $5 where host = $1`

/** A row per host holds the turn, the next possible time, and the queue; `clock` is for tests. */
export const createSharedPace = (
  pool: Pool,
  { minGapMs = 1000, clock }: { minGapMs?: number; clock?: Clock } = {},
): Pace => {
  const change = <T>(
    host: string,
    step: (state: HostState, now: number) => { host: HostState; answer: T },
  ): Promise<T> =>
    inTransaction(pool, async (client) => {
      const { now, ...state } = await readHost(client, host)
      const { host: next, answer } = step(state, clock?.now() ?? now)
      await runSql(client, write, [host, next.openAt, next.holder, next.turnExpiresAt, JSON.stringify(next.waiting)])
      return answer
    })
  const queue = async (host: string, id: string, signal?: AbortSignal) => {
    for (;;) {
      signal?.throwIfAborted()
      const answer = await change(host, (state, now) => requestTurn(state, id, now))
      if (answer === 'yours') return
      if ('closedMs' in answer) throw new HostClosed(answer.closedMs)
      await (clock ?? systemClock).wait(answer.waitMs, signal)
    }
  }
  return {
    turn: async (host, { gapMs: crawlDelayMs = 0, signal } = {}) => {
      const id = randomUUID()
      try {
        await queue(host, id, signal)
      } catch (error) {
        if (signal?.aborted) await change(host, (state) => ({ host: leaveQueue(state, id), answer: undefined }))
        throw error
      }
      return {
        end: ({ elapsedMs, retryAfterMs = 0 }) => {
          const pauseMs = getPauseMs({ minGapMs, crawlDelayMs, elapsedMs, retryAfterMs })
          return change(host, (state, now) => ({ host: endTurn(state, id, now, pauseMs), answer: undefined })).catch(
            (error: unknown) => log.warn({ err: error, host }, 'could not end a turn at a host; it will expire'),
          )
        },
      }
    },
  }
}

const readHost = async (db: Db, host: string): Promise<HostState & { now: number }> => {
  const row = await findRow<HostState & { now: number }>(db, read, [host])
  if (row) return row
  const openAt = new Date(newHost.openAt)
  await runSql(db, 'insert into host_turn (host, next_at) values ($1, $2) on conflict do nothing', [host, openAt])
  return readHost(db, host)
}
