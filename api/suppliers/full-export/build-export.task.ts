import type { Pool } from 'pg'
import { readRow, runSql } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { log } from '../../process/log.ts'
import { buildExport } from './build-export.ts'

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
export const buildExportIfDue = async (pool: Pool, { liveUpTo = liveLimit, waitSeconds = everySeconds } = {}) => {
  const { isWanted, isThere, isDue } = await readRow<{ isWanted: boolean | null; isThere: boolean; isDue: boolean }>(
    pool,
    selectState,
    [liveUpTo, waitSeconds],
  )
  if (!isWanted) return isThere ? deleteExports(pool) : undefined
  if (!isDue) return
  try {
    await inTransaction(pool, buildExport, { statementTimeoutMs })
    await clearFailure(pool)
  } catch (error) {
    log.error({ err: error }, 'could not rebuild the list of all suppliers; retrying in a minute')
    await recordFailure(pool, error).catch(() => {})
    throw error
  }
}

const deleteExports = async (pool: Pool) => {
  await runSql(pool, 'delete from supplier_list')
  await clearFailure(pool)
}

const clearFailure = (pool: Pool) => runSql(pool, 'delete from supplier_list_outcome')

const recordFailure = (pool: Pool, error: unknown) =>
  runSql(
    pool,
    `insert into supplier_list_outcome (failed_since, reason) values (now(), $1)
       on conflict (is_only) do update set reason = excluded.reason`,
    [(error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 300)],
  )
