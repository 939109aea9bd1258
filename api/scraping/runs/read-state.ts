import { findRow, type Db } from '../../database/sql.ts'
import type { ScrapeOutcome } from './outcome.ts'
import {
  ScraperState,
  ScrapeStatus,
  type OutcomeCount,
  type ScrapeListing,
  type ScrapeProblem,
  type SourceProgress,
} from './scrape-run.ts'
import { sourceLabel, type SourceName } from '../sources/registry.ts'
import { createLiveValue } from '../../database/live-value.ts'

const problemsShown = 50
/** Clients that missed more query for them. */
const latestLimit = 30
const windowSeconds = 60
/** The period for estimating the remaining time: some sites want 30 s between pages. */
const paceSeconds = 300
/** With fewer pages, an estimate is chance. */
const minForPace = 3

export const listingDetails =
  "nullif(concat_ws(', ', found #>> '{phone,value}', found #>> '{city,value}', found #>> '{postcode,value}'), '')"

/** The same in To Do and on the scraper's screen; `g` is `scrape_progress`. */
export const failedSource = `(g.skip_reason is not null or (g.pages_done > 0 and not g.outcomes ?| array['ok', 'unchanged', 'empty']))`

interface Row {
  id: number
  status: ScrapeStatus
  source: string
  isTest: boolean
  startedAt: Date
  finishedAt: Date | null
  windowSeconds: number
  paceSeconds: number
  workers: number
  sources:
    | (Omit<SourceProgress, 'id' | 'label' | 'outcomes' | 'pausedAt'> & {
        outcomes: Record<string, number>
        pausedAt: string | null
        recentPages: number
        recentListings: number
      })[]
    | null
  problems: (Omit<ScrapeProblem, 'at' | 'message'> & { at: string; message: string | null })[] | null
  latest: ScrapeListing[] | null
  current: { source: SourceName; what: string; place: string; page: number; kind: string } | null
}

const select = `
  with run as (
    select r.*, least(${windowSeconds}, greatest(1, extract(epoch from now() - r.resumed_at)))::float8 as window_seconds,
           least(${paceSeconds}, greatest(1, extract(epoch from now() - r.resumed_at)))::float8 as pace_seconds from scrape_run r
     order by status in ('running', 'stopping') desc, id desc limit 1
  ), recent as (
    select p.source, count(*)::int pages,
           coalesce(sum(p.listings) filter (where p.done_at > now() - interval '${windowSeconds} seconds'), 0)::int listings
      from run join scrape_page p on p.run_id = run.id
     where p.done_at > greatest(now() - interval '${paceSeconds} seconds', run.resumed_at) group by p.source
  )
  select run.id, run.status, run.source, run.is_test "isTest", run.started_at "startedAt", run.finished_at "finishedAt",
         run.window_seconds "windowSeconds", run.pace_seconds "paceSeconds",
         (select count(*)::int from worker where seen_at > now() - interval '15 seconds') workers,
         (select json_agg(json_build_object('source', g.source, 'searches', g.searches, 'searchesDone', g.searches_done, 'pages', g.pages,
                   'pagesDone', g.pages_done, 'listings', g.listings, 'added', g.added, 'enriched', g.enriched, 'unchanged', g.unchanged,
                   'refused', g.refused, 'outcomes', g.outcomes, 'skipReason', g.skip_reason, 'hasFailed', ${failedSource}, 'pausedAt', g.paused_at,
                   'recentPages', coalesce(recent.pages, 0), 'recentListings', coalesce(recent.listings, 0)) order by g.source)
            from scrape_progress g left join recent using (source) where g.run_id = run.id) sources,
         (select json_agg(x) from (
            select id, done_at as at, source, outcome, url, message from scrape_page
             where run_id = run.id and outcome not in ('ok', 'unchanged', 'empty') order by done_at desc, id desc limit ${problemsShown}) x) problems,
         (select json_agg(x) from (
            select id, source, name, verdict, reason, changed, ${listingDetails} details, supplier_id as "supplierId" from scrape_listing
             where run_id = run.id order by id desc limit ${latestLimit}) x) latest,
         (select json_build_object('source', p.source, 'what', s.what, 'place', s.place, 'page', p.page, 'kind', p.kind)
            from scrape_page p join scrape_search s on s.id = p.search_id
           where p.run_id = run.id and p.status = 'fetching' order by p.started_at desc nulls last limit 1) current
    from run`

