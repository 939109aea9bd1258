import type { Pool } from 'pg'
import { getPrimary } from './connection/pools.ts'

/** If a refresh fails, the previous value stays; a failed first read is retried after as long as it took. */
export const cachedRead = <T>(read: (pool: Pool) => Promise<T>, freshMs = 60_000) => {
  const cached = new WeakMap<Pool, { until: number; value: Promise<T> }>()

  const refresh = (pool: Pool, before: Promise<T> | undefined) => {
    const began = performance.now()
    const entry = { until: Infinity, value: read(pool) }
    cached.set(pool, entry)
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
    const pool = getPrimary(ofRequest)
    const known = cached.get(pool)
    if (known && performance.now() <= known.until) return known.value
    const entry = refresh(pool, known?.value)
    return known ? entry.value.catch(() => entry.value) : entry.value
  }
}
