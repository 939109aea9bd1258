import type { Pool } from 'pg'
import { findRow, runSql, type Db } from '../../database/sql.ts'
import type { Listing } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

export interface PageToVisit {
  id: number
  runId: number
  searchId: number
  source: SourceName
  kind: 'search' | 'profile'
  page: number
  url: string
  /** The card on the results page, for its profile. */
  card: Listing | null
  what: string
  place: string
  isTest: boolean
  settings: RunSettings
  /** Attempts to read it that never ended. */
  attempts: number
  skipReason: string | null
}

export interface RunSettings {
  sources: SourceName[]
  directories: string[]
  locations: string[]
  radiusMetres?: number
  keyword?: string
  pagesPerSearch: number
}

/** Undefined if the page is done, its run is not running, or its source is paused. */
export const beginPage = (pool: Pool, id: number): Promise<PageToVisit | undefined> =>
  findRow<PageToVisit>(
    pool,
    `update scrape_page p set status = 'fetching', started_at = now()
       from scrape_run r, scrape_search s, scrape_progress g
      where p.id = $1 and p.status <> 'done' and r.id = p.run_id and r.status = 'running'
        and s.id = p.search_id and g.run_id = p.run_id and g.source = p.source and g.paused_at is null
     returning p.id, p.run_id "runId", p.search_id "searchId", p.source, p.kind, p.page, p.url, p.card, p.attempts, s.what, s.place,
               r.is_test "isTest", r.settings, g.skip_reason "skipReason", pg_notify('scraper', p.run_id::text)::text`,
    [id],
  )

/** Counts an attempt before it is made, so that a page that kills the process is counted too. */
export const countAttempt = (pool: Db, id: number) =>
  runSql(pool, 'update scrape_page set attempts = attempts + 1 where id = $1', [id])

export const returnPage = async (pool: Db, id: number): Promise<number | undefined> => {
  const row = await findRow<{ run_id: number }>(
    pool,
    `update scrape_page p set status = 'waiting', started_at = null
       from scrape_run r, scrape_progress g
      where p.id = $1 and p.status = 'fetching' and r.id = p.run_id and g.run_id = p.run_id and g.source = p.source
        and (r.status <> 'running' or g.paused_at is not null) returning p.run_id`,
    [id],
  )
  return row?.run_id
}
