import type { EntityManager } from '@mikro-orm/postgresql'
import { readRow, runSql, type Db } from '../../database/sql.ts'
import { recordAction, type Actor } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import type { Env } from '../../process/env.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import {
  directoryNames,
  isSourceEnabled,
  sourceLabel,
  getReader,
  type DirectoryName,
  type SourceName,
} from '../sources/registry.ts'
import type { PageToVisit, RunSettings } from './begin-page.ts'
import { notifyState } from './finish-run.ts'
import { mapsKeyword, mapsRadius } from '../maps-search.rules.ts'
import { queuePages } from './queue-pages.ts'
import { readState } from './read-state.ts'
import type { ScraperState } from './scrape-run.ts'
import { bulkRules, directoryRules, mapsRules } from '../scraping.rules.ts'
import { majorCities, testSearch, ukCounties } from './bulk-places.rules.ts'

export const searchedFor = ['blinds', 'curtains', 'shutters'] as const

/** "City of Edinburgh", "Glasgow City" and "Greater London" are searched as Edinburgh, Glasgow and London. */
const asSearched = (place: string) => place.replace(/^(?:City of|Greater) (?!Manchester)| City$/g, '')

/** By place from the largest city down, so that a run that is cut short has covered the busiest places. */
export const searchPlan = (
  what: readonly string[] = searchedFor,
  where: readonly string[] = [...majorCities, ...ukCounties],
): { what: string; where: string }[] =>
  [...new Set(where.map(asSearched))].flatMap((place) => what.map((thing) => ({ what: thing, where: place })))

/** With 25 results per page, a longer search has strayed from its subject. */
const pagesPerSearch = 10

export const runScraper = (
  context: Context,
  { source, ...more }: { source: DirectoryName | 'all'; isTest: boolean; directories: readonly string[] },
) => startRun(context, directoriesRun(context.env, source, more))

export const directoriesRun = (
  env: Env,
  source: DirectoryName | 'all',
  {
    isTest = false,
    directories: given = [],
    among = directoryNames,
  }: { isTest?: boolean; directories?: readonly string[]; among?: readonly DirectoryName[] },
): NewRun => {
  const { directories } = check(directoryRules, { directories: given })
  const wanted: SourceName[] = source === 'all' ? [...among] : [source]
  const sources = wanted.filter((name) => isSourceEnabled(env, name))
  if (source !== 'all' && !sources.length) throw badInput({ source: offMessage(source) })
  if (directories.length && !isSourceEnabled(env, 'directory')) throw badInput({ directories: offMessage('directory') })
  if (!sources.length && !directories.length)
    throw badInput({ source: 'All directories are turned off by SCRAPER_SOURCES.' })
  return {
    kind: 'directories',
    source,
    isTest,
    settings: { sources, directories, locations: [], pagesPerSearch: isTest ? 1 : pagesPerSearch },
  }
}

export const scrapeMaps = (context: Context, input: unknown) => {
  const { location, radius, keyword } = check(mapsRules, input)
  return startRun(context, mapsRun(context.env, [location], { radiusMetres: radius, keyword }))
}

export const bulkScrapeMaps = (context: Context, input: unknown) => {
  const { locations } = check(bulkRules, input)
  return startRun(context, mapsRun(context.env, locations, { radiusMetres: mapsRadius.default, keyword: mapsKeyword }))
}

export const mapsRun = (env: Env, locations: string[], more: Pick<RunSettings, 'radiusMetres' | 'keyword'>): NewRun => {
  if (!env.GOOGLE_PLACES_KEY) throw new PublicError('CONFLICT', 'Set GOOGLE_PLACES_KEY to scrape Google Maps.')
  if (!isSourceEnabled(env, 'google_places')) throw badInput({ location: offMessage('google_places') })
  return {
    kind: 'maps',
    source: 'google_places',
    isTest: false,
    settings: { sources: ['google_places'], directories: [], locations, pagesPerSearch: 1, ...more },
  }
}

