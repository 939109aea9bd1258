import type { DirectoryFilter } from '../search/directory-filter.ts'
import type { Page } from '../search/list-page.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { DirectoryDocument, type DirectoryQuery } from '../../graphql.generated.ts'
import { LoadMore } from '../search/LoadMore.tsx'
import { markWords } from '../search/mark-words.tsx'
import type { useEarlierPages } from '../search/use-earlier-pages.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'

/** Loaded on demand, as most lists have suppliers. */
const NothingFound = createLazyComponent(async () => (await import('./NothingFound.tsx')).NothingFound, {
  name: 'What else to search for',
  onServer: import.meta.env.SSR ? (await import('./NothingFound.tsx')).NothingFound : undefined,
})

interface PointOnMap {
  latitude: number
  longitude: number
}

interface DirectoryResultsProps {
  list: SupplierList
  /** The earlier pages above it. */
  before: ReturnType<typeof useEarlierPages<DirectoryQuery>>
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
  page: Page
  isLoading: boolean
  /** Called with the position of the hovered or focused supplier. */
  onPoint?: ((spot: PointOnMap | undefined) => void) | undefined
}

export const DirectoryResults = (props: DirectoryResultsProps) => {
  const { list, before, filter, toAddress, page, isLoading, onPoint } = props
  if (!list.edges.length) return <NothingFound list={list} filter={filter} toAddress={toAddress} />
  const pointing = ({ latitude, longitude }: SupplierList['edges'][number]['node']) => {
    if (!onPoint || latitude === null || longitude === null) return {}
    const [point, leave] = [() => onPoint({ latitude, longitude }), () => onPoint(undefined)]
    return { onMouseEnter: point, onFocus: point, onMouseLeave: leave, onBlur: leave }
  }
  return (
    <>
      <h2 className="visually-hidden">Suppliers</h2>
      <ul className="card-grid" aria-busy={isLoading}>
        {[...before.edges, ...list.edges].map(({ node, distance, matchedServices }) => (
          <HydrateOnVisible key={node.id} as="li" {...pointing(node)}>
            <SupplierCard
              supplier={node}
              distance={distance}
              matched={matchedServices}
              words={list.reading.words || undefined}
              mark={markWords}
            />
          </HydrateOnVisible>
        ))}
      </ul>
      <LoadMore query={DirectoryDocument} page={page} earlier={before.earlier} pageInfo={list.pageInfo} />
    </>
  )
}
