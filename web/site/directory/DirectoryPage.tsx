import { useState, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import type { Spot } from '../map/frame/map-point.ts'
import { itemList } from '../../ui/page/item-list.ts'
import { DirectoryDocument, useDirectoryQuery, type DirectoryQuery } from '../search/Directory.generated.ts'
import { LazyLocationPrompt } from '../location/LazyLocationPrompt.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { ViewToggle } from '../ui/ViewToggle.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import {
  addressTo,
  inArea,
  toDirectoryQuery,
  readFilter,
  readView,
  type DirectoryFilter,
  type DirectoryView,
  writeFilter,
} from '../search/directory-filter.ts'
import { readPage, type ListRange } from '../search/list-page.ts'
import { useEarlierPages } from '../search/use-earlier-pages.ts'
import { useListChange } from '../search/use-list-change.ts'
import { asUnderstood } from '../search/understood.ts'
import {
  canonicalQuery,
  countText,
  formatDirectoryDescription,
  isWorthFinding,
  formatDirectoryTitle,
  type SupplierList,
} from '../search/directory-text.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { DirectoryNotes } from '../search/DirectoryNotes.tsx'
import { LoadMore } from '../search/LoadMore.tsx'
import { markWords } from '../search/mark-words.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { toFilterChips } from './filter-chips.ts'
import { loadList } from '../map-page/load-list.ts'
import { toMapFilter } from '../map/map-filter.ts'
import './DirectoryPage.css'

export const load = loadList(DirectoryDocument, 'list')

const SupplierMap = createLazyComponent(async () => (await import('../map/SupplierMap.tsx')).SupplierMap, {
  waiting: <div className="directory-map-waiting" />,
  name: 'The map',
  onServer: import.meta.env.SSR ? (await import('../map/SupplierMap.tsx')).SupplierMap : undefined,
})

export const Component = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filter = readFilter(params)
  const page = readPage(params)
  const view = readView(params, 'list')
  const { data, previousData, loading, error, refetch } = useDirectoryQuery({
    variables: toDirectoryQuery(filter, page),
  })
  const [spot, setSpot] = useState<Spot>()
  const keepScroll = useScrollRestoration(view)
  const before = useEarlierPages(DirectoryDocument, filter)
  const list = (data ?? (loading ? previousData : undefined))?.suppliers
  const shown = asUnderstood(filter, data?.suppliers)
  const canonical = canonicalQuery(filter, data?.suppliers.place)
  const toAddress = (next: DirectoryFilter, nextView: DirectoryView = view) => addressTo(next, nextView, 'list')
  const { go, requested: address, isAwaited, failed } = useListChange(DirectoryDocument)
  // The list stays until the next one has loaded.
  const apply = (next: DirectoryFilter, nextView?: DirectoryView) => {
    const to = toAddress(next, nextView)
    if (list) go(to, { preventScrollReset: true })
    else void navigate(to, { preventScrollReset: true })
  }
  const requestedFilter = address === undefined ? undefined : readFilter(new URLSearchParams(address))
  /** Links that narrow the list wait too; paging and the map do not. */
  const follow = (event: MouseEvent) => {
    const link = readLinkFilter(event)
    if (!link || isSameFilter(link.next, requestedFilter ?? filter)) return
    event.preventDefault()
    apply(link.next, link.view)
  }
  useErrorToast('Failed to load suppliers. Please try again.', error)
  return (
    <div className="container directory" onClickCapture={follow}>
      <Head
        title={formatDirectoryTitle(shown)}
        description={formatDirectoryDescription(shown)}
        canonicalPath={`/directory${canonical}`}
        noIndex={!isWorthFinding(canonical) || page.after !== '' || list?.edges.length === 0}
        structuredData={itemList(list?.edges.map(({ node }) => `/suppliers/${node.id}`) ?? [], useConfig().siteUrl)}
      />
      {view === 'map' && (
        <a className="skip-link" href="#map">
          Skip to the map
        </a>
      )}
      <div className="directory-title">
        <h1 className="page-title small">Blind & Curtain Supplier Directory</h1>
        <p className="directory-lead">Find top-rated suppliers across the UK and Europe</p>
      </div>
      <DirectoryFilters list={list} filter={requestedFilter ?? shown} view={view} toAddress={toAddress} onApply={apply}>
        <FilterChips filter={isAwaited && requestedFilter ? requestedFilter : shown} toAddress={toAddress} />
        <p className="directory-count" role="status">
          {list ? countText(list, shown) : loading ? 'Looking for suppliers…' : ''}
        </p>
        <ViewToggle view={view} toAddress={(next) => toAddress(shown, next)} onChoose={keepScroll} />
      </DirectoryFilters>
      {failed && (
        <div className="search-failed">
          <Failed message="Failed to load suppliers. Please try again." {...failed} />
        </div>
      )}
      {list && <DirectoryNotes list={list} filter={filter} shown={shown} toAddress={toAddress} />}
      {list?.reading.isNearMe && (
        <LazyLocationPrompt shown={shown} subject={list.reading.subject} action="/directory" onApply={apply} />
      )}
      <div className={view === 'map' ? 'stack directory-split' : undefined}>
        <div className="directory-list">
          {error && !list ? (
            <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={refetch} />
          ) : !list ? (
            <CardSkeletons count={6} />
          ) : (
            <DirectoryResults
              list={list}
              before={before}
              filter={shown}
              toAddress={toAddress}
              page={page}
              isLoading={loading || isAwaited}
              onPoint={view === 'map' ? setSpot : undefined}
            />
          )}
        </div>
        {view === 'map' && (
          <div className="directory-map">
            <SupplierMap
              filter={toMapFilter(shown, list)}
              place={list?.place}
              radiusMiles={list?.reading.radiusMiles}
              highlighted={spot}
              hasListBeside
              toAreaAddress={(area, nextView) => toAddress(inArea(shown, area), nextView)}
            />
            <Link className="text-link touch small-text" to={`/map${addressTo(shown, 'map', 'map')}`}>
              Filter by county and service on the full map
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}

/** Loads on demand, since most lists have suppliers. */
const NothingFound = createLazyComponent(async () => (await import('./NothingFound.tsx')).NothingFound, {
  name: 'Search suggestions',
  onServer: import.meta.env.SSR ? (await import('./NothingFound.tsx')).NothingFound : undefined,
})

interface DirectoryResultsProps {
  list: SupplierList
  before: ReturnType<typeof useEarlierPages<DirectoryQuery>>
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
  page: ListRange
  isLoading: boolean
  onPoint?: ((spot: Spot | undefined) => void) | undefined
}

const DirectoryResults = (props: DirectoryResultsProps) => {
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
      <ul className="card-grid auto-grid" aria-busy={isLoading}>
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

interface FilterChipsProps {
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

const FilterChips = ({ filter, toAddress }: FilterChipsProps) => {
  const chips = toFilterChips(filter)
  if (!chips.length) return null
  return (
    <ul className="scroll-line filter-chips" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            className="badge"
            to={toAddress(without)}
            rel="nofollow"
            preventScrollReset
            aria-label={`Remove ${label}`}
          >
            {label} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Undefined for other clicks, paging, the map and new windows. */
const readLinkFilter = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a')
  if (!link || link.host !== window.location.host || link.pathname !== '/directory') return undefined
  if (link.closest('.load-more, .supplier-map')) return undefined
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const params = new URLSearchParams(link.search)
  return { next: readFilter(params), view: readView(params, 'list') }
}

const isSameFilter = (a: DirectoryFilter, b: DirectoryFilter) => String(writeFilter(a)) === String(writeFilter(b))

/** Call the result before the view changes. */
const useScrollRestoration = (view: DirectoryView) => {
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (view === 'list' && left.current !== undefined) window.scrollTo({ top: left.current, behavior: 'instant' })
  }, [view])
  return () => {
    if (view === 'list') left.current = window.scrollY
  }
}
