import type { EntityManager } from '@mikro-orm/postgresql'
import type { JobHelpers } from 'graphile-worker'
import type { JobContext } from '../../jobs/job-context.ts'
import { log } from '../../process/log.ts'
import { metrics } from '../../process/metrics.ts'
import { beginPage, returnPage } from './begin-page.ts'
import { postponePage, quietUntil } from './limits.ts'
import { finishPage } from './finish-page.ts'
import { markStopped, notifyState } from './finish-run.ts'
import { ScrapeOutcome } from './outcome.ts'
import { prepareListing } from '../saving/prepare-listing.ts'
import { scrapeTools } from './scrape-tools.ts'
import { ended, visitPage } from './visit-page.ts'

/** Attempts of a page that fails with an internal error or kills the process; then the run continues without it. */
const maxAttempts = 3

/** Idempotent: repeating the job finds the page done. */
export const scrapePage = async (
  { env, database }: JobContext,
  { pageId }: { pageId: number },
  { job, abortSignal }: JobHelpers,
) => {
  const em = () => database.orm.em.fork() as EntityManager
  const until = await quietUntil(database.pool)
  if (until) return postponePage(database.pool, pageId, until)
  const page = await beginPage(database.pool, pageId)
  if (!page) return giveBack(em(), pageId)
  const leaveOut = (why: string) => {
    metrics.scraped.inc({ source: page.source, outcome: ScrapeOutcome.ERROR })
    return finishPage(
      em(),
      page,
      ended({ ...page, card: null }, ScrapeOutcome.ERROR, `${page.url}: ${why}`),
      [],
      env.SCRAPER_FINDS_WAIT,
    )
  }
  if (page.attempts >= maxAttempts) return leaveOut(`reading it started ${maxAttempts} times and never finished`)
  const tools = scrapeTools(database.pool, env)
  try {
    const visited = await visitPage(page, { pool: database.pool, env, tools, signal: abortSignal })
    const prepared = await Promise.all(
      visited.listings.map((listing) => prepareListing(page.source, listing, tools.places)),
    )
    await finishPage(em(), page, visited, prepared, env.SCRAPER_FINDS_WAIT)
    metrics.scraped.inc({ source: page.source, outcome: visited.outcome })
  } catch (error) {
    if (abortSignal?.aborted || job.attempts < maxAttempts) throw error
    log.error({ err: error, url: page.url }, 'could not scrape a page')
    await leaveOut(error instanceof Error ? error.message : String(error))
  }
}

const giveBack = (em: EntityManager, pageId: number): Promise<void> =>
  em.transactional(async (em) => {
    const runId = await returnPage(em, pageId)
    if (runId === undefined) return
    await markStopped(em, runId)
    await notifyState(em, runId)
  })
