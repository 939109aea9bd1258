import { setFilters, toggleFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { formatMiles } from '../search/directory-text.ts'
import { filterFields } from '../search/filter-fields.ts'

export const toFilterChips = (filter: DirectoryFilter) => {
  const { location, place, at, area, radius } = filter
  const nowhere = { ...filter, location: '', place: '', at: '', radius: '' }
  return [
    ...(location || place ? [{ label: location || place, without: nowhere }] : []),
    ...(at ? [{ label: 'Near your location', without: nowhere }] : []),
    ...(area ? [{ label: 'This area', without: { ...filter, area: '' } }] : []),
    ...(radius ? [{ label: `Within ${formatMiles(Number(radius))}`, without: { ...filter, radius: '' } }] : []),
    ...setFilters(filter).flatMap(([name, values]) =>
      values.map((value) => ({ label: filterFields[name].label(value), without: toggleFilter(filter, name, value) })),
    ),
  ]
}
