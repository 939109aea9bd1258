import type { Env } from '../../server/env.ts'
import { directoryNames, directorySources } from '../sources/registry.ts'
import type { RunSettings } from './begin-page.ts'
import { searchedFor, searchPlan, testPlan } from './search-plan.ts'
import type { SourceName } from '../source.ts'

/** A search of one source, and the address of its first page. */
export interface PlannedSearch {
  source: SourceName
  what: string
  place: string
  url: string
}

/** Everything that a run will search for. */
export const planSearches = (
  env: Env,
  { sources, directories, locations, keyword, radiusMetres }: RunSettings,
  isTest: boolean,
): PlannedSearch[] => {
  const known = directorySources(env)
  const places = env.SCRAPER_PLACES
  const plan = isTest ? testPlan : places ? searchPlan(searchedFor, places) : searchPlan()
  // Place by place over all sources, so that a run cut short has done the busiest places everywhere.
  const searched = plan.flatMap(({ what, where }) =>
    directoryNames
      .filter((name) => sources.includes(name))
      .map((source) => ({ source, what, place: where, url: known[source].searchUrl(what, where, 1) })),
  )
  const given = directories.map((url) => ({ source: 'directory' as const, what: 'a page', place: url, url }))
  const maps = locations.map((place) => ({
    source: 'google_places' as const,
    what: keyword ?? '',
    place,
    url: mapsAddress(env, place, keyword, radiusMetres),
  }))
  return [...given, ...maps, ...searched]
}

/** Google's interface has one address for all searches: this one tells them apart. */
const mapsAddress = (env: Env, place: string, keyword = '', radius = 0) =>
  `${env.SOURCE_BASE_PLACES}/v1/places:searchText?${new URLSearchParams({ where: place, keyword, radius: String(radius) }).toString()}`
