import type { Pool } from 'pg'
import { runSql, type Db } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { rareBelow, readRarity } from '../compare/commonness.ts'
import { comparePairs } from '../compare/find-pairs.ts'
import { supplierSource } from '../compare/supplier-source.ts'
import { lockPairs, selectPairs, toFoundRow, type FoundRow } from './found-pairs.ts'

type InTransaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>

interface Progress {
  suppliers: number
  pairs: number
  compared: number
}

/** Recording where a run differs takes long. */
const statementTimeoutMs = 300_000

/** A killed run starts again; a stopped one ends at its next step. */
export const executeRun = async (
  pool: Pool,
  runId: number,
  inOne: InTransaction = (work) => inTransaction(pool, work, { statementTimeoutMs }),
): Promise<void> => {
  if (!(await inOne((db) => begin(db, runId)))) return
  let progress: Progress = { suppliers: 0, pairs: 0, compared: 0 }
  const found: FoundRow[] = []
  const rarity = await readRarity(pool, null, rareBelow)
  for (const isDemo of [false, true]) {
    const { suppliers, pairs, compared } = progress
    const source = supplierSource(pool, isDemo)
    for await (const step of comparePairs(source, rarity)) {
      found.push(...step.found.flatMap((one) => toFoundRow(source.ids[one.left]!, source.ids[one.right]!, one) ?? []))
      progress = { suppliers: suppliers + step.listings, pairs: pairs + step.pairs, compared: compared + step.compared }
      if (!(await inOne((db) => recordProgress(db, runId, progress, found.length)))) return
    }
  }
  await inOne((db) => finish(db, runId, found))
}

const lockRunning = async (db: Db, runId: number): Promise<boolean> => {
  const text = `select from duplicate_run where id = $1 and status = 'running' for update`
  return (await runSql(db, text, [runId])).rowCount > 0
}

/** The run will see what has changed until now. */
const begin = async (db: Db, runId: number): Promise<boolean> => {
  if (!(await lockRunning(db, runId))) return false
  await runSql(
    db,
    `update duplicate_queue q set run_id = $1
       from (select supplier_id from duplicate_queue order by supplier_id for update skip locked) free
      where q.supplier_id = free.supplier_id`,
    [runId],
  )
  return true
}

/** False once the run was stopped. */
const recordProgress = async (db: Db, runId: number, { suppliers, pairs, compared }: Progress, found: number) => {
  const { rowCount } = await runSql(
    db,
    `update duplicate_run set suppliers = $2, pairs = $3, compared = $4, found = $5 where id = $1 and status = 'running'`,
    [runId, suppliers, pairs, compared, found],
  )
  return rowCount > 0
}

const remembered = 50

/** Replaces the stored pairs, except of suppliers changed since. */
const finish = async (db: Db, runId: number, found: readonly FoundRow[]): Promise<void> => {
  if (!(await lockRunning(db, runId))) return
  await lockPairs(db)
  await runSql(
    db,
    `with changed as materialized (select supplier_id from duplicate_queue where run_id is distinct from $2),
     found as materialized (
       ${selectPairs('first_id not in (select supplier_id from changed) and second_id not in (select supplier_id from changed)')}
     ), dropped as (
       delete from duplicate_pair k
        where not exists (select from found f where f.first_id = k.first_id and f.second_id = k.second_id)
          and k.first_id not in (select supplier_id from changed) and k.second_id not in (select supplier_id from changed)
       returning k.first_id
     ), taken as (
       insert into duplicate_pair as k select * from found
       on conflict (first_id, second_id) do update
          set score = excluded.score, decision = excluded.decision, reasons = excluded.reasons
        where (k.score, k.decision) is distinct from (excluded.score, excluded.decision)
       returning xmax = 0 as is_new
     )
     update duplicate_run set status = 'finished', finished_at = now(),
            added = case when b.has_one then (select count(*) from taken where is_new) end,
            dropped = case when b.has_one then (select count(*) from dropped) end
       from (select exists (select from duplicate_run where status = 'finished') as has_one) b where id = $2`,
    [JSON.stringify(found), runId],
  )
  await runSql(db, 'delete from duplicate_queue where run_id = $1 or not is_pending', [runId])
  await runSql(db, 'delete from duplicate_run where id <= $1', [runId - remembered])
}
