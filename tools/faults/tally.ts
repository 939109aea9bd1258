/** Times are from `performance.now()`. */
export interface Attempt {
  kind: 'read' | 'write'
  beganAt: number
  endedAt: number
  /** `good`, or the failure: a status, an error code, a timeout. */
  outcome: string
  mark?: string
}

export interface Tally {
  requests: number
  failed: number
  failures: Record<string, number>
  /** Of successful requests during the fault; undefined without any. */
  p99Ms: number | undefined
  longestSilenceMs: number
  /** From the end of the fault to the first successful read; undefined without one. */
  readAfterMs: number | undefined
  writeAfterMs: number | undefined
  /** From the end of the fault to the last failed request; 0 without one. */
  lastFailureMs: number
  acknowledged: number
  /** Acknowledged writes that are not stored. */
  lost: number
}

/** `until` is the end of the visits. */
export interface Span {
  from: number
  to: number
  until: number
}

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
