import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { AccountNeed, Viewer } from '../../server/context.ts'
import type { Env } from '../../process/env.ts'
import { isAlive, isStaff, sessionLimits, touchMs } from './session-limits.ts'
import { shortAddress } from '../sign-in/short-address.ts'

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

type Asking = Pick<Env, 'REQUIRE_SECOND_FACTOR' | 'SITE_URL'>

/** Whether the staff must have a second factor: by its setting, otherwise where the site is public. */
const asksSecondFactor = ({ REQUIRE_SECOND_FACTOR, SITE_URL }: Asking) =>
  REQUIRE_SECOND_FACTOR ?? SITE_URL?.startsWith('https:') ?? false

/** What a user must do first, with `u` for the user; $3 is whether the staff must have a second factor. */
const need = `case when u.is_password_made_up then 'NEW_PASSWORD'
  when $3::boolean and ${isStaff} and not exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
  then 'SECOND_FACTOR' end`

/** How long the key of a session that is over is remembered, so that who sends it again costs no query. */
const overMs = 60_000

/** Sessions in the database, found by the key that the browser keeps. */
export const createSessionStore = (pool: Pool, env: Asking, now: () => Date) => {
  /** Hashes of keys that open nothing: none of them ever will, since each session has a new key. */
  const over = new LRUCache<string, true>({ max: 10_000, ttl: overMs })
  return {
    /** The session, unless it is over; counts as a use of it. */
    find: async (key: string): Promise<FoundSession | undefined> => {
      const hash = hashOf(key)
      if (over.has(hash.toString('base64'))) return undefined
      const { rows } = await runSql<{
        id: number
        user_id: number
        username: string
        is_admin: boolean
        role: Viewer['role'] | null
        need: AccountNeed | null
        is_stale: boolean
      }>(
        pool,
        `select s.id, s.user_id, u.username, u.is_admin,
         case when not u.is_admin and ${isStaff} then upper(u.role) end as role, ${need} as need, s.last_seen_at < $1::timestamptz - interval '${touchMs} ms' as is_stale
        from user_session s join app_user u on u.id = s.user_id where s.key_hash = $2 and ${isAlive}`,
        [now(), hash, asksSecondFactor(env)],
      )
      const row = rows[0]
      if (!row) {
        over.set(hash.toString('base64'), true)
        return undefined
      }
      if (row.is_stale)
        await runSql(pool, 'update user_session set last_seen_at = greatest(last_seen_at, $1) where id = $2', [
          now(),
          row.id,
        ])
      const viewer = {
        id: row.user_id,
        username: row.username,
        isAdmin: row.is_admin,
        ...(row.role ? { role: row.role } : {}),
      }
      return { id: row.id, viewer: row.need ? { ...viewer, need: row.need } : viewer }
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

    /** Gives a session another key; how long it lasts stays the same. */
    renew: async (id: number, key: string) => {
      await runSql(pool, 'update user_session set key_hash = $2 where id = $1', [id, hashOf(key)])
    },

    end: async (key: string) => {
      await runSql(pool, 'delete from user_session where key_hash = $1', [hashOf(key)])
    },

    /** Which of these sessions are not over. Counts as a use of them, which never makes one last beyond its greatest age. */
    keepAlive: async (ids: number[]): Promise<Set<number>> => {
      await runSql(
        pool,
        `update user_session s set last_seen_at = $1 from app_user u
        where u.id = s.user_id and s.id = any($2) and ${isAlive} and s.last_seen_at < $1::timestamptz - interval '${touchMs} ms'`,
        [now(), ids],
      )
      const { rows } = await runSql<{ id: number }>(
        pool,
        `select s.id from user_session s join app_user u on u.id = s.user_id where s.id = any($2) and ${isAlive}`,
        [now(), ids],
      )
      return new Set(rows.map(({ id }) => id))
    },
  }
}
