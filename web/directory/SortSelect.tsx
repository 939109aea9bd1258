import { sortOf, sortOptions, type DirectoryFilter } from '../search/directory-filter.ts'

/** The order of the list; "Nearest" only where there is a place to measure from. */
export const SortSelect = ({
  filter,
  hasCentre,
  onChange,
}: {
  filter: DirectoryFilter
  hasCentre: boolean
  onChange: (filter: DirectoryFilter) => void
}) => (
  <select
    className="select-input sort-select"
    name="sort"
    aria-label="Sort by"
    value={sortOf(filter)}
    onChange={(event) => onChange({ ...filter, sort: event.target.value === 'best' ? '' : event.target.value })}
  >
    {sortOptions
      .filter(({ value }) => value !== 'distance' || hasCentre || filter.sort === 'distance')
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
  </select>
)
