import type { DirectoryFilter } from '../search/directory-filter.ts'
import { serviceLabel } from '../search/directory-text.ts'
import { toggled } from '../search/toggled.ts'

interface FilterChip {
  label: string
  /** The filter once this is left out. */
  without: DirectoryFilter
}

/** What is set beside the words of the search, each on its own. */
export const chipsOf = (filter: DirectoryFilter): FilterChip[] => {
  const { location, place, at, area, radius, services, counties, open, rating } = filter
  const nowhere = { ...filter, location: '', place: '', at: '', radius: '' }
  return [
    ...(location || place ? [{ label: location || place, without: nowhere }] : []),
    ...(at ? [{ label: 'Near your location', without: nowhere }] : []),
    ...(area ? [{ label: 'This area', without: { ...filter, area: '' } }] : []),
    ...(radius ? [{ label: `Within ${radius} miles`, without: { ...filter, radius: '' } }] : []),
    ...services.map((service) => ({
      label: serviceLabel(service),
      without: { ...filter, services: toggled(services, service) },
    })),
    ...counties.map((county) => ({ label: county, without: { ...filter, counties: toggled(counties, county) } })),
    ...(rating ? [{ label: `${rating}+ stars`, without: { ...filter, rating: '' } }] : []),
    ...(open ? [{ label: 'Open now', without: { ...filter, open: '' } }] : []),
  ]
}
