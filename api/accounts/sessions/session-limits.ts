/** Staff sessions expire when idle; all sessions expire at a fixed age. OWASP's figures for such sites. */
export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 }

/** The time of last use is written at most this often. */
export const touchMs = 60_000

/** SQL condition for `u`: a member of the staff. */
export const isStaff = `(u.is_admin or u.role in ('moderator', 'editor', 'analyst'))`

/** SQL condition: session `s` of user `u` is valid at $1. */
export const isAlive = `u.disabled_at is null and s.created_at > $1::timestamptz - interval '${sessionLimits.absoluteMs} ms'
  and (not ${isStaff} or s.last_seen_at > $1::timestamptz - interval '${sessionLimits.idleMs} ms')`
