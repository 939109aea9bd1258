import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/job-context.ts'
import { fetchPage, type FetchSettings } from '../scraping/engine/fetch-page.ts'
import { scrapeTools } from '../scraping/runs/scrape-tools.ts'
import { checkBacklink } from './check-backlink.ts'

/**
 * `check_backlink`: looks whether the page of one backlink links here.
 * @param given the scraper's own when left out, so that both together ask a host no more often than one may
 */
export const checkBacklinkTask =
  ({ env, database }: JobContext, given?: FetchSettings): Task =>
  async (payload, { abortSignal }) => {
    const { id } = payload as { id: number }
    const settings = given ?? scrapeTools(database.pool, env).settings
    const read = (url: string) => fetchPage(url, { ...settings, ...(abortSignal ? { signal: abortSignal } : {}) })
    await checkBacklink(database.orm.em.fork(), id, { read, siteUrl: env.SITE_URL })
  }

/** `check_backlinks`: has every backlink looked at; those that wait already are not queued twice. */
export const checkBacklinksTask =
  ({ database }: JobContext): Task =>
  async () => {
    await database.pool.query(`
    select graphile_worker.add_job('check_backlink', json_build_object('id', id), queue_name := 'backlinks', max_attempts := 3,
                                   job_key := 'backlink-' || id, job_key_mode := 'preserve_run_at', priority := 10)
      from backlink`)
  }
