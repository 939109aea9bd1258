import { Link } from 'react-router'
import { defaultRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { thousands } from '../../../api/text/plural.rules.ts'
import { addressTo, radiusOptions, setFilters, toggleFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { formatMiles, type SupplierList } from '../search/directory-text.ts'
import { choiceFilters, choiceLabel, filterFields, serviceLabel } from '../search/filter-fields.ts'
import { Menu } from '../ui/Menu.tsx'

interface DirectoryFacetsProps {
  list: SupplierList
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
  isInSheet: boolean
}

/** Counties are those with the most suppliers and the selected ones. */
export const DirectoryFacets = ({ list, filter, toAddress, isInSheet }: DirectoryFacetsProps) => {
  const { facets, place, reading, widenedToMiles } = list
  const others = filter.counties.filter((chosen) => facets.counties.every(({ county }) => county !== chosen))
  const counties = [...others.map((county) => ({ county, count: undefined })), ...facets.counties]
  const hasCircle = reading.radiusMiles !== null && place?.kind !== 'COUNTY' && place?.kind !== 'COUNTRY'
  const searched = widenedToMiles ? null : reading.radiusMiles
  const radius = Number(filter.radius || Math.round(searched ?? defaultRadiusMiles))
  const more = setFilters(filter)
    .filter(([name]) => filterFields[name].choices)
    .map(([name, [value = '']]) => filterFields[name].label(value))
    .join(', ')
  const toChoice = (label: string, isChosen: boolean, next: DirectoryFilter, count?: number) => (
    <PageLink
      key={label}
      className="choice"
      to={toAddress(next)}
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>{isChosen && <Icon name="check" />}</span>
      <span>{label}</span> {count !== undefined && <span className="badge">{thousands(count)}</span>}
    </PageLink>
  )
  return (
    <>
      {hasCircle && (
        <Menu label={`Within ${formatMiles(radius)}`} isActive={filter.radius !== ''}>
          {radiusOptions.map((miles) =>
            toChoice(formatMiles(miles), miles === radius, {
              ...filter,
              radius: miles === defaultRadiusMiles ? '' : String(miles),
            }),
          )}
        </Menu>
      )}
      {counties.length > 0 && (
        <Menu label="Counties" isActive={filter.counties.length > 0}>
          {counties.map(({ county, count }) =>
            toChoice(county, filter.counties.includes(county), toggleFilter(filter, 'counties', county), count),
          )}
          <Link className="choice text-link" to={`/map${addressTo(filter, 'map', 'map')}`}>
            All counties
          </Link>
        </Menu>
      )}
      <Menu label={more || 'More filters'} isActive={more !== ''} staysOpen={isInSheet}>
        {facets.services.map(({ service, count }) => {
          const value = service.toLowerCase()
          const isChosen = filter.services.includes(value)
          return toChoice(serviceLabel(value), isChosen, toggleFilter(filter, 'services', value), count)
        })}
        {choiceFilters.flatMap((name) =>
          [...new Set([filter[name], ...filterFields[name].choices])]
            .filter(Boolean)
            .map((value) =>
              toChoice(choiceLabel(name, value), filter[name] === value, toggleFilter(filter, name, value)),
            ),
        )}
      </Menu>
    </>
  )
}
