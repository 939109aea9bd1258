import { setTimeout as after } from 'node:timers/promises'

/** What is asked for, or `late` where that takes longer than `ms`; a refusal that comes in time is thrown on. */
export const within = async <T, Late>(ms: number, asked: Promise<T>, late: Late): Promise<T | Late> => {
  const answered = new AbortController()
  const timer = after(ms, late, { signal: answered.signal }).catch(() => late)
  return Promise.race([asked, timer]).finally(() => answered.abort())
}
