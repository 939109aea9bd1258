import type { Env } from '../../process/env.ts'
import { directoryNames, getReader, type SourceName } from '../sources/registry.ts'
import type { RunSettings } from './begin-page.ts'
import { searchedFor, searchPlan, testPlan } from './search-plan.ts'

export interface PlannedSearch {
  source: SourceName
  what: string
  place: string
  url: string
}

export const planSearches = (
  env: Env,
  { sources, directories, locations, keyword = '' }: RunSettings,
  isTest: boolean,
): PlannedSearch[] => {
  const known = directoryNames
    .filter((name) => sources.includes(name))
    .map((name) => ({ name, reader: getReader(name, env) }))
  const places = env.SCRAPER_PLACES
  const plan = isTest ? testPlan : places ? searchPlan(searchedFor, places) : searchPlan()
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
