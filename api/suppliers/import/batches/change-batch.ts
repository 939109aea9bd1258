import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../../accounts/audit/record-action.ts'
import { findRow, readRow, runSql, type Db } from '../../../database/sql.ts'
import type { JobContext } from '../../../jobs/job-context.ts'
import { queueJob } from '../../../jobs/queue-job.ts'
import type { Viewer } from '../../../server/context.ts'
import { PublicError } from '../../../server/errors.ts'
import { recordFieldSources } from '../../field-sources.ts'
import type { BatchStep } from './batch.types.ts'
import { undoChunk, type ChunkResult } from './undo-chunk.ts'
import type { SupplierBatch } from './set-current-batch.ts'

const chunkSize = 500

const getSubject = ({ column }: SupplierBatch) => (column === 'import_id' ? 'import' : 'scrape_run')

/** A job does the work in chunks. @throws NOT_FOUND; CONFLICT while the import, the run or a change is running. */
export const beginChange = (em: EntityManager, admin: Viewer, batch: SupplierBatch, step: BatchStep): Promise<number> =>
  em.transactional(async (em) => {
    const { column, id } = batch
    const subject = getSubject(batch)
    const text = `select status from ${subject} where id = $1 for no key update`
    const found = await findRow<{ status: string }>(em, text, [id])
    if (!found) throw new PublicError('NOT_FOUND', `This ${subject === 'import' ? 'import' : 'scrape'} does not exist`)
    if (['running', 'stopping'].includes(found.status))
      throw new PublicError('CONFLICT', 'This import is still running. Stop it or wait until it finishes.')
    const change = await findRow<{ id: number }>(
      em,
      `insert into batch_change (${column}, step, user_id, username) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [id, step, admin.id, admin.username],
    )
    if (!change)
      throw new PublicError('CONFLICT', 'This import is already being changed. Please wait until that finishes.')
    await recordAction(em, admin, { action: `${subject}.${step}`, subject, subjectId: id })
    await queueJob(em, 'change_batch', { changeId: change.id }, { key: `change_batch ${change.id}` })
    return change.id
  })

export const changeBatchTask = async ({ database }: JobContext, { changeId }: { changeId: number }) => {
  while (await continueChange(database.orm.em.fork(), changeId));
}

interface Change {
  importId: number | null
  runId: number | null
  step: BatchStep
  position: string | null
  userId: number | null
  username: string
}

/** Commits a chunk with its progress; returns whether more is left. */
export const continueChange = (em: EntityManager, changeId: number, size = chunkSize): Promise<boolean> =>
  em.transactional(async (em) => {
    const change = await findRow<Change>(
      em,
      `select import_id "importId", run_id "runId", step, position, user_id "userId", username
         from batch_change where id = $1 and finished_at is null for update`,
      [changeId],
    )
    if (!change) return false
    const batch: SupplierBatch = change.importId
      ? { column: 'import_id', id: change.importId }
      : { column: 'run_id', id: change.runId! }
    const { step, position } = change
    const chunk =
      step === 'undo'
        ? await undoChunk(em, batch, position, size)
        : await markChunk(em, batch, { isHidden: step === 'hide', position, size })
    const { done, remaining } = await readRow<{ done: number; remaining: number }>(
      em,
      `update batch_change set done = done + $2, remaining = remaining + $3, position = coalesce($4, position),
              finished_at = case when $4::bigint is null then now() end
        where id = $1 returning done, remaining`,
      [changeId, chunk.done, chunk.left, chunk.position ?? null],
    )
    if (chunk.position !== undefined) return true
    if (step === 'undo' && change.runId) await deleteVisits(em, change.runId)
    const after = step === 'undo' ? { undone: done, skipped: remaining } : { suppliers: done }
    const actor = { id: change.userId, username: change.username }
    const subject = getSubject(batch)
    await recordAction(em, actor, { action: `${subject}.${step}_done`, subject, subjectId: batch.id, after })
    return false
  })

/** Otherwise sites would report "unchanged" to the next run, and removed suppliers would stay missing. */
const deleteVisits = (em: EntityManager, runId: number) =>
  runSql(em, 'delete from scraped_page where url in (select url from scrape_page where run_id = $1)', [runId])

const markChunk = async (
  db: Db,
  { column, id }: SupplierBatch,
  { isHidden, position, size }: { isHidden: boolean; position: string | null; size: number },
): Promise<ChunkResult> => {
  const [to, from] = isHidden ? ['hidden', ['listed', 'pending']] : ['listed', ['hidden', 'pending']]
  const { last, looked, done } = await readRow<{ last: string | null; looked: number; done: number }>(
    db,
    `with next as materialized (
       select id, supplier_id from batch_entry
        where ${column} = $1 and kind = 'added' and undone_at is null and ($2::bigint is null or id > $2) order by id limit $3
     ), marked as (
       update supplier s set status = $4, field_source = field_source || $6::jsonb, updated_at = now()
        where id in (select supplier_id from next) and status = any($5) returning 1
     )
     select (select max(id) from next) last, (select count(*)::int from next) looked, (select count(*)::int from marked) done`,
    [id, position, size, to, from, JSON.stringify(recordFieldSources({}, ['status'], 'admin'))],
  )
  return { position: looked < size ? undefined : last!, done, left: 0 }
}
