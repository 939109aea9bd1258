import type { Pool } from 'pg'
import { primaryOf } from './primary-of.ts'

/**
 * Caches a small query per pool for `freshMs`.
 * If a refresh fails, the previous value stays in use. If the first read fails, the next attempt waits as long as the
 * failed one took.
 */
export const keptRead = <T>(read: (pool: Pool) => Promise<T>, freshMs = 60_000) => {
  const kept = new WeakMap<Pool, { until: number; value: Promise<T> }>()

  const readAgain = (pool: Pool, before: Promise<T> | undefined) => {
    const began = performance.now()
    const entry = { until: Infinity, value: read(pool) }
    kept.set(pool, entry)
    entry.value.then(
      () => (entry.until = began + freshMs),
      () => {
        const now = performance.now()
        entry.until = now + (now - began)
        if (before) entry.value = before
      },
    )
    return entry
  }

  return (ofRequest: Pool): Promise<T> => {
    const pool = primaryOf(ofRequest)
    const known = kept.get(pool)
    if (known && performance.now() <= known.until) return known.value
    const entry = readAgain(pool, known?.value)
    return known ? entry.value.catch(() => entry.value) : entry.value
  }
}
