import type { Pool } from 'pg'
import { today } from '../../database/check-last-day.ts'
import { inMaintenance } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import { keptDays } from '../../process/kept-days.rules.ts'
import { fewestTimes } from '../../schema/counting.ts'

/** How many days back are looked at, so that a night that was missed is made up for. */
const daysBack = 31

const forgetDay = `
  delete from search_count where ctid = any(array(
    select t.ctid from search_count t where t.day = ${today} - $1::int and t.times < ${fewestTimes}
       and (select sum(times) from search_count every where every.query = t.query) < ${fewestTimes}))`

/** Deletes searches that were made too rarely to be shown, once they are a month old; a day is one transaction. */
export const forgetRareSearches = async (pool: Pool): Promise<void> => {
  for (let days = keptDays.rareSearches + daysBack; days > keptDays.rareSearches; days--)
    await inMaintenance(pool, (client) => runSql(client, forgetDay, [days]))
}
