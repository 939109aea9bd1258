import { Link } from 'react-router'
import { Menu } from '../ui/Menu.tsx'
import { defaultRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import { addressTo, radiusOptions, type DirectoryFilter } from '../search/directory-filter.ts'
import { formatMiles, type SupplierList } from '../search/directory-text.ts'
import { toggleChoice } from '../search/toggle-choice.ts'
import { Choice } from './Choice.tsx'
import { MoreFacets } from './MoreFacets.tsx'

interface DirectoryFacetsProps {
  list: SupplierList
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

/**
 * Ways to narrow the search, with counts where known, as links. Counties are those with the most suppliers and the
 * selected ones.
 */
export const DirectoryFacets = ({
  list: { facets, place, reading, widenedToMiles },
  filter,
  toAddress,
}: DirectoryFacetsProps) => {
  const others = filter.counties.filter((chosen) => facets.counties.every(({ county }) => county !== chosen))
  const counties = [...others.map((county) => ({ county, count: undefined })), ...facets.counties]
  const hasCircle = reading.radiusMiles !== null && place?.kind !== 'COUNTY' && place?.kind !== 'COUNTRY'
  const searched = widenedToMiles ? null : reading.radiusMiles
  const radius = Number(filter.radius || Math.round(searched ?? defaultRadiusMiles))
  return (
    <>
      {hasCircle && (
        <Menu label={`Within ${formatMiles(radius)}`} isActive={filter.radius !== ''}>
          {radiusOptions.map((miles) => (
            <Choice
              key={miles}
              isChosen={miles === radius}
              to={toAddress({ ...filter, radius: miles === defaultRadiusMiles ? '' : String(miles) })}
            >
              {formatMiles(miles)}
            </Choice>
          ))}
        </Menu>
      )}
      {counties.length > 0 && (
        <Menu label="Counties" isActive={filter.counties.length > 0}>
          {counties.map(({ county, count }) => (
            <Choice
              key={county}
              count={count}
              isChosen={filter.counties.includes(county)}
              to={toAddress({ ...filter, counties: toggleChoice(filter.counties, county) })}
            >
              {county}
            </Choice>
          ))}
          <Link className="choice text-link" to={`/map${addressTo(filter, 'map', 'map')}`}>
            All counties
          </Link>
        </Menu>
      )}
      <MoreFacets services={facets.services} filter={filter} toAddress={toAddress} />
    </>
  )
}
