import type { Pool } from 'pg'
import { readRows, runSql } from '../database/sql.ts'
import { minTimes } from '../schema/analytics.ts'
import { sourceLabel } from '../scraping/sources/registry.ts'
import { searchParts } from './searched-text.ts'
import {
  ReportRange,
  type ReportPoint,
  type ReportTotals,
  type ScrapeYield,
  type SearchTally,
  type SiteReport,
  type ViewTally,
} from './site-report.ts'

/** `back` reaches from today's unit to the first one. */
export const reportSpans = {
  [ReportRange.DAYS_30]: { unit: 'day', back: '29 days', length: '30 days' },
  [ReportRange.MONTHS_12]: { unit: 'month', back: '11 months', length: '12 months' },
} as const

const london = (time: string) => `${time} at time zone 'Europe/London'`

export const firstDaySql = (unit: string, back: string) =>
  `(date_trunc(${unit}, ${london('now()')}) - ${back}::interval)::date`

const steps = {
  [ReportRange.DAYS_30]: { step: '1 day', form: 'YYYY-MM-DD' },
  [ReportRange.MONTHS_12]: { step: '1 month', form: 'YYYY-MM' },
} as const
const maxListLength = 20
/** Searches without results show what the directory lacks, so more of them are listed. */
const maxEmpty = 100

/** Per day or month: $1 unit, $2 back, $3 step, $4 form. */
const points = `
  with span as (
    select date_trunc($1, ${london('now()')}) - $2::interval as first
  ), period as (
    select generate_series(first, date_trunc($1, ${london('now()')}), $3::interval) as start from span
  ), tallied_in as (
    select kind, greatest(date_trunc($1, key::timestamp), (select first from span) - interval '1 day') as start, sum(times) n
      from current_tally where kind in ('supplier', 'review', 'view', 'search') group by 1, 2
  )
  select to_char(p.start, $4) "start",
         coalesce((select n from tallied_in a where kind = 'supplier' and a.start = p.start), 0)::int "newSuppliers",
         coalesce((select sum(n) from tallied_in a where kind = 'supplier' and a.start <= p.start), 0)::int "suppliers",
         coalesce((select n from tallied_in a where kind = 'review' and a.start = p.start), 0)::int "newReviews",
         coalesce((select sum(n) from tallied_in a where kind = 'review' and a.start <= p.start), 0)::int "reviews",
         coalesce((select n from tallied_in a where kind = 'view' and a.start = p.start), 0)::int "views",
         coalesce((select n from tallied_in a where kind = 'search' and a.start = p.start), 0)::int "searches"
    from period p order by p.start`

/** $1 unit, $2 back, $3 length. */
const previousTotals = `
  with days as (
    select to_char(date_trunc($1, ${london('now()')}) - $2::interval - $3::interval, 'YYYY-MM-DD') as first,
           to_char(${london('now()')} - $3::interval, 'YYYY-MM-DD') as last
  )
  select coalesce(sum(times) filter (where kind = 'supplier'), 0)::int "newSuppliers",
         coalesce(sum(times) filter (where kind = 'review'), 0)::int "newReviews",
         coalesce(sum(times) filter (where kind = 'view'), 0)::int "views",
         coalesce(sum(times) filter (where kind = 'search'), 0)::int "searches"
    from current_tally join days on key between first and last
   where kind in ('supplier', 'review', 'view', 'search')`

const since = firstDaySql('$1', '$2')
/** The lists of a span ($3) are precomputed up to this day; readers add the rest. */
const laterDay = `
  select to_char(greatest(max(until) + 1, ${since}), 'YYYY-MM-DD') as day from report_top where span = $3`

/** $1 span, $2 kind, plus the few days since $3, by index. */
const topRows = `select name, times from report_top where span = $1 and kind = $2 and name <> ''`
const searches = `
  select name query, sum(times)::int "times" from (
    ${topRows} union all select query, times from search_count where day >= $3::date and found = ($2 = 'found')
  ) every
   group by name having sum(times) >= ${minTimes} order by 2 desc, 1 limit case when $2 = 'found' then ${maxListLength} else ${maxEmpty} end`
const views = `
  select s.id "supplierId", s.name, v.times from (
    select name::int id, sum(times)::int "times" from (
      ${topRows} union all select supplier_id::text, times from view_count where day >= $3::date
    ) every group by 1
  ) v join supplier s on s.id = v.id where s.status = 'listed' order by v.times desc, s.id limit ${maxListLength}`

const yields = `
  select p.source, sum(p.listings)::int listings, sum(p.added)::int added, sum(p.enriched)::int enriched
    from scrape_progress p join scrape_run r on r.id = p.run_id
   where not r.is_test and ${london('r.started_at')} >= ${since} group by p.source order by 2 desc, 1`

export const getEmptySearchDays = `
  select query, to_char((select min(day) from search_count s where s.query = asked.query and not found), 'YYYY-MM-DD') "firstDay",
         to_char((select max(day) from search_count s where s.query = asked.query and not found), 'YYYY-MM-DD') "lastDay"
    from unnest($1::text[]) asked(query)`

const withDays = async (pool: Pool, tallies: readonly SearchTally[]): Promise<SearchTally[]> => {
  const { rows } = await runSql<SearchTally>(pool, getEmptySearchDays, [tallies.map(({ query }) => query)])
  const known = new Map(rows.map((row) => [row.query, row]))
  return tallies.map((tally) => Object.assign(tally, searchParts(tally.query), known.get(tally.query)))
}

/** Deleted suppliers and reviews are missing from its past too. */
export const readReport = async (pool: Pool, range: ReportRange): Promise<SiteReport> => {
  const { unit, back, length } = reportSpans[range]
  const { step, form } = steps[range]
  const rows = async <Row extends object>(text: string, values: unknown[]) => readRows<Row>(pool, text, values)
  const [{ day }] = (await rows<{ day: string }>(laterDay, [unit, back, range])) as [{ day: string }]
  const [all, [previous], topSearches, emptySearches, mostViewed, scrapeYield] = await Promise.all([
    rows<ReportPoint>(points, [unit, back, step, form]),
    rows<ReportTotals>(previousTotals, [unit, back, length]),
    rows<SearchTally>(searches, [range, 'found', day]),
    rows<SearchTally>(searches, [range, 'empty', day]),
    rows<ViewTally>(views, [range, 'view', day]),
    rows<ScrapeYield>(yields, [unit, back]),
  ])
  return {
    points: all,
    previous: previous!,
    topSearches,
    emptySearches: await withDays(pool, emptySearches),
    mostViewed,
    scrapeYield: scrapeYield.map((one) => Object.assign(one, { source: sourceLabel(one.source) })),
  }
}
