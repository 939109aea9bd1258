import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, type Actor } from '../../accounts/audit/record-action.ts'
import { lockByKey, runSql, type Db } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { listObstacles } from './import-everything.ts'
import { exportName } from './transfer.rules.ts'
import type { Transfer } from './transfer.types.ts'

type StoredTransfer = Omit<Transfer, 'counts'> & { counts: Record<string, number> }

const columns = `id, upper(status) status, file_name "fileName", bytes::float8 bytes, lines_done "linesDone", lines_total "linesTotal",
  counts, obstacles, error, username, created_at "createdAt", finished_at "finishedAt"`

const read = async (db: Db, condition: string, values: unknown[]): Promise<Transfer | null> => {
  const { rows } = await runSql<StoredTransfer>(db, `select ${columns} from transfer where ${condition}`, values)
  const [found] = rows
  return found ? { ...found, counts: Object.entries(found.counts).map(([name, count]) => ({ name, count })) } : null
}

const findTransfer = (db: Db, id: number) => read(db, 'id = $1', [id])

export const findExport = (db: Db, id: number) => read(db, `id = $1 and kind = 'export' and status = 'done'`, [id])

export const lastTransfer = (db: Db, kind: 'export' | 'load') =>
  read(db, `kind = $1 and status <> 'receiving' order by id desc limit 1`, [kind])

export const refuseWhileRunning = async (em: EntityManager) => {
  await lockByKey(em, 'transfer')
  const { rows } = await runSql(em, `select from transfer where status in ('checking', 'working') limit 1`)
  if (rows.length)
    throw new PublicError('CONFLICT', 'Another export or import is running. Please try again when it has finished.')
}

/** A killed job restarts up to five times, as its file may be what kills it. */
export const queueTransfer = (em: EntityManager, transferId: number) =>
  queueJob(em, 'transfer', { transferId }, { key: `transfer ${transferId}`, queue: 'transfer', maxAttempts: 5 })

/** Replaces the previous export. */
export const startExport = (em: EntityManager, admin: Actor): Promise<Transfer> =>
  em.transactional(async (em) => {
    await refuseWhileRunning(em)
    await runSql(em, `delete from transfer where kind = 'export'`)
    const { rows } = await runSql<{ id: number }>(
      em,
      `insert into transfer (kind, status, file_name, user_id, username) values ('export', 'working', $1, $2, $3) returning id`,
      [exportName(new Date()), admin.id, admin.username],
    )
    const { id } = rows[0]!
    await queueTransfer(em, id)
    await recordAction(em, admin, { action: 'directory.export', subject: 'directory' })
    return (await findTransfer(em, id))!
  })

export const removeExport = (em: EntityManager): Promise<Transfer> =>
  em.transactional(async (em) => {
    await refuseWhileRunning(em)
    const last = await lastTransfer(em, 'export')
    if (!last) throw new PublicError('NOT_FOUND', 'The export has been deleted.')
    await runSql(em, `delete from transfer where kind = 'export'`)
    return last
  })

export const startLoad = (em: EntityManager, admin: Actor, idText: string): Promise<Transfer> =>
  em.transactional(async (em) => {
    await refuseWhileRunning(em)
    const { rows } = await runSql<{ id: number; obstacles: string[] }>(
      em,
      `select id, obstacles from transfer where id = $1 and kind = 'load' and status = 'checked' for update`,
      [parseId(idText) ?? 0],
    )
    const [file] = rows
    if (!file)
      throw new PublicError('CONFLICT', 'This file does not exist or has not been checked. Please upload it again.')
    const [obstacle] = [...file.obstacles, ...(await listObstacles(em))]
    if (obstacle) throw new PublicError('CONFLICT', obstacle)
    await runSql(em, `update transfer set status = 'working', lines_done = 0, error = null where id = $1`, [file.id])
    await queueTransfer(em, file.id)
    await recordAction(em, admin, { action: 'directory.load', subject: 'directory' })
    return (await findTransfer(em, file.id))!
  })

export const stopTransfer = (em: EntityManager, admin: Actor, idText: string): Promise<Transfer> =>
  em.transactional(async (em) => {
    const { rows } = await runSql<{ id: number }>(
      em,
      `update transfer set status = 'failed', error = $2, finished_at = now()
        where id = $1 and status in ('checking', 'working') returning id`,
      [parseId(idText) ?? 0, `Stopped by ${admin.username}.`],
    )
    const [stopped] = rows
    if (!stopped) throw new PublicError('CONFLICT', 'It has already finished.')
    await runSql(em, 'delete from transfer_part where transfer_id = $1', [stopped.id])
    await recordAction(em, admin, { action: 'directory.stop', subject: 'directory' })
    return (await findTransfer(em, stopped.id))!
  })
