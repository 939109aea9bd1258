import { setFilters, toggleFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { choiceFilters, choiceLabel, filterFields, serviceLabel } from '../search/filter-fields.ts'
import { toggleChoice } from '../search/toggle-choice.ts'
import { Menu } from '../ui/Menu.tsx'
import { Choice } from './Choice.tsx'

interface MoreFacetsProps {
  services: SupplierList['facets']['services']
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

export const MoreFacets = ({ services, filter, toAddress }: MoreFacetsProps) => {
  const text = setFilters(filter)
    .filter(([name]) => filterFields[name].choices)
    .map(([name, [value = '']]) => filterFields[name].label(value))
    .join(', ')
  return (
    <Menu label={text || 'More filters'} isActive={text !== ''}>
      {services.map(({ service, count }) => {
        const value = service.toLowerCase()
        return (
          <Choice
            key={service}
            count={count}
            isChosen={filter.services.includes(value)}
            to={toAddress({ ...filter, services: toggleChoice(filter.services, value) })}
          >
            {serviceLabel(value)}
          </Choice>
        )
      })}
      {choiceFilters.flatMap((name) =>
        [...new Set([filter[name], ...filterFields[name].choices])].filter(Boolean).map((value) => (
          <Choice
            key={name + value}
            isChosen={filter[name] === value}
            to={toAddress(toggleFilter(filter, name, value))}
          >
            {choiceLabel(name, value)}
          </Choice>
        )),
      )}
    </Menu>
  )
}
