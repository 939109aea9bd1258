import { Suspense } from 'react'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { DirectoryFilter, Page } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { LoadMore } from '../search/LoadMore.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'

interface Located {
  latitude: number
  longitude: number
}

interface DirectoryResultsProps {
  list: SupplierList
  filter: DirectoryFilter
  addressOf: (filter: DirectoryFilter) => string
  page: Page
  isLoading: boolean
  /** Called with the position of the supplier under the pointer, or with the focus. */
  onPoint?: ((spot: Located | undefined) => void) | undefined
}

/** The suppliers as cards, and a button for more. */
export const DirectoryResults = ({ list, filter, addressOf, page, isLoading, onPoint }: DirectoryResultsProps) => {
  if (!list.edges.length) return <NothingFound list={list} filter={filter} addressOf={addressOf} />
  const pointing = ({ latitude, longitude }: SupplierList['edges'][number]['node']) => {
    if (!onPoint || latitude === null || longitude === null) return {}
    const [point, leave] = [() => onPoint({ latitude, longitude }), () => onPoint(undefined)]
    return { onMouseEnter: point, onFocus: point, onMouseLeave: leave, onBlur: leave }
  }
  return (
    <>
      <h2 className="visually-hidden">Suppliers</h2>
      <ul className="card-grid" aria-busy={isLoading}>
        {list.edges.map(({ node, distance }) => (
          // One boundary each, so that the browser hydrates a long list card by card instead of all at once.
          <Suspense key={node.id} fallback={null}>
            <li {...pointing(node)}>
              <SupplierCard supplier={node} distance={distance} />
            </li>
          </Suspense>
        ))}
      </ul>
      <LoadMore page={page} pageInfo={list.pageInfo} isLoading={isLoading} />
    </>
  )
}

/** Suggests searches with one filter fewer; the others stay. */
const NothingFound = ({
  list: { facets },
  filter,
  addressOf,
}: Pick<DirectoryResultsProps, 'list' | 'filter' | 'addressOf'>) => {
  const isService = filter.services.length > 0 && facets.services.length > 0
  const isCounty = filter.counties.length > 0 && facets.counties.length > 0
  return (
    <div className="directory-empty">
      <h2 className="heading small">No suppliers found</h2>
      <p className="muted">Try fewer words, another place, or all services.</p>
      <div className="row">
        {isService && (
          <ButtonLink isOutlined to={addressOf({ ...filter, services: [] })}>
            Show all services
          </ButtonLink>
        )}
        {isCounty && (
          <ButtonLink isOutlined to={addressOf({ ...filter, counties: [] })}>
            Show all counties
          </ButtonLink>
        )}
        {filter.area && (
          <ButtonLink isOutlined to={addressOf({ ...filter, area: '' })}>
            Search everywhere
          </ButtonLink>
        )}
        <ButtonLink to="/directory">View All Suppliers</ButtonLink>
      </div>
    </div>
  )
}
