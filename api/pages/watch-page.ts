import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { runWork, createWork, getCurrentWork } from '../process/work.ts'
import type { Page } from './page.rules.ts'
import { formatTimes } from '../graphql/watch-operations.ts'

export const watchPage = async (
  { requestId, path, slowMs }: { requestId: string; path: string; slowMs: number },
  render: () => Promise<Page>,
): Promise<Page> => {
  const start = performance.now()
  const span = getCurrentWork()?.span?.child('page')
  const work = createWork(span)
  let isFailed = true
  try {
    const page = await runWork(work, render)
    isFailed = page.status >= 500
    return page
  } finally {
    const durationMs = performance.now() - start
    metrics.pageSeconds.observe(durationMs / 1000)
    span?.end(isFailed)
    if (durationMs > slowMs) log.warn({ requestId, path, ...formatTimes(work, durationMs) }, 'slow page')
  }
}
