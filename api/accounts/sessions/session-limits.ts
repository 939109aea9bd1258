/**
 * How long a session lasts: a staff member's ends when it is idle, everyone's at a fixed age. The figures are OWASP's
 * for such sites.
 */
export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 }

/** The time of last use is written at most this often. */
export const touchMs = 60_000

/** SQL condition, with `u` for a user: of the staff, and so under its rules. */
export const isStaff = `(u.is_admin or u.role in ('moderator', 'editor', 'analyst'))`

/** SQL condition, with `s` for the session and `u` for its user; $1 is the current time. */
export const isAlive = `u.disabled_at is null and s.created_at > $1::timestamptz - interval '${sessionLimits.absoluteMs} ms'
  and (not ${isStaff} or s.last_seen_at > $1::timestamptz - interval '${sessionLimits.idleMs} ms')`