const offMessage = (name: SourceName) => `${sourceLabel(name)} is turned off by SCRAPER_SOURCES.`

interface NewRun {
  kind: 'directories' | 'maps'
  source: string
  isTest: boolean
  settings: RunSettings
}

const startRun = async (context: Context, run: NewRun): Promise<ScraperState> => {
  const admin = requireAdmin(context)
  await context.em.fork().transactional((em) => beginRun(em, context.env, admin, run))
  return readState(context.pool)
}

export const beginRun = async (
  em: EntityManager,
  env: Env,
  actor: Actor,
  { kind, source, isTest, settings }: NewRun,
): Promise<void> => {
  const searches = planSearches(env, settings, isTest)
  const text =
    'insert into scrape_run (kind, source, settings, is_test, user_id, username) values ($1, $2, $3, $4, $5, $6) returning id'
  const values = [kind, source, JSON.stringify(settings), isTest, actor.id, actor.username]
  const { id } = await onlyOne(readRow<{ id: number }>(em, text, values))
  await addSearches(em, id, searches)
  await queuePages(em, id)
  await recordAction(em, actor, {
    action: 'scraper.run',
    subject: 'scrape_run',
    subjectId: id,
    after: { kind, source, isTest, ...settings, locations: settings.locations.slice(0, 50) },
  })
  await notifyState(em, id)
}

const addSearches = async (db: Db, runId: number, searches: readonly PlannedSearch[]) => {
  const records = searches.map((search, at) => ({ ...search, host: new URL(search.url).hostname, at }))
  await runSql(
    db,
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as given(source text, what text, place text, url text, host text, at integer)
     ), first as (select distinct on (source, url) * from given order by source, url, at
     ), search as (
       insert into scrape_search (run_id, source, what, place) select $1, source, what, place from first order by at
       on conflict do nothing returning id, source, what, place
     ), page as (
       insert into scrape_page (run_id, search_id, source, kind, page, url, host)
       select $1, s.id, s.source, 'search', 1, f.url, f.host from first f join search s using (source, what, place) order by f.at
     )
     insert into scrape_progress (run_id, source, searches, pages) select $1, source, count(*), count(*) from search group by source`,
    [runId, JSON.stringify(records)],
  )
}

/** Turns the second of two simultaneous starts into a CONFLICT. */
export const onlyOne = async <T>(start: Promise<T>): Promise<T> => {
  try {
    return await start
  } catch (error) {
    const isOther = error instanceof Error && 'code' in error && error.code === '23505'
    if (isOther && /scrape_run_one_at_a_time/.test(String(error)))
      throw new PublicError('CONFLICT', 'A scrape is already running. Stop it or wait until it finishes.')
    throw error
  }
}

type PlannedSearch = Pick<PageToVisit, 'source' | 'what' | 'place' | 'url'>

const planSearches = (
  env: Env,
  { sources, directories, locations, keyword = '' }: RunSettings,
  isTest: boolean,
): PlannedSearch[] => {
  const known = directoryNames
    .filter((name) => sources.includes(name))
    .map((name) => ({ name, reader: getReader(name, env) }))
  const places = env.SCRAPER_PLACES
  const plan = isTest ? [testSearch] : places ? searchPlan(searchedFor, places) : searchPlan()
  // Place by place across all sources, so that a run that is cut short has covered the busiest places everywhere.
  const searched = plan.flatMap(({ what, where }) =>
    known.map(({ name, reader }) => ({ source: name, what, place: where, url: reader.searchUrl(what, where, 1) })),
  )
  const given = directories.map((url) => ({ source: 'directory' as const, what: 'a page', place: url, url }))
  const maps = locations.map((place) => ({
    source: 'google_places' as const,
    what: keyword,
    place,
    url: getReader('google_places', env).searchUrl(keyword, place, 1),
  }))
  return [...given, ...maps, ...searched]
}
