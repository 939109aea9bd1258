import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { fewestTimes } from '../server/counting.ts'
import { london, reportSpans, sinceOf } from './report-spans.ts'
import { sourceLabel } from '../scraping/sources/registry.ts'
import {
  ReportRange,
  type ReportPoint,
  type ScrapeYield,
  type SearchTally,
  type SiteReport,
  type ViewTally,
} from './site-report.ts'

const steps = {
  [ReportRange.DAYS_30]: { step: '1 day', form: 'YYYY-MM-DD' },
  [ReportRange.MONTHS_12]: { step: '1 month', form: 'YYYY-MM' },
} as const
const longestList = 20

/**
 * For each day or month: what was added, the total at its end, views and searches. $1 unit, $2 back, $3 step, $4 form.
 */
const points = `
  with span as (
    select date_trunc($1, ${london('now()')}) - $2::interval as first
  ), period as (
    select generate_series(first, date_trunc($1, ${london('now()')}), $3::interval) as start from span
  ), tallied_in as (
    select kind, greatest(date_trunc($1, key::timestamp), (select first from span) - interval '1 day') as start, sum(times) n
      from tallied where kind in ('supplier', 'review', 'view', 'search') group by 1, 2
  )
  select to_char(p.start, $4) "start",
         coalesce((select n from tallied_in a where kind = 'supplier' and a.start = p.start), 0)::int "newSuppliers",
         coalesce((select sum(n) from tallied_in a where kind = 'supplier' and a.start <= p.start), 0)::int "suppliers",
         coalesce((select n from tallied_in a where kind = 'review' and a.start = p.start), 0)::int "newReviews",
         coalesce((select sum(n) from tallied_in a where kind = 'review' and a.start <= p.start), 0)::int "reviews",
         coalesce((select n from tallied_in a where kind = 'view' and a.start = p.start), 0)::int "views",
         coalesce((select n from tallied_in a where kind = 'search' and a.start = p.start), 0)::int "searches"
    from period p order by p.start`

/** What the nights have added up ($3 span, $4 kind), with the days since. */
const toDate = (since: string) => `
  with kept as (
    select name, times, until from report_top where span = $3 and kind = $4
  ), later as (
    select greatest((select max(until) + 1 from kept), ${since}) as day
  ), every as (
    select name, times from kept where name <> ''`
const since = sinceOf('$1', '$2')
const searches = `${toDate(since)}
    union all
    select query, times from search_count where day >= (select day from later) and found = ($4 = 'found')
  )
  select name query, sum(times)::int "times" from every
   group by name having sum(times) >= ${fewestTimes} order by 2 desc, 1 limit ${longestList}`
const views = `${toDate(since)}
    union all
    select supplier_id::text, times from view_count where day >= (select day from later)
  )
  select s.id "supplierId", s.name, v.times from (
    select name::int id, sum(times)::int "times" from every where $4 = 'view' group by 1
  ) v join supplier s on s.id = v.id where s.status = 'listed' order by v.times desc, s.id limit ${longestList}`

const yields = `
  select p.source, sum(p.listings)::int listings, sum(p.added)::int added, sum(p.enriched)::int enriched
    from scrape_progress p join scrape_run r on r.id = p.run_id
   where not r.is_test and ${london('r.started_at')} >= ${since} group by p.source order by 2 desc, 1`

/** The report of the last 30 days or 12 months. Suppliers and reviews that are deleted are missing from its past too. */
export const readReport = async (pool: Pool, range: ReportRange): Promise<SiteReport> => {
  const { unit, back } = reportSpans[range]
  const { step, form } = steps[range]
  const rows = async <Row extends object>(text: string, more: unknown[]) =>
    (await runSql<Row>(pool, text, [unit, back, ...more])).rows
  const [all, topSearches, emptySearches, mostViewed, scrapeYield] = await Promise.all([
    rows<ReportPoint>(points, [step, form]),
    rows<SearchTally>(searches, [range, 'found']),
    rows<SearchTally>(searches, [range, 'empty']),
    rows<ViewTally>(views, [range, 'view']),
    rows<ScrapeYield>(yields, []),
  ])
  return {
    points: all,
    topSearches,
    emptySearches,
    mostViewed,
    scrapeYield: scrapeYield.map((one) => Object.assign(one, { source: sourceLabel(one.source) })),
  }
}
