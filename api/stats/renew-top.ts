import type { Pool } from 'pg'
import { today } from '../database/check-last-day.ts'
import { runSql } from '../database/sql.ts'
import { inMaintenance } from '../database/maintenance.ts'
import { reportSpans, sinceOf } from './report-spans.ts'

/** Kept of each list: of these twenty are shown, and the days since may move others up. */
const longest = 1000
const yesterday = `${today} - 1`

const sources = {
  view: 'supplier_id::text as name, times from view_count where true',
  found: 'query as name, times from search_count where found',
  empty: 'query as name, times from search_count where not found',
}

/** A list without entries has one without a name, so that nobody looks for them. */
const renew = (source: string) => `
  insert into report_top (span, kind, name, times, until)
  (select $1, $2, name, sum(times), ${yesterday} from (
     select ${source} and day >= ${sinceOf('$3', '$4')} and day <= ${yesterday}) counted
    group by name order by sum(times) desc, name limit ${longest})
  union all select $1, $2, '', 0, ${yesterday}`

/** Adds up what was looked at and searched for most, up to yesterday, for the reports to begin with. */
export const renewTop = async (pool: Pool): Promise<void> => {
  for (const [span, { unit, back }] of Object.entries(reportSpans)) {
    for (const [kind, source] of Object.entries(sources)) {
      await inMaintenance(pool, async (client) => {
        await runSql(client, 'delete from report_top where span = $1 and kind = $2', [span, kind])
        await runSql(client, renew(source), [span, kind, unit, back])
      })
    }
  }
}

/** Days that no report shows one by one any more are added to the first of their month, so many days back. */
const daysApart = 40
/** What is older than any report shows is added to the first of its year. */
const monthsApartDays = 400

const daysAgo = (days: number) => `to_char(${today} - ${days}, 'YYYY-MM-DD')`

/** The day, in SQL, that a sum of the day `key` is added to. */
export const joinedDay = `
  case when key < ${daysAgo(monthsApartDays)} then left(key, 4) || '-01-01' when key < ${daysAgo(daysApart)} then left(key, 7) || '-01' else key end`

const joinDays = `
  with gone as (
    delete from tally where kind in ('supplier', 'review', 'view', 'search') and key <> ${joinedDay}
    returning kind, ${joinedDay} as key, times, total
  )
  insert into tally as t (kind, key, times, total)
  select kind, key, sum(times), sum(total) from gone group by 1, 2
  on conflict (kind, key) do update set times = t.times + excluded.times, total = t.total + excluded.total`

/** Joins the sums of old days, so that reports do not take longer with the years. */
export const joinOldDays = (pool: Pool) => inMaintenance(pool, (client) => runSql(client, joinDays))
