import { majorCities, ukCounties } from './bulk-places.rules.ts'
import { testSearch } from './test-search.rules.ts'

export interface Search {
  what: string
  where: string
}

export const searchedFor = ['blinds', 'curtains', 'shutters'] as const

/** "City of Edinburgh", "Glasgow City" and "Greater London" are searched as Edinburgh, Glasgow and London. */
const asSearched = (place: string) => place.replace(/^(?:City of|Greater) (?!Manchester)| City$/g, '')

/** By place from the largest city down, so that a run that is cut short has covered the busiest places. */
export const searchPlan = (
  what: readonly string[] = searchedFor,
  where: readonly string[] = [...majorCities, ...ukCounties],
): Search[] =>
  [...new Set(where.map(asSearched))].flatMap((place) => what.map((thing) => ({ what: thing, where: place })))

export const testPlan: Search[] = [testSearch]
