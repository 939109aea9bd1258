import type { Pool } from 'pg'
import { readRows, runSql } from '../../database/sql.ts'
import { checkSearch } from '../../schema/search-text.ts'
import { listingDetails, toCounts } from './read-state.ts'
import type { ScrapeKind, ScrapeListing, ScrapeProblem, ScrapeRun, ScrapeStatus } from './scrape-run.ts'

interface RunFilter {
  kind?: ScrapeKind | null | undefined
  status?: ScrapeStatus | null | undefined
  /** Matches the source, a place, the keyword, or the person who started the run. */
  search?: string | null | undefined
  isOldestFirst?: boolean | null | undefined
}

export const listRuns = async (
  pool: Pool,
  { kind, status, search, isOldestFirst }: RunFilter,
  first: number,
  afterId: number | null,
): Promise<ScrapeRun[]> => {
  const [way, beyond] = isOldestFirst ? ['', '>'] : ['desc', '<']
  const { rows } = await runSql<Omit<ScrapeRun, 'outcomes' | 'yieldPerPage'> & { outcomes: Record<string, number> }>(
    pool,
    `select r.id, r.kind, r.source, r.is_test "isTest", r.status, r.username,
            array(select jsonb_array_elements_text(r.settings -> 'locations')) places, r.settings ->> 'keyword' keyword,
            (r.settings ->> 'radiusMetres')::float8::int "radiusMetres", r.started_at "startedAt", r.finished_at "finishedAt", total.*,
            (select coalesce(json_object_agg(outcome, pages), '{}')
               from (select key as outcome, sum(value::int) as pages from scrape_progress g cross join jsonb_each_text(g.outcomes) where g.run_id = r.id group by key) o) outcomes
       from (select * from scrape_run
              where ($2::bigint is null or id ${beyond} $2) and ($3::text is null or kind = $3) and ($4::text is null or status = $4)
                and ($5 = '' or strpos(lower(concat_ws(' ', source, username, settings ->> 'locations', settings ->> 'keyword')), lower($5)) > 0)
              order by id ${way} limit $1) r
      cross join lateral (
        select coalesce(sum(pages_done), 0)::int "pagesDone", coalesce(sum(listings), 0)::int listings, coalesce(sum(added), 0)::int added,
               coalesce(sum(enriched), 0)::int enriched, coalesce(sum(unchanged), 0)::int unchanged, coalesce(sum(refused), 0)::int refused
          from scrape_progress where run_id = r.id) total
      order by r.id ${way}`,
    [first, afterId, kind ?? null, status ?? null, checkSearch(search)],
  )
  return rows.map((run) => ({
    ...run,
    outcomes: toCounts(run.outcomes),
    yieldPerPage: run.pagesDone ? Math.round(((run.added + run.enriched) / run.pagesDone) * 100) / 100 : 0,
  }))
}

export const listProblems = (
  pool: Pool,
  runId: number,
  { source, outcome }: { source?: string | null | undefined; outcome?: string | null | undefined },
  first: number,
  afterId: number | null,
): Promise<ScrapeProblem[]> =>
  readRows<ScrapeProblem>(
    pool,
    `select id, done_at as at, source, outcome, url, coalesce(message, outcome) as message from scrape_page
      where run_id = $1 and outcome not in ('ok', 'unchanged', 'empty') and ($2::text is null or source = $2) and ($3::text is null or outcome = $3)
        and ($5::bigint is null or (done_at, id) < (select done_at, id from scrape_page where id = $5))
      order by done_at desc, id desc limit $4`,
    [runId, source ?? null, outcome ?? null, first, afterId],
  )

export const listListings = (
  pool: Pool,
  runId: number,
  isLatestFirst: boolean,
  first: number,
  afterId: number | null,
): Promise<ScrapeListing[]> =>
  readRows<ScrapeListing>(
    pool,
    `select id, source, name, verdict, reason, changed, supplier_id "supplierId",
            ${listingDetails} details
       from scrape_listing where run_id = $1 and ($3::bigint is null or id ${isLatestFirst ? '<' : '>'} $3)
      order by id ${isLatestFirst ? 'desc' : ''} limit $2`,
    [runId, first, afterId],
  )
