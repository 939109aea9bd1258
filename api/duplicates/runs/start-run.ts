import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireStaff } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { readLatestRun, type DuplicateRun } from './duplicate-run.ts'

/** How often a run is tried: it goes on where it was. */
const maxAttempts = 8

/** Makes a run and queues it; undefined where one is going on. Within a transaction. */
export const addRun = async (em: EntityManager, startedBy: string | null): Promise<number | undefined> => {
  const { rows } = await runSql<{ id: number }>(
    em,
    'insert into duplicate_run (started_by) values ($1) on conflict do nothing returning id',
    [startedBy],
  )
  const id = rows[0]?.id
  if (id !== undefined) await queueJob(em, 'compare_all', { runId: id }, { queue: 'compare all', maxAttempts })
  return id
}

/**
 * Has all suppliers compared, by a worker.
 * @throws CONFLICT where that is going on.
 */
export const startComparing = (context: Context): Promise<DuplicateRun> => {
  const admin = requireStaff(context, 'duplicates')
  return context.em.fork().transactional(async (em) => {
    const id = await addRun(em, admin.username)
    if (id === undefined) throw new PublicError('CONFLICT', 'All suppliers are already being compared.')
    await recordAction(em, admin, { action: 'duplicate.compare', subject: 'duplicate_run', subjectId: id })
    return (await readLatestRun(em))!
  })
}

/**
 * Stops the run that is going on; it ends with its next step. What was found before it counts.
 * @throws CONFLICT where none is going on.
 */
export const stopComparing = (context: Context): Promise<DuplicateRun> => {
  const admin = requireStaff(context, 'duplicates')
  return context.em.fork().transactional(async (em) => {
    const id = await endRun(em, 'stopped')
    if (id === undefined) throw new PublicError('CONFLICT', 'No comparison is running.')
    await recordAction(em, admin, { action: 'duplicate.stop', subject: 'duplicate_run', subjectId: id })
    return (await readLatestRun(em))!
  })
}

/** Ends the run that is going on without its result; undefined where there is none. Within a transaction. */
export const endRun = async (em: EntityManager, status: 'stopped' | 'failed'): Promise<number | undefined> => {
  const { rows } = await runSql<{ id: number }>(
    em,
    `update duplicate_run set status = $1, finished_at = now() where status = 'running' returning id`,
    [status],
  )
  const id = rows[0]?.id
  if (id === undefined) return undefined
  await runSql(em, 'delete from duplicate_found where run_id = $1', [id])
  await runSql(em, 'delete from duplicate_queue where not is_pending')
  return id
}
