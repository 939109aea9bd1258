import { toggleFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { choiceLabel, filterChoices, setText, uncountedFilters } from '../search/filter-choices.ts'
import { Menu } from '../ui/Menu.tsx'
import { Choice } from './Choice.tsx'

interface MoreFacetsProps {
  /** As understood. */
  filter: DirectoryFilter
  addressOf: (filter: DirectoryFilter) => string
}

/** The filters without counts: what is set stands on the button. */
export const MoreFacets = ({ filter, addressOf }: MoreFacetsProps) => {
  const text = setText(filter)
  return (
    <Menu label={text || 'More filters'} isActive={text !== ''}>
      {uncountedFilters.flatMap((name) =>
        [...new Set([filter[name], ...filterChoices[name]])].filter(Boolean).map((value) => (
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
