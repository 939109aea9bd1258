import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireStaff } from '../../accounts/admin-only.ts'
import { findRow, runSql } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { readLatestRun, type DuplicateRun } from './duplicate-run.ts'

const maxAttempts = 8

/** Undefined if a run is running; within a transaction. */
export const addRun = async (em: EntityManager, startedBy: string | null): Promise<number | undefined> => {
  const row = await findRow<{ id: number }>(
    em,
    'insert into duplicate_run (started_by) values ($1) on conflict do nothing returning id',
    [startedBy],
  )
  const id = row?.id
  if (id !== undefined) await queueJob(em, 'compare_all', { runId: id }, { queue: 'compare all', maxAttempts })
  return id
}

/** @throws CONFLICT while a run is running. */
export const startComparing = (context: Context): Promise<DuplicateRun> =>
  changeRun(context, 'compare', 'All suppliers are already being compared.', (em, by) => addRun(em, by))

/** Earlier pairs stay. @throws CONFLICT if no run is running. */
export const stopComparing = (context: Context): Promise<DuplicateRun> =>
  changeRun(context, 'stop', 'No comparison is running.', (em) => endRun(em, 'stopped'))

const changeRun = (
  context: Context,
  action: 'compare' | 'stop',
  refusal: string,
  change: (em: EntityManager, by: string) => Promise<number | undefined>,
): Promise<DuplicateRun> => {
  const admin = requireStaff(context, 'duplicates')
  return context.em.fork().transactional(async (em) => {
    const id = await change(em, admin.username)
    if (id === undefined) throw new PublicError('CONFLICT', refusal)
    await recordAction(em, admin, { action: `duplicate.${action}`, subject: 'duplicate_run', subjectId: id })
    return (await readLatestRun(em))!
  })
}

export const endRun = async (em: EntityManager, status: 'stopped' | 'failed'): Promise<number | undefined> => {
  const row = await findRow<{ id: number }>(
    em,
    `update duplicate_run set status = $1, finished_at = now() where status = 'running' returning id`,
    [status],
  )
  if (row) await runSql(em, 'delete from duplicate_queue where not is_pending')
  return row?.id
}
