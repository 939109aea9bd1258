import { NativeSelect } from '@chakra-ui/react'
import { sortOf, sortOptions, type DirectoryFilter } from './directory-filter.ts'

/** The order of the list; "Nearest" where there is a place to be near to. */
export const SortSelect = ({ filter, onChange }: { filter: DirectoryFilter; onChange: (filter: DirectoryFilter) => void }) => {
  const hasCentre = Boolean(filter.location || filter.at)
  const sort = sortOf(filter)
  return (
    <NativeSelect.Root width="auto">
      <NativeSelect.Field aria-label="Sort by" h="11" fontSize="sm" bg="bg.panel" borderColor="border.emphasized" value={sort === 'relevance' ? '' : sort} onChange={(event) => onChange({ ...filter, sort: event.target.value })}>
        {filter.search && !hasCentre && <option value="">Best match</option>}
        {sortOptions.filter(({ value }) => value !== 'distance' || hasCentre).map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
