import { findRow } from '../../database/sql.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { markStopped, notifyState } from './finish-run.ts'
import { dropJobs, queuePages } from './queue-pages.ts'
import { onlyOne } from './start-run.ts'

/** The pages being fetched are finished first. */
export const stopScraper = async (context: Context) => {
  const admin = requireAdmin(context)
  await context.em.fork().transactional(async (em) => {
    const row = await findRow<{ id: number }>(
      em,
      `update scrape_run set status = 'stopping' where status in ('running', 'stopping') returning id`,
    )
    const id = row?.id
    if (id === undefined) throw new PublicError('CONFLICT', 'No scrape is running.')
    await dropJobs(em, id)
    await markStopped(em, id)
    await recordAction(em, admin, { action: 'scraper.stop', subject: 'scrape_run', subjectId: id })
    await notifyState(em, id)
  })
}

/** By default the last one. */
export const resumeScraper = async (context: Context, runId?: number) => {
  const admin = requireAdmin(context)
  await onlyOne(() =>
    context.em.fork().transactional(async (em) => {
      const row = await findRow<{ id: number }>(
        em,
        `update scrape_run set status = 'running', resumed_at = now(), finished_at = null
          where status = 'stopped' and id = coalesce($1, (select max(id) from scrape_run where status = 'stopped')) returning id`,
        [runId ?? null],
      )
      const id = row?.id
      if (id === undefined) throw new PublicError('NOT_FOUND', 'There is no stopped scrape to resume.')
      await queuePages(em, id)
      await recordAction(em, admin, { action: 'scraper.resume', subject: 'scrape_run', subjectId: id })
      await notifyState(em, id)
    }),
  )
}

/** The other sources continue, and the page being fetched is finished. */
export const pauseSource = (context: Context, source: string) =>
  changeSource(context, source, {
    action: 'scraper.pause_source',
    change: 'set paused_at = now()',
    where: 'g.paused_at is null and g.pages_done < g.pages',
    refusal: 'This source cannot be paused: no scrape is using it.',
    jobs: dropJobs,
  })

export const resumeSource = (context: Context, source: string) =>
  changeSource(context, source, {
    action: 'scraper.resume_source',
    change: 'set paused_at = null',
    where: 'g.paused_at is not null',
    refusal: 'This source is not paused.',
    jobs: (db, runId) => queuePages(db, runId),
  })

interface Change {
  action: string
  change: string
  where: string
  refusal: string
  jobs: (db: Parameters<typeof dropJobs>[0], runId: number, source: string) => Promise<void>
}

const changeSource = async (context: Context, source: string, { action, change, where, refusal, jobs }: Change) => {
  const admin = requireAdmin(context)
  await context.em.fork().transactional(async (em) => {
    const row = await findRow<{ id: number }>(
      em,
      `update scrape_progress g ${change} from scrape_run r
        where r.id = g.run_id and r.status = 'running' and g.source = $1 and ${where} returning r.id`,
      [source],
    )
    const id = row?.id
    if (id === undefined) throw new PublicError('CONFLICT', refusal)
    await jobs(em, id, source)
    await recordAction(em, admin, { action, subject: 'scrape_run', subjectId: id, after: { source } })
    await notifyState(em, id)
  })
}
