export interface Times {
  p50Ms: number
  p95Ms: number
}

export const measureTime = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await run()
  return performance.now() - start
}

export const getStatistics = (times: readonly number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50Ms: sorted[Math.floor(sorted.length / 2)]!, p95Ms: sorted[Math.floor(sorted.length * 0.95)]! }
}

export const formatRatio = (own: Times, others: Times) => ({
  p50: own.p50Ms / others.p50Ms,
  p95: own.p95Ms / others.p95Ms,
})
