import { sortOf, sortOptions, type DirectoryFilter } from '../search/directory-filter.ts'

/** The order of the list; "Nearest" where there is a place to be near to. */
export const SortSelect = ({
  filter,
  onChange,
}: {
  filter: DirectoryFilter
  onChange: (filter: DirectoryFilter) => void
}) => {
  const hasCentre = Boolean(filter.location || filter.at)
  const sort = sortOf(filter)
  return (
    <select
      className="select-input sort-select"
      aria-label="Sort by"
      value={sort === 'relevance' ? '' : sort}
      onChange={(event) => onChange({ ...filter, sort: event.target.value })}
    >
      {filter.search && !hasCentre && <option value="">Best match</option>}
      {sortOptions
        .filter(({ value }) => value !== 'distance' || hasCentre)
        .map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </select>
  )
}
