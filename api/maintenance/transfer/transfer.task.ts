import type { Pool } from 'pg'
import { withPartsInFile } from '../../database/file-parts.ts'
import { findRow, runSql, type Db } from '../../database/sql.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { jobLostCondition } from '../../jobs/queue-job.ts'
import { log } from '../../process/log.ts'
import { storePacked } from '../../process/stream-parts.ts'
import { pictureStore, type PictureStore } from '../../pictures/picture-store.ts'
import { renewTop } from '../../stats/renew-top.ts'
import { exportEverything } from './export-everything.ts'
import { checkEverything, importEverything, listObstacles } from './import-everything.ts'
import { failureWords, storeTransfer } from './transfer-parts.ts'

/** Restarts after an interruption. */
export const transferTask = async ({ env, database: { pool } }: JobContext, { transferId }: { transferId: number }) => {
  const going = await findRow<{ id: number; kind: 'export' | 'load'; status: string }>(
    pool,
    `select id, kind, status from transfer where id = $1 and status in ('checking', 'working')`,
    [transferId],
  )
  if (!going) return
  const pictures = pictureStore(env)
  try {
    if (going.kind === 'export') await makeExport(pool, pictures, going.id)
    else
      await withPartsInFile(pool, 'transfer_part', going.id, (path) =>
        (going.status === 'checking' ? check : load)(pool, pictures, going.id, path),
      )
  } catch (error) {
    log.warn({ err: error, transfer: going.id }, 'transfer failed')
    await runSql(pool, 'delete from transfer_part where transfer_id = $1', [going.id])
    await runSql(
      pool,
      `update transfer set status = 'failed', error = $2, finished_at = now() where id = $1 and status in ('checking', 'working')`,
      [going.id, failureWords(error).slice(0, 1000)],
    )
  }
}

const change = async (db: Db, id: number, what: string, values: unknown[]) => {
  const { rowCount } = await runSql(
    db,
    `update transfer set ${what} where id = $1 and status in ('checking', 'working')`,
    [id, ...values],
  )
  if (!rowCount) throw new Error('it was stopped')
}

const createProgressReport = (pool: Pool, id: number) => {
  let reportedAt = performance.now()
  return async (lines: number) => {
    if (performance.now() - reportedAt < 500) return
    reportedAt = performance.now()
    await change(pool, id, 'lines_done = $2', [lines])
  }
}

const makeExport = async (pool: Pool, pictures: PictureStore, id: number) => {
  await runSql(pool, 'delete from transfer_part where transfer_id = $1', [id])
  const reportProgress = createProgressReport(pool, id)
  let lines = 0
  const { written: counts, stored: bytes } = await storePacked(
    (take) =>
      exportEverything(pool, pictures, async (text) => {
        lines += text.split('\n').length - 1
        await reportProgress(lines)
        await take(text)
      }),
    (packed) => storeTransfer(pool, id, packed),
  )
  await change(
    pool,
    id,
    `status = 'done', bytes = $2, counts = $3, lines_done = $4, lines_total = $4, finished_at = now()`,
    [bytes, JSON.stringify(counts), lines],
  )
}

const check = async (pool: Pool, _: PictureStore, id: number, path: string) => {
  const { counts, lines, fault } = await checkEverything(pool, path, createProgressReport(pool, id))
  const obstacles = [...(fault ? [fault] : []), ...(await listObstacles(pool))]
  await change(pool, id, `status = 'checked', counts = $2, obstacles = $3, lines_total = $4`, [
    JSON.stringify(counts),
    obstacles,
    lines,
  ])
}

const load = async (pool: Pool, pictures: PictureStore, id: number, path: string) => {
  const finished = `status = 'done', counts = $2, lines_done = lines_total, finished_at = now()`
  await importEverything(pool, pictures, path, {
    onLine: createProgressReport(pool, id),
    atEnd: async (client, counts) => {
      await change(client, id, finished, [JSON.stringify(counts)]) // in the same transaction as the import
      await runSql(client, 'delete from transfer_part where transfer_id = $1', [id])
    },
  })
  await renewTop(pool)
}

const endLost = `
  with lost as (
    update transfer t set status = 'failed', finished_at = now(), error = $1
     where t.status in ('checking', 'working') and ${jobLostCondition('transfer', 't.id')} returning id)
  delete from transfer_part where transfer_id in (select id from lost)`

/** A transfer whose worker was killed at the last attempt would block the next. */
export const endLostTransfersTask = async ({ database: { pool } }: JobContext) => {
  await runSql(pool, endLost, ['The worker failed repeatedly. Please try again, or run it on the server.'])
}
