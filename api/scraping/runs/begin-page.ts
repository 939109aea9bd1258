import type { Pool } from 'pg'
import type { Listing } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

/** A page that is to be visited, with what its run says about it. */
export interface PageToVisit {
  id: number
  runId: number
  searchId: number
  source: SourceName
  kind: 'search' | 'profile'
  page: number
  url: string
  /** What the page of results said of the business, for its profile. */
  card: Listing | null
  what: string
  place: string
  isTest: boolean
  settings: RunSettings
  /** Why the source is not to be asked any more. */
  leftAlone: string | null
}

/** What a run was asked for, beside its source. */
export interface RunSettings {
  sources: SourceName[]
  directories: string[]
  locations: string[]
  radiusMetres?: number
  keyword?: string
  /** Pages of one search that are read at most. */
  pagesPerSearch: number
}

/** Marks a page as being visited; undefined when it is done already, or its run is not running. */
export const beginPage = async (pool: Pool, id: number): Promise<PageToVisit | undefined> => {
  const { rows } = await pool.query<PageToVisit>(
    `update scrape_page p set status = 'fetching', started_at = now()
       from scrape_run r, scrape_search s, scrape_progress g
      where p.id = $1 and p.status <> 'done' and r.id = p.run_id and r.status = 'running'
        and s.id = p.search_id and g.run_id = p.run_id and g.source = p.source
     returning p.id, p.run_id "runId", p.search_id "searchId", p.source, p.kind, p.page, p.url, p.card, s.what, s.place,
               r.is_test "isTest", r.settings, g.left_alone "leftAlone", pg_notify('scraper', p.run_id::text)::text`,
    [id],
  )
  return rows[0]
}

/** Gives a page back that its run will not have visited now; answers the run. */
export const returnPage = async (pool: Pick<Pool, 'query'>, id: number): Promise<number | undefined> => {
  const { rows } = await pool.query<{ run_id: number }>(
    `update scrape_page p set status = 'waiting', started_at = null
       from scrape_run r where p.id = $1 and p.status = 'fetching' and r.id = p.run_id and r.status <> 'running' returning p.run_id`,
    [id],
  )
  return rows[0]?.run_id
}
