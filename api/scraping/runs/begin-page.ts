import type { Pool } from 'pg'
import { runSql, type Db } from '../../database/sql.ts'
import type { Listing } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

/** A page to visit, with what its run says about it. */
export interface PageToVisit {
  id: number
  runId: number
  searchId: number
  source: SourceName
  kind: 'search' | 'profile'
  page: number
  url: string
  /** What the page of results said about the business, for its profile. */
  card: Listing | null
  what: string
  place: string
  isTest: boolean
  settings: RunSettings
  /** How often reading it was begun; none of these came to an end. */
  attempts: number
  /** Why the source is left alone. */
  leftAlone: string | null
}

/** A run's settings beside its source. */
export interface RunSettings {
  sources: SourceName[]
  directories: string[]
  locations: string[]
  radiusMetres?: number
  keyword?: string
  /** The most pages to read of one search. */
  pagesPerSearch: number
}

/** Marks a page as being fetched; undefined when it is done already, its run is not running, or its source is paused. */
export const beginPage = async (pool: Pool, id: number): Promise<PageToVisit | undefined> => {
  const { rows } = await runSql<PageToVisit>(
    pool,
    `update scrape_page p set status = 'fetching', started_at = now()
       from scrape_run r, scrape_search s, scrape_progress g
      where p.id = $1 and p.status <> 'done' and r.id = p.run_id and r.status = 'running'
        and s.id = p.search_id and g.run_id = p.run_id and g.source = p.source and g.paused_at is null
     returning p.id, p.run_id "runId", p.search_id "searchId", p.source, p.kind, p.page, p.url, p.card, p.attempts, s.what, s.place,
               r.is_test "isTest", r.settings, g.left_alone "leftAlone", pg_notify('scraper', p.run_id::text)::text`,
    [id],
  )
  return rows[0]
}

/**
 * Counts an attempt to read a page before it is made, and for good: a page that takes the whole process with it is
 * counted all the same.
 */
export const countAttempt = (pool: Db, id: number) =>
  runSql(pool, 'update scrape_page set attempts = attempts + 1 where id = $1', [id])

/** Gives back a page that will not be visited now; returns the run's id. */
export const returnPage = async (pool: Db, id: number): Promise<number | undefined> => {
  const { rows } = await runSql<{ run_id: number }>(
    pool,
    `update scrape_page p set status = 'waiting', started_at = null
       from scrape_run r, scrape_progress g
      where p.id = $1 and p.status = 'fetching' and r.id = p.run_id and g.run_id = p.run_id and g.source = p.source
        and (r.status <> 'running' or g.paused_at is not null) returning p.run_id`,
    [id],
  )
  return rows[0]?.run_id
}
