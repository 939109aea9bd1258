import type { CountedFilter, FilterName } from '../../api/suppliers/search/filters.rules.ts'
import { setFilters, type DirectoryFilter } from './directory-filter.ts'
import { serviceLabel } from './directory-text.ts'

/** A value of each filter, as it is called where it is set. */
export const filterLabels: Record<FilterName, (value: string) => string> = {
  services: serviceLabel,
  counties: (county) => county,
  openNow: () => 'Open now',
  minRating: (stars) => `${stars}+ stars`,
  verified: () => 'Verified',
}

/** What is chosen of each filter whose suppliers are not counted. */
export const filterChoices: Record<Exclude<FilterName, CountedFilter>, readonly string[]> = {
  openNow: ['now'],
  minRating: ['4.5', '4', '3'],
  verified: ['1'],
}

/** A value as it is called among those to choose from. */
export const choiceLabel = (name: FilterName, value: string): string =>
  name === 'minRating' && value !== '5'
    ? `${value} stars and up`
    : name === 'minRating'
      ? '5 stars'
      : filterLabels[name](value)

/** The names of those. */
export const uncountedFilters = Object.keys(filterChoices) as Exclude<FilterName, CountedFilter>[]

/** What is set of them: "Open now, 4+ stars". */
export const setText = (filter: DirectoryFilter): string =>
  setFilters(filter)
    .filter(([name]) => name in filterChoices)
    .map(([name, [value = '']]) => filterLabels[name](value))
    .join(', ')
