/** How long a session lasts: an administrator's ends when unused, everyone's in the end. OWASP's figures for such sites. */
export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 }

/** The last use is written down once in this time. */
export const touchMs = 60_000

/** For SQL with `s` for the session and `u` for its user; $1 is the time now. */
export const isAlive = `s.created_at > $1::timestamptz - interval '${sessionLimits.absoluteMs} ms'
  and (not u.is_admin or s.last_seen_at > $1::timestamptz - interval '${sessionLimits.idleMs} ms')`
