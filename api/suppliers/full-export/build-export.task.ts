import type { Task } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { readRow, runSql } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { log } from '../../process/log.ts'
import { Field, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { supplierChunks } from '../stream-suppliers.ts'

@ObjectType({ description: 'The failing build of the file of all suppliers.' })
class SupplierListFailure {
  @Field(() => Date, { description: 'When it first failed since the last successful build.' }) failedSince!: Date
  @Field(() => String, { description: 'Why the latest build failed.' }) message!: string
  @Field(() => Date, nullable('When the present file was built; null if there is none.')) madeAt!: Date | null
}

const clearListFailure = (pool: Pool) => runSql(pool, 'delete from supplier_list_outcome')

const recordListFailure = (pool: Pool, error: unknown) =>
  runSql(
    pool,
    `insert into supplier_list_outcome (failed_since, reason) values (now(), $1)
       on conflict (is_only) do update set reason = excluded.reason`,
    [(error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 300)],
  )

export const listFailure = async (pool: Pool): Promise<SupplierListFailure | null> => {
  const row = await findRow<SupplierListFailure>(
    pool,
    `select failed_since as "failedSince", reason as message, (select max(made_at) from supplier_list) as "madeAt" from supplier_list_outcome`,
  )
  return row ?? null
}

/** With more suppliers, a prepared file is sent; with fewer, they are read live. */
export const liveLimit = 20_000
const everySeconds = 60
const statementTimeoutMs = 5 * 60_000

const selectState = `
  select (select coalesce(suppliers, 0) from supplier_count where county = '' and service = '') > $1 as "isWanted",
         l.id is not null as "isThere",
         l.id is null or (l.made_at < now() - make_interval(secs => $2)
           and (f.last_number > l.last_number or has_new_changes())) as "isDue"
    from change_feed f left join lateral (select * from supplier_list order by id desc limit 1) l on true`

/** After a failure the previous export stays, and administrators are notified. */
export const buildExportTask =
  (
    { database: { pool } }: Pick<JobContext, 'database'>,
    { liveUpTo = liveLimit, waitSeconds = everySeconds } = {},
  ): Task =>
  async () => {
    const { isWanted, isThere, isDue } = await readRow<{ isWanted: boolean | null; isThere: boolean; isDue: boolean }>(
      pool,
      selectState,
      [liveUpTo, waitSeconds],
    )
    if (!isWanted) return isThere ? deleteExports(pool) : undefined
    if (!isDue) return
    try {
      await inTransaction(pool, buildExport, { statementTimeoutMs })
      await clearListFailure(pool)
    } catch (error) {
      log.error({ err: error }, 'could not rebuild the list of all suppliers; retrying in a minute')
      await recordListFailure(pool, error).catch(() => {})
      throw error
    }
  }

const deleteExports = async (pool: Pool) => {
  await runSql(pool, 'delete from supplier_list')
  await clearListFailure(pool)
}

/** All parts except the last have this size, so that a range is found by its position. */
export const partBytes = 1 << 20

/** The default 6 takes 50% longer for 2% less. */
const level = 5

/** Previous exports stay this long for readers in progress. */
const readingMinutes = 10

/** Reads one snapshot in its own transaction, so that a failure keeps the previous export. */
const buildExport = async (client: PoolClient): Promise<void> => {
  await runSql(client, 'set transaction isolation level repeatable read')
  const { id } = await readRow<{ id: number }>(
    client,
    `insert into supplier_list (made_at, last_number, etag, bytes) select now(), last_number, '', 0 from change_feed returning id`,
  )
  const hash = createHash('sha256')
  let bytes = 0
  let place = 0
  for await (const part of inParts(Readable.from(supplierChunks(client)).pipe(createGzip({ level })))) {
    hash.update(part)
    bytes += part.length
    await runSql(client, 'insert into supplier_list_part (list_id, place, content) values ($1, $2, $3)', [
      id,
      place,
      part,
    ])
    place++
  }
  const etag = hash.digest('base64url').slice(0, 22)
  await runSql(client, 'update supplier_list set etag = $2, bytes = $3 where id = $1', [id, etag, bytes])
  await runSql(client, 'delete from supplier_list where id < $1 and made_at < now() - make_interval(mins => $2)', [
    id,
    readingMinutes,
  ])
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    const whole = Buffer.concat(waiting)
    const full = size - (size % partBytes)
    for (let at = 0; at < full; at += partBytes) yield whole.subarray(at, at + partBytes)
    waiting = [whole.subarray(full)]
    size -= full
  }
  if (size) yield Buffer.concat(waiting)
}
