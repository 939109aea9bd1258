import type { Task } from 'graphile-worker'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { fetchPage, type FetchSettings } from '../outgoing/fetch-page.ts'
import { scrapeTools } from '../scraping/runs/scrape-tools.ts'
import { checkBacklink } from './check-backlink.ts'

export const checkBacklinkTask =
  ({ env, database }: JobContext, overrides?: FetchSettings): Task =>
  async (payload, { abortSignal }) => {
    const { id } = payload as { id: number }
    const settings = overrides ?? scrapeTools(database.pool, env).settings
    const read = (url: string) => fetchPage(url, { ...settings, ...(abortSignal ? { signal: abortSignal } : {}) })
    await checkBacklink(database.orm.em.fork(), id, { read, siteUrl: env.SITE_URL })
  }

export const checkBacklinksTask =
  ({ database }: JobContext): Task =>
  async () => {
    await runSql(
      database.pool,
      `
    select graphile_worker.add_job('check_backlink', json_build_object('id', id), queue_name := 'backlinks', max_attempts := 3,
                                   job_key := 'backlink-' || id, job_key_mode := 'preserve_run_at', priority := 10)
      from backlink`,
    )
  }
