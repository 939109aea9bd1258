import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { findRow, readRow, lockByKey, runSql, type Db } from '../../database/sql.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { PublicError } from '../../server/errors.ts'
import { listObstacles } from './import-everything.ts'
import { exportName } from './transfer.rules.ts'
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, parseId } from '../../schema/types.ts'
import { Weight } from '../../process/weight.ts'

const TransferState = enumType('TransferStatus', 'The status of an export or import of a whole directory.', {
  RECEIVING: 'The file is being uploaded.',
  CHECKING: 'The file is being read; nothing is written.',
  CHECKED: 'The file has been checked.',
  WORKING: 'It is being exported or imported.',
  DONE: 'It is finished.',
  FAILED: 'It failed and was undone; see `error`.',
})
type TransferState = keyof typeof TransferState

@ObjectType({ description: 'The number of objects of one kind.' })
class TransferCount {
  @Field(() => String, { description: 'The kind, as named in the file.' }) name!: string
  @Field(() => Int, { description: 'The number.' }) count!: number
}

@ObjectType({ description: 'An export of a whole directory, or an uploaded one to import.' })
export class Transfer {
  @Field(() => ID, { description: 'Identifies it.' }) id!: number
  @Field(() => TransferState, { description: 'Its status.' }) status!: TransferState
  @Field(() => String, { description: 'The name of the file.' }) fileName!: string
  @Field(() => Float, { description: 'The size of the file in bytes.' }) bytes!: number
  @Field(() => Int, { description: 'Processed lines of the file.' }) linesDone!: number
  @Field(() => Int, { description: 'Total lines; 0 while unknown.' }) linesTotal!: number
  @Weight(0, 100)
  @Field(() => [TransferCount], { description: 'The contents of the file.' })
  counts!: TransferCount[]
  @Weight(0, 100)
  @Field(() => [String], { description: 'What prevents its import; empty if nothing does.' })
  obstacles!: string[]
  @Field(() => String, nullable('Why it ended early.')) error!: string | null
  @Field(() => String, { description: 'Who started it.' }) username!: string
  @Field(() => Date, { description: 'When it was started.' }) createdAt!: Date
  @Field(() => Date, nullable('When it ended.')) finishedAt!: Date | null
}

@ObjectType({ description: 'The last export and the last import of a whole directory; stored for a day.' })
export class Transfers {
  @Field(() => Transfer, nullable('The last export.')) lastExport?: Transfer
  @Field(() => Transfer, nullable('The last uploaded file.')) lastLoad?: Transfer
}

@InputType({ description: 'Whether an export is wanted.' })
export class ExportEverythingInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'True starts an export, false deletes the last export’s file.',
  })
  isWanted?: boolean
}

@InputType({ description: 'A file to import.' })
export class LoadExportInput {
  @Field(() => ID, { description: 'The `id` of the file.' }) id!: string
}

@InputType({ description: 'A running export, check or import.' })
export class StopTransferInput {
  @Field(() => ID, { description: 'The `id` of the export, check or import.' }) id!: string
}

const columns = `id, upper(status) status, file_name "fileName", bytes::float8 bytes, lines_done "linesDone", lines_total "linesTotal",
  array(select json_build_object('name', key, 'count', value) from jsonb_each(counts)) counts,
  obstacles, error, username, created_at "createdAt", finished_at "finishedAt"`

const read = (db: Db, condition: string, values: unknown[]): Promise<Transfer | undefined> =>
  findRow<Transfer>(db, `select ${columns} from transfer where ${condition}`, values)

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
export const startExport = (context: Context, { isWanted }: ExportEverythingInput): Promise<Transfer> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    await refuseWhileRunning(em)
    if (!isWanted) return removeExport(em)
    await runSql(em, `delete from transfer where kind = 'export'`)
    const { id } = await readRow<{ id: number }>(
      em,
      `insert into transfer (kind, status, file_name, user_id, username) values ('export', 'working', $1, $2, $3) returning id`,
      [exportName(new Date()), admin.id, admin.username],
    )
    await queueTransfer(em, id)
    await recordAction(em, admin, { action: 'directory.export' })
    return (await findTransfer(em, id))!
  })

const removeExport = async (em: EntityManager): Promise<Transfer> => {
  const last = await lastTransfer(em, 'export')
  if (!last) throw new PublicError('NOT_FOUND', 'The export has been deleted.')
  await runSql(em, `delete from transfer where kind = 'export'`)
  return last
}

export const startLoad = (context: Context, { id }: LoadExportInput): Promise<Transfer> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    await refuseWhileRunning(em)
    const file = await findRow<{ id: number; obstacles: string[] }>(
      em,
      `select id, obstacles from transfer where id = $1 and kind = 'load' and status = 'checked' for update`,
      [parseId(id) ?? 0],
    )
    if (!file)
      throw new PublicError('CONFLICT', 'This file does not exist or has not been checked. Please upload it again.')
    const [obstacle] = [...file.obstacles, ...(await listObstacles(em))]
    if (obstacle) throw new PublicError('CONFLICT', obstacle)
    await runSql(em, `update transfer set status = 'working', lines_done = 0 where id = $1`, [file.id])
    await queueTransfer(em, file.id)
    await recordAction(em, admin, { action: 'directory.load' })
    return (await findTransfer(em, file.id))!
  })

export const stopTransfer = (context: Context, { id }: StopTransferInput): Promise<Transfer> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const stopped = await findRow<{ id: number }>(
      em,
      `update transfer set status = 'failed', error = $2, finished_at = now()
        where id = $1 and status in ('checking', 'working') returning id`,
      [parseId(id) ?? 0, `Stopped by ${admin.username}.`],
    )
    if (!stopped) throw new PublicError('CONFLICT', 'This export or import has already finished.')
    await runSql(em, 'delete from transfer_part where transfer_id = $1', [stopped.id])
    await recordAction(em, admin, { action: 'directory.stop' })
    return (await findTransfer(em, stopped.id))!
  })
