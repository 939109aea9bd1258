import { runSql, type Db } from '../database/sql.ts'
import { viewsLock } from '../schema/counting.ts'

/**
 * Keeps the visit counters from writing until this transaction ends: they write many suppliers at once, in another order,
 * which could deadlock. They wait with theirs; others who move views do not wait, for each has locked its suppliers.
 */
const holdCounters = (db: Db) => runSql(db, `select pg_advisory_xact_lock_shared(${viewsLock})`)

const add = 'on conflict (day, supplier_id) do update set times = view_count.times + excluded.times'

/** Adds a duplicate's views to those of the kept supplier; returns what was moved, by day. */
export const moveViews = async (db: Db, duplicateId: number, keptId: number): Promise<Record<string, number>> => {
  await holdCounters(db)
  const { rows } = await runSql<{ day: string; times: number }>(
    db,
    `with gone as (delete from view_count where supplier_id = $1 returning day, times),
       added as (insert into view_count (day, supplier_id, times) select day, $2, times from gone ${add})
     select to_char(day, 'YYYY-MM-DD') as day, times from gone`,
    [duplicateId, keptId],
  )
  return Object.fromEntries(rows.map(({ day, times }) => [day, times]))
}

/** Takes these views from the kept supplier and gives them back to the duplicate; days deleted since stay deleted. */
export const restoreViews = async (
  db: Db,
  keptId: number,
  duplicateId: number,
  views: Record<string, number>,
): Promise<void> => {
  if (!Object.keys(views).length) return
  await holdCounters(db)
  await runSql(
    db,
    `with there as (
       select day, least(v.times, moved.value::int) as back, v.times > moved.value::int as is_more
         from jsonb_each_text($1::jsonb) moved join view_count v on v.day = moved.key::date where v.supplier_id = $2),
       gone as (delete from view_count v using there t where v.supplier_id = $2 and v.day = t.day and not t.is_more),
       less as (update view_count v set times = v.times - t.back from there t where v.supplier_id = $2 and v.day = t.day and t.is_more)
     insert into view_count (day, supplier_id, times) select day, $3, back from there ${add}`,
    [JSON.stringify(views), keptId, duplicateId],
  )
}
