import type { LocationKind } from '../../schema.generated.ts'
import type { FilterName } from '../../../api/suppliers/search/filters/filters.rules.ts'
import { emptyFilter, setFilters, type DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { filterFields } from '../search/filter-fields.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { SearchInstead } from '../search/SearchInstead.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

interface NothingFoundProps {
  list: SupplierList
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

/** Suggests the search with one filter fewer, and the nearest suppliers for any service. */
export const NothingFound = ({ list, filter, toAddress }: NothingFoundProps) => {
  const { facets, alternatives } = list
  const counted: Partial<Record<FilterName, readonly unknown[]>> = facets
  const ways = [
    ...setFilters(filter).flatMap(([name]) =>
      counted[name]?.length === 0
        ? []
        : [{ label: filterFields[name].without, without: { [name]: emptyFilter[name] } }],
    ),
    ...(filter.area ? [{ label: 'Search everywhere', without: { area: '' } }] : []),
  ]
  return (
    <>
      <div className={`nothing-here${alternatives.length ? '' : ' before-search'}`}>
        <h2 className="heading small">No suppliers found</h2>
        <p>{formatReason(list, filter)} Try fewer words, a different place or all services.</p>
        <div className="row">
          {ways.map(({ label, without }) => (
            <ButtonLink key={label} isOutlined to={toAddress({ ...filter, ...without })}>
              {label}
            </ButtonLink>
          ))}
          <ButtonLink to="/directory">View All Suppliers</ButtonLink>
        </div>
      </div>
      {!alternatives.length && <SearchInstead />}
      {alternatives.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="heading small directory-nearest">
            Nearest suppliers for any service
          </h2>
          <ul className="card-grid auto-grid">
            {alternatives.map(({ node, distance }) => (
              <li key={node.id}>
                <SupplierCard supplier={node} distance={distance} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Such as "No suppliers open now match “zebra blinds” near Stroud." */
const formatReason = ({ place, reading }: SupplierList, { at, area }: DirectoryFilter) => {
  const where = area ? 'in this area' : at ? 'near you' : place ? `${placeWord(place.kind)} ${place.name}` : ''
  return `${['No suppliers', reading.openNow && 'open now', reading.words && `match “${reading.words}”`, where].filter(Boolean).join(' ')}.`
}

const placeWord = (kind: LocationKind) => (kind === 'COUNTY' || kind === 'COUNTRY' ? 'in' : 'near')
