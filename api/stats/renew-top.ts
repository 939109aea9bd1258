import type { Pool } from 'pg'
import { today } from '../database/check-last-day.ts'
import { runSql } from '../database/sql.ts'
import { inMaintenance } from '../database/maintenance.ts'
import { reportSpans, firstDaySql } from './read-report.ts'

/** Twenty are shown, and later days may move others up. */
const maxRows = 1000
const yesterday = `${today} - 1`

const sources = {
  view: 'supplier_id::text as name, times from view_count where true',
  found: 'query as name, times from search_count where found',
  empty: 'query as name, times from search_count where not found',
}

/** An empty list gets one entry without a name, to mark it as computed. */
const renew = (source: string) => `
  insert into report_top (span, kind, name, times, until)
  (select $1, $2, name, sum(times), ${yesterday} from (
     select ${source} and day >= ${firstDaySql('$3', '$4')} and day <= ${yesterday}) counted
    group by name order by sum(times) desc, name limit ${maxRows})
  union all select $1, $2, '', 0, ${yesterday}`

/** The lists of a span end at the same day, which readers rely on. */
export const renewTop = async (pool: Pool): Promise<void> => {
  for (const [span, { unit, back }] of Object.entries(reportSpans)) {
    await inMaintenance(pool, async (client) => {
      await runSql(client, 'delete from report_top where span = $1', [span])
      for (const [kind, source] of Object.entries(sources))
        await runSql(client, renew(source), [span, kind, unit, back])
    })
  }
}

/** Days older than any report, and than the period before it, are merged into the first of their year. */
const dailyForDays = 762

export const joinedDay = `
  case when key < to_char(${today} - ${dailyForDays}, 'YYYY-MM-DD') then left(key, 4) || '-01-01' else key end`

const joinDays = `
  with gone as (
    delete from tally where kind in ('supplier', 'review', 'view', 'search') and key <> ${joinedDay}
    returning kind, ${joinedDay} as key, times, total
  )
  insert into tally as t (kind, key, times, total)
  select kind, key, sum(times), sum(total) from gone group by 1, 2
  on conflict (kind, key) do update set times = t.times + excluded.times, total = t.total + excluded.total`

/** Otherwise reports would slow down over the years. */
export const joinOldDays = (pool: Pool) => inMaintenance(pool, (client) => runSql(client, joinDays))
