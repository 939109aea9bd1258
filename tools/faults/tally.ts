/** One request of a visitor; times are from `performance.now()`. */
export interface Attempt {
  kind: 'read' | 'write'
  beganAt: number
  endedAt: number
  /** `good`, or why not: a status, an error's code, a timeout. */
  outcome: string
  /** By which a write is found in the database. */
  mark?: string
}

/** What a fault did to those who visited the site meanwhile, until it was well again. */
export interface Tally {
  requests: number
  failed: number
  /** How often each way of failing was met. */
  failures: Record<string, number>
  /** Of the good answers that were asked for during the fault; undefined where there was none. */
  p99Ms: number | undefined
  longestSilenceMs: number
  /** From the fault's end to the end of the first good read; undefined where none came. */
  readAfterMs: number | undefined
  writeAfterMs: number | undefined
  /** From the fault's end to the last request that failed; 0 where none did any more. */
  lastFailureMs: number
  acknowledged: number
  /** Writes that were acknowledged, and that the database does not have. */
  lost: number
}

/** When a fault began and ended, and until when visitors came. */
export interface Span {
  from: number
  to: number
  until: number
}

/** Reckons up what visitors met; `held` are the marks of the writes that the database has. */
export const tallyAttempts = (
  attempts: readonly Attempt[],
  { from, to, until }: Span,
  storedMarks: ReadonlySet<string>,
): Tally => {
  const met = attempts.filter(({ endedAt }) => endedAt >= from)
  const good = met.filter(({ outcome }) => outcome === 'good')
  const failed = met.filter(({ outcome }) => outcome !== 'good')
  const failures: Record<string, number> = {}
  for (const { outcome } of failed) failures[outcome] = (failures[outcome] ?? 0) + 1
  const firstAfter = (kind: Attempt['kind']) => {
    const ends = good.filter((one) => one.kind === kind && one.beganAt >= to).map(({ endedAt }) => endedAt - to)
    return ends.length ? Math.min(...ends) : undefined
  }
  const written = attempts.filter((one) => one.kind === 'write' && one.outcome === 'good')
  return {
    requests: met.length,
    failed: failed.length,
    failures,
    p99Ms: p99(good.filter(({ beganAt }) => beganAt >= from && beganAt < to)),
    longestSilenceMs: longestGap([from, ...good.map(({ endedAt }) => endedAt), until]),
    readAfterMs: firstAfter('read'),
    writeAfterMs: firstAfter('write'),
    lastFailureMs: Math.max(0, ...failed.map(({ endedAt }) => endedAt - to)),
    acknowledged: written.length,
    lost: written.filter(({ mark }) => !storedMarks.has(mark!)).length,
  }
}

const p99 = (attempts: readonly Attempt[]): number | undefined => {
  const times = attempts.map(({ beganAt, endedAt }) => endedAt - beganAt).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)]
}

const longestGap = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.max(...sorted.slice(1).map((time, index) => time - sorted[index]!))
}
