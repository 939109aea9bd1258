import type { Pool } from 'pg'
import { inMaintenance } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import { changeRetentionDays } from './supplier-change.ts'

const rowsAtOnce = 10_000

/** One statement also records up to where, so that older cursors are refused. */
const deleteExpired = `
  with oldest as (
    select number, at < now() - make_interval(days => $1) is_old from change where number is not null order by number limit $2
  ), gone as (
    delete from change c using oldest o
     where c.number = o.number and o.is_old
       and not exists (select from oldest other where not other.is_old and other.number < o.number)
     returning c.number
  )
  update change_feed set removed_to = gone.last from (select max(number) "last", count(*)::int count from gone) gone
   where gone.count > 0 returning gone.count`

export const deleteExpiredChanges = async (pool: Pool): Promise<void> => {
  for (;;) {
    const { rows } = await inMaintenance(pool, (client) =>
      runSql<{ count: number }>(client, deleteExpired, [changeRetentionDays, rowsAtOnce]),
    )
    if ((rows[0]?.count ?? 0) < rowsAtOnce) return
  }
}
