import type { Pool } from 'pg'
import { today } from '../../database/check-last-day.ts'
import { inMaintenance } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'
import { minTimes } from '../../schema/counting.ts'

/** Days examined, so that missed nights are caught up. */
const daysBack = 31

const deleteDay = `
  delete from search_count where ctid = any(array(
    select t.ctid from search_count t where t.day = ${today} - $1::int and t.times < ${minTimes}
       and (select sum(times) from search_count every where every.query = t.query) < ${minTimes}))`

/** Deletes month-old searches that were too rare to show, one day per transaction. */
export const deleteExpiredSearches = async (pool: Pool): Promise<void> => {
  for (let days = retentionDays.rareSearches + daysBack; days > retentionDays.rareSearches; days--)
    await inMaintenance(pool, (client) => runSql(client, deleteDay, [days]))
}
