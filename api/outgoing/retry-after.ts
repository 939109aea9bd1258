const maxMs = 24 * 60 * 60_000

/** In seconds or as a date; at most a day, undefined if invalid. */
export const retryAfterMs = (header: string | undefined, now = Date.now()): number | undefined => {
  const text = header?.trim()
  if (!text) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(ms) ? Math.min(maxMs, Math.max(0, ms)) : undefined
}
