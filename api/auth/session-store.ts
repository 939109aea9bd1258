import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { Viewer } from '../server/context.ts'
import { isAlive, sessionLimits, touchMs } from './session-limits.ts'
import { shortAddress } from './short-address.ts'

/** A current session and its user: read for every request, so that a role that is taken away is gone at once. */
export interface FoundSession {
  id: number
  viewer: Viewer
}

/** Where a session was started from. */
export interface Origin {
  ip: string
  userAgent: string
}

/** The table holds only a hash of the key, so nobody who reads it can take over a session. */
const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** Sessions in the database, found by the key that the browser keeps. */
export const createSessionStore = (pool: Pool, now: () => Date) => ({
  /** The session, unless it is over; counts as a use of it. */
  find: async (key: string): Promise<FoundSession | undefined> => {
    const { rows } = await runSql<{
      id: number
      user_id: number
      username: string
      is_admin: boolean
      is_stale: boolean
    }>(
      pool,
      `select s.id, s.user_id, u.username, u.is_admin, s.last_seen_at < $1::timestamptz - interval '${touchMs} ms' as is_stale
        from user_session s join app_user u on u.id = s.user_id where s.key_hash = $2 and ${isAlive}`,
      [now(), hashOf(key)],
    )
    const row = rows[0]
    if (!row) return undefined
    if (row.is_stale)
      await runSql(pool, 'update user_session set last_seen_at = greatest(last_seen_at, $1) where id = $2', [
        now(),
        row.id,
      ])
    return { id: row.id, viewer: { id: row.user_id, username: row.username, isAdmin: row.is_admin } }
  },

  /** Begins a session, and deletes those that are over. */
  begin: async (key: string, userId: number, { ip, userAgent }: Origin) => {
    const at = now()
    await runSql(pool, 'delete from user_session where created_at < $1', [
      new Date(at.getTime() - sessionLimits.absoluteMs),
    ])
    await runSql(
      pool,
      `insert into user_session (key_hash, user_id, created_at, last_seen_at, user_agent, address) values ($1, $2, $3, $3, $4, $5)
       on conflict (key_hash) do nothing`,
      [hashOf(key), userId, at, userAgent.slice(0, 300), shortAddress(ip)],
    )
  },

  end: async (key: string) => {
    await runSql(pool, 'delete from user_session where key_hash = $1', [hashOf(key)])
  },

  /** Which of these sessions are not over. */
  alive: async (ids: number[]): Promise<Set<number>> => {
    const { rows } = await runSql<{ id: number }>(
      pool,
      `select s.id from user_session s join app_user u on u.id = s.user_id where s.id = any($2) and ${isAlive}`,
      [now(), ids],
    )
    return new Set(rows.map(({ id }) => id))
  },
})
