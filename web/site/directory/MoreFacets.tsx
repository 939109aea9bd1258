import { setFilters, toggleFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { choiceFilters, choiceLabel, filterFields } from '../search/filter-fields.ts'
import { Menu } from '../ui/Menu.tsx'
import { Choice } from './Choice.tsx'

interface MoreFacetsProps {
  /** As understood. */
  filter: DirectoryFilter
  addressOf: (filter: DirectoryFilter) => string
}

/** The filters without counts: what is set stands on the button. */
export const MoreFacets = ({ filter, addressOf }: MoreFacetsProps) => {
  const text = setFilters(filter)
    .filter(([name]) => filterFields[name].choices)
    .map(([name, [value = '']]) => filterFields[name].label(value))
    .join(', ')
  return (
    <Menu label={text || 'More filters'} isActive={text !== ''}>
      {choiceFilters.flatMap((name) =>
        [...new Set([filter[name], ...filterFields[name].choices])].filter(Boolean).map((value) => (
          <Choice
            key={name + value}
            isChosen={filter[name] === value}
            to={addressOf(toggleFilter(filter, name, value))}
          >
            {choiceLabel(name, value)}
          </Choice>
        )),
      )}
    </Menu>
  )
}
