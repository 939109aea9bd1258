import type { EntityManager } from '@mikro-orm/postgresql'
import { findRow } from '../../database/sql.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'
import { idRules } from '../scraping.rules.ts'
import { markStopped, notifyState } from './finish-run.ts'
import { dropJobs, queuePages } from './queue-pages.ts'
import { readState } from './read-state.ts'
import type { ScraperState } from './scrape-run.ts'
import { onlyOne } from './start-run.ts'

/** The pages being fetched are finished first. */
export const stopScraper = (context: Context) =>
  changeRun(context, {
    action: 'scraper.stop',
    update: `update scrape_run set status = 'stopping' where status in ('running', 'stopping') returning id`,
    refusal: new PublicError('CONFLICT', 'No scrape is running.'),
    jobs: async (em, id) => {
      await dropJobs(em, id)
      await markStopped(em, id)
    },
  })

/** By default the last one. */
export const resumeScraper = (context: Context, { runId }: { runId?: string | null }) =>
  changeRun(context, {
    action: 'scraper.resume',
    update: `
      update scrape_run set status = 'running', resumed_at = now(), finished_at = null
       where status = 'stopped' and id = coalesce($1, (select max(id) from scrape_run where status = 'stopped')) returning id`,
    values: [runId == null ? null : check(idRules, { id: runId }).id],
    refusal: new PublicError('NOT_FOUND', 'There is no stopped scrape to resume.'),
    jobs: (em, id) => queuePages(em, id),
  })

interface Source {
  sourceName: string
}

const updateSource = (change: string, where: string) => `
  update scrape_progress g ${change} from scrape_run r
   where r.id = g.run_id and r.status = 'running' and g.source = $1 and ${where} returning r.id`

/** The other sources continue, and the page being fetched is finished. */
export const pauseSource = (context: Context, { sourceName }: Source) =>
  changeRun(context, {
    action: 'scraper.pause_source',
    update: updateSource('set paused_at = now()', 'g.paused_at is null and g.pages_done < g.pages'),
    values: [sourceName],
    refusal: new PublicError('CONFLICT', 'This source cannot be paused: no scrape is using it.'),
    jobs: (em, id) => dropJobs(em, id, sourceName),
    after: { source: sourceName },
  })

export const resumeSource = (context: Context, { sourceName }: Source) =>
  changeRun(context, {
    action: 'scraper.resume_source',
    update: updateSource('set paused_at = null', 'g.paused_at is not null'),
    values: [sourceName],
    refusal: new PublicError('CONFLICT', 'This source is not paused.'),
    jobs: (em, id) => queuePages(em, id),
    after: { source: sourceName },
  })

interface Change {
  action: string
  /** Returns the run's `id` if it applies. */
  update: string
  values?: unknown[]
  refusal: PublicError
  jobs: (em: EntityManager, runId: number) => Promise<void>
  after?: object
}

const changeRun = async (
  context: Context,
  { action, update, values, refusal, jobs, after }: Change,
): Promise<ScraperState> => {
  const admin = requireAdmin(context)
  await context.em.fork().transactional(async (em) => {
    const row = await onlyOne(findRow<{ id: number }>(em, update, values))
    if (!row) throw refusal
    await jobs(em, row.id)
    await recordAction(em, admin, { action, subject: 'scrape_run', subjectId: row.id, after })
    await notifyState(em, row.id)
  })
  return readState(context.pool)
}
