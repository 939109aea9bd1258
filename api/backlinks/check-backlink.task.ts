import type { EntityManager } from '@mikro-orm/postgresql'
import type { Task } from 'graphile-worker'
import type { JobContext } from '../jobs/tasks.ts'
import { fetchPage, type FetchSettings } from '../scraping/fetch-page.ts'
import { fetchSettings } from '../scraping/fetch-settings.ts'
import { checkBacklink } from './check-backlink.ts'

/** `check_backlink`: looks whether the page of one backlink links here. */
export const checkBacklinkTask = ({ env, database }: JobContext, settings: FetchSettings = fetchSettings(env)): Task => async (payload, { abortSignal }) => {
  const { id } = payload as { id: number }
  const read = (url: string) => fetchPage(url, { ...settings, ...(abortSignal ? { signal: abortSignal } : {}) })
  await checkBacklink(database.orm.em.fork() as EntityManager, id, { read, siteUrl: env.SITE_URL })
}

/** `check_backlinks`: has every backlink looked at; those that wait already are not queued twice. */
export const checkBacklinksTask = ({ database }: JobContext): Task => async () => {
  await database.pool.query(`
    select graphile_worker.add_job('check_backlink', json_build_object('id', id), queue_name := 'backlinks', max_attempts := 3,
                                   job_key := 'backlink-' || id, job_key_mode := 'preserve_run_at', priority := 10)
      from backlink`)
}
