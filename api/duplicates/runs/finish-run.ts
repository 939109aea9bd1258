import { lockByKey, runSql, type Db } from '../../database/sql.ts'

/** Serialises changes of the stored pairs until the transaction ends. */
export const lockPairs = (db: Db) => lockByKey(db, 'duplicate pairs')

const remembered = 50

/** Replaces the stored pairs, except of suppliers changed since; within a transaction. */
export const finishDuplicateRun = async (db: Db, runId: number): Promise<void> => {
  await lockPairs(db)
  await runSql(
    db,
    `with changed as materialized (select supplier_id from duplicate_queue where run_id is distinct from $1),
     dropped as (
       delete from duplicate_pair k
        where not exists (select from duplicate_found f
                           where f.run_id = $1 and f.first_id = k.first_id and f.second_id = k.second_id)
          and k.first_id not in (select supplier_id from changed) and k.second_id not in (select supplier_id from changed)
       returning k.first_id
     ), taken as (
       insert into duplicate_pair as k (first_id, second_id, score, decision, reasons)
       select first_id, second_id, score, decision, reasons from duplicate_found
        where run_id = $1
          and first_id not in (select supplier_id from changed) and second_id not in (select supplier_id from changed)
        order by first_id, second_id
       on conflict (first_id, second_id) do update
          set score = excluded.score, decision = excluded.decision, reasons = excluded.reasons
        where (k.score, k.decision) is distinct from (excluded.score, excluded.decision)
       returning xmax = 0 as is_new
     )
     update duplicate_run set status = 'finished', finished_at = now(),
            added = case when b.has_one then (select count(*) from taken where is_new) end,
            dropped = case when b.has_one then (select count(*) from dropped) end
       from (select exists (select from duplicate_run where status = 'finished') as has_one) b where id = $1`,
    [runId],
  )
  await runSql(db, 'delete from duplicate_found where run_id = $1', [runId])
  await runSql(db, 'delete from duplicate_queue where run_id = $1 or not is_pending', [runId])
  await runSql(db, 'delete from duplicate_run where id <= $1', [runId - remembered])
}
