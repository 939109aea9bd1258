import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { findRow, runSql } from '../../database/sql.ts'
import type { AccountNeed, Viewer } from '../../server/context.ts'
import type { Env } from '../../process/env.ts'
import { shortAddress } from '../sign-in/record-sign-in.ts'

/** OWASP's figures: staff sessions expire when idle, all at a fixed age. */
const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 }

/** The time of last use is written at most this often. */
const touchMs = 60_000

export const isStaff = `(u.is_admin or u.role in ('moderator', 'editor', 'analyst'))`

/** SQL condition: session `s` of user `u` is valid at $1. */
export const isValidSession = `u.disabled_at is null and s.created_at > $1::timestamptz - interval '${sessionLimits.absoluteMs} ms'
  and (not ${isStaff} or s.last_seen_at > $1::timestamptz - interval '${sessionLimits.idleMs} ms')`

/** Read for every request, so that a lost role takes effect at once. */
export interface FoundSession {
  id: number
  viewer: Viewer
}

/** Database access is not enough to take over a session. */
const hashSessionKey = (key: string) => createHash('sha256').update(key).digest()

type SecondFactorSettings = Pick<Env, 'REQUIRE_SECOND_FACTOR' | 'SITE_URL'>

const requiresSecondFactor = ({ REQUIRE_SECOND_FACTOR, SITE_URL }: SecondFactorSettings) =>
  REQUIRE_SECOND_FACTOR ?? SITE_URL?.startsWith('https:') ?? false

/** What a user `u` must do first; $3 is whether staff need a second factor. */
const need = `case when u.is_password_made_up then 'NEW_PASSWORD'
  when $3::boolean and ${isStaff} and not exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
  then 'SECOND_FACTOR' end`

const endedKeyTtlMs = 60_000

export const createSessionStore = (pool: Pool, env: SecondFactorSettings, now: () => Date) => {
  /** Ended keys stay invalid, since each session has a new one. */
  const endedKeys = new LRUCache<string, true>({ max: 10_000, ttl: endedKeyTtlMs })
  return {
    find: async (key: string): Promise<FoundSession | undefined> => {
      const hash = hashSessionKey(key)
      if (endedKeys.has(hash.toString('base64'))) return undefined
      const row = await findRow<{
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
        from user_session s join app_user u on u.id = s.user_id where s.key_hash = $2 and ${isValidSession}`,
        [now(), hash, requiresSecondFactor(env)],
      )
      if (!row) {
        endedKeys.set(hash.toString('base64'), true)
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

    begin: async (key: string, userId: number, { ip, userAgent }: { ip: string; userAgent: string }) => {
      const at = now()
      await runSql(pool, 'delete from user_session where created_at < $1', [
        new Date(at.getTime() - sessionLimits.absoluteMs),
      ])
      await runSql(
        pool,
        `insert into user_session (key_hash, user_id, created_at, last_seen_at, user_agent, address) values ($1, $2, $3, $3, $4, $5)
       on conflict (key_hash) do nothing`,
        [hashSessionKey(key), userId, at, userAgent.slice(0, 300), shortAddress(ip)],
      )
    },

    renew: async (id: number, key: string) => {
      await runSql(pool, 'update user_session set key_hash = $2 where id = $1', [id, hashSessionKey(key)])
    },

    end: async (key: string) => {
      await runSql(pool, 'delete from user_session where key_hash = $1', [hashSessionKey(key)])
    },

    /** Returns the sessions that are valid, and updates their time of last use. */
    keepAlive: async (ids: number[]): Promise<Set<number>> => {
      await runSql(
        pool,
        `update user_session s set last_seen_at = $1 from app_user u
        where u.id = s.user_id and s.id = any($2) and ${isValidSession} and s.last_seen_at < $1::timestamptz - interval '${touchMs} ms'`,
        [now(), ids],
      )
      const { rows } = await runSql<{ id: number }>(
        pool,
        `select s.id from user_session s join app_user u on u.id = s.user_id where s.id = any($2) and ${isValidSession}`,
        [now(), ids],
      )
      return new Set(rows.map(({ id }) => id))
    },
  }
}