export const readState = async (pool: Db): Promise<ScraperState> => {
  const row = await findRow<Row>(pool, select)
  if (!row) return new ScraperState()
  const sources = row.sources ?? []
  const sum = (key: 'searches' | 'searchesDone' | 'listings' | 'recentListings') =>
    sources.reduce((total, one) => total + one[key], 0)
  const problems = (row.problems ?? []).map((one) => ({
    ...one,
    at: new Date(one.at),
    message: one.message ?? one.outcome,
  }))
  const isRunning = row.status === ScrapeStatus.RUNNING || row.status === ScrapeStatus.STOPPING
  return Object.assign(new ScraperState(), {
    isRunning,
    status: row.status,
    runId: row.id,
    isTest: row.isTest,
    currentDirectory: isRunning && row.current ? describe(row.current) : null,
    processedDirectories: sum('searchesDone'),
    totalDirectories: sum('searches'),
    processedSuppliers: sum('listings'),
    startTime: row.startedAt,
    finishedAt: row.finishedAt,
    errors: problems.map(({ source, message }) => `${sourceLabel(source)}: ${message}`),
    sourceType: row.source,
    sources: sources.map(({ recentPages: _pages, recentListings: _listings, outcomes, pausedAt, ...one }) => ({
      ...one,
      pausedAt: pausedAt === null ? null : new Date(pausedAt),
      id: `${row.id}-${one.source}`,
      label: sourceLabel(one.source),
      outcomes: toCounts(outcomes),
    })),
    ratePerMinute: isRunning ? Math.round((sum('recentListings') * 60) / row.windowSeconds) : 0,
    secondsLeft: isRunning ? secondsLeft(sources, row.paceSeconds) : null,
    outcomes: toCounts(addUp(sources.map(({ outcomes }) => outcomes))),
    problems,
    latest: row.latest ?? [],
    workers: row.workers,
  })
}

const describe = ({ source, what, place, page, kind }: NonNullable<Row['current']>) => {
  const label = sourceLabel(source)
  if (source === 'directory') return `${place}, page ${page}`
  return kind === 'profile'
    ? `${label}: a business in ${place}`
    : `${label}: ${what} in ${place}${source === 'google_places' ? '' : `, page ${page}`}`
}

/** By the slowest source that is not paused; null if one has too few pages, or all remaining ones are paused. */
export const secondsLeft = (
  sources: readonly Pick<NonNullable<Row['sources']>[number], 'pages' | 'pagesDone' | 'recentPages' | 'pausedAt'>[],
  measuredSeconds: number,
): number | null => {
  const open = sources.filter(({ pages, pagesDone }) => pagesDone < pages)
  const going = open.filter(({ pausedAt }) => pausedAt === null)
  if (open.length && !going.length) return null
  const each = going.map(({ pages, pagesDone, recentPages }) =>
    recentPages < minForPace ? Infinity : ((pages - pagesDone) * measuredSeconds) / recentPages,
  )
  const longest = Math.max(0, ...each)
  return Number.isFinite(longest) ? Math.round(longest) : null
}

const addUp = (all: Record<string, number>[]) => {
  const total: Record<string, number> = {}
  for (const one of all)
    for (const [outcome, pages] of Object.entries(one)) total[outcome] = (total[outcome] ?? 0) + pages
  return total
}

export const toCounts = (outcomes: Record<string, number>): OutcomeCount[] =>
  Object.entries(outcomes)
    .map(([outcome, pages]) => ({ outcome: outcome as ScrapeOutcome, pages }))
    .toSorted((a, b) => b.pages - a.pages)

/** Complete at first, then again whenever a run has changed. */
export const watchState = createLiveValue({ channel: 'scraper', read: readState })
