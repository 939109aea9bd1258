import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { sourceLabel } from '../scraping/sources/registry.ts'
import {
  ReportRange,
  type ReportPoint,
  type ScrapeYield,
  type SearchTally,
  type SiteReport,
  type ViewTally,
} from './site-report.ts'
import { fewestTimes } from './visit-counters.ts'

const ranges = {
  [ReportRange.DAYS_30]: { unit: 'day', back: '29 days', step: '1 day', form: 'YYYY-MM-DD' },
  [ReportRange.MONTHS_12]: { unit: 'month', back: '11 months', step: '1 month', form: 'YYYY-MM' },
} as const
const longestList = 20

const london = (time: string) => `${time} at time zone 'Europe/London'`

/**
 * For each day or month: what was added, the total at its end, views and searches. $1 unit, $2 back, $3 step, $4 form.
 */
const points = `
  with span as (
    select date_trunc($1, ${london('now()')}) - $2::interval as first
  ), period as (
    select generate_series(first, date_trunc($1, ${london('now()')}), $3::interval) as start from span
  ), supplier_added as (
    select greatest(date_trunc($1, ${london('created_at')}), (select first from span) - interval '1 day') as start, count(*) n
      from supplier where status = 'listed' group by 1
  ), review_added as (
    select greatest(date_trunc($1, ${london('created_at')}), (select first from span) - interval '1 day') as start, count(*) n
      from review where status = 'published' group by 1
  ), viewed as (
    select date_trunc($1, day::timestamp) as start, sum(times) n from view_count where day >= (select first from span) group by 1
  ), searched as (
    select date_trunc($1, day::timestamp) as start, sum(times) n from search_count where day >= (select first from span) group by 1
  )
  select to_char(p.start, $4) "start",
         coalesce((select n from supplier_added a where a.start = p.start), 0)::int "newSuppliers",
         coalesce((select sum(n) from supplier_added a where a.start <= p.start), 0)::int "suppliers",
         coalesce((select n from review_added a where a.start = p.start), 0)::int "newReviews",
         coalesce((select sum(n) from review_added a where a.start <= p.start), 0)::int "reviews",
         coalesce((select n from viewed v where v.start = p.start), 0)::int "views",
         coalesce((select n from searched s where s.start = p.start), 0)::int "searches"
    from period p order by p.start`

const since = `(date_trunc($1, ${london('now()')}) - $2::interval)::date`
const searches = `
  select query, sum(times)::int "times" from search_count where day >= ${since} and found = $3
   group by query having sum(times) >= ${fewestTimes} order by 2 desc, 1 limit ${longestList}`
const views = `
  select s.id "supplierId", s.name, v.times from (
    select supplier_id, sum(times)::int "times" from view_count where day >= ${since} group by 1
  ) v join supplier s on s.id = v.supplier_id where s.status = 'listed' order by v.times desc, s.id limit ${longestList}`

const yields = `
  select p.source, sum(p.listings)::int listings, sum(p.added)::int added, sum(p.enriched)::int enriched
    from scrape_progress p join scrape_run r on r.id = p.run_id
   where not r.is_test and ${london('r.started_at')} >= ${since} group by p.source order by 2 desc, 1`

/** The report of the last 30 days or 12 months. Deleted suppliers and reviews are missing from its past too. */
export const readReport = async (pool: Pool, range: ReportRange): Promise<SiteReport> => {
  const { unit, back, step, form } = ranges[range]
  const rows = async <Row extends object>(text: string, more: unknown[]) =>
    (await runSql<Row>(pool, text, [unit, back, ...more])).rows
  const [all, topSearches, emptySearches, mostViewed, scrapeYield] = await Promise.all([
    rows<ReportPoint>(points, [step, form]),
    rows<SearchTally>(searches, [true]),
    rows<SearchTally>(searches, [false]),
    rows<ViewTally>(views, []),
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
