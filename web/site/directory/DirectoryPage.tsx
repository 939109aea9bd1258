import { useState, type MouseEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { itemList } from '../../ui/page/item-list.ts'
import { DirectoryDocument, useDirectoryQuery } from '../../graphql.generated.ts'
import { LazyLocationPrompt } from '../map/LazyLocationPrompt.tsx'
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
  type View,
} from '../search/directory-filter.ts'
import { readPage } from '../search/list-page.ts'
import { useEarlierPages } from '../search/use-earlier-pages.ts'
import { useListChange } from '../search/use-list-change.ts'
import { asUnderstood } from '../search/understood.ts'
import {
  canonicalQuery,
  countText,
  formatDirectoryDescription,
  isWorthFinding,
  formatDirectoryTitle,
} from '../search/directory-text.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { DirectoryNotes } from '../search/DirectoryNotes.tsx'
import { DirectoryResults } from './DirectoryResults.tsx'
import { FilterChips } from './FilterChips.tsx'
import { loadList } from '../map-page/load-list.ts'
import { toMapFilter } from '../map/map-filter.ts'
import { readLinkFilter, isSameFilter } from './read-link-filter.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import './DirectoryPage.css'

export const load = loadList(DirectoryDocument, 'list')

/** Loaded only for the map. */
const SupplierMap = createLazyComponent(async () => (await import('../map/SupplierMap.tsx')).SupplierMap, {
  waiting: <div className="directory-map-waiting" />,
  name: 'The map',
  onServer: import.meta.env.SSR ? (await import('../map/SupplierMap.tsx')).SupplierMap : undefined,
})

/** /directory: filters in the address, suppliers as cards or on the map. */
export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filter = readFilter(params)
  const page = readPage(params)
  const view = readView(params, 'list')
  const { data, previousData, loading, error, refetch } = useDirectoryQuery({
    variables: toDirectoryQuery(filter, page),
    notifyOnNetworkStatusChange: true,
  })
  const [spot, setSpot] = useState<{ latitude: number; longitude: number }>()
  const keepScroll = useScrollRestoration(view)
  const before = useEarlierPages(DirectoryDocument, filter)
  const list = (data ?? (loading ? previousData : undefined))?.suppliers
  const shown = asUnderstood(filter, data?.suppliers)
  const canonical = canonicalQuery(filter, data?.suppliers.place)
  const toAddress = (next: DirectoryFilter, nextView: View = view) => addressTo(next, nextView, 'list')
  const { go, asked: address, isAwaited, failed } = useListChange(DirectoryDocument)
  // The list stays until the next one has loaded.
  const apply = (next: DirectoryFilter, nextView?: View) => {
    const to = toAddress(next, nextView)
    if (list) go(to, { preventScrollReset: true })
    else void navigate(to, { preventScrollReset: true })
  }
  const requestedFilter = address === undefined ? undefined : readFilter(new URLSearchParams(address))
  /** Links that narrow the list wait for it too; paging and the map do not. */
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
        title={`${formatDirectoryTitle(shown)} | ${siteName}`}
        description={formatDirectoryDescription(shown)}
        canonicalPath={`/directory${canonical}`}
        noIndex={!isWorthFinding(canonical) || page.after !== '' || list?.edges.length === 0}
        structuredData={
          list?.edges.length
            ? [
                itemList(
                  list.edges.map(({ node }) => `/suppliers/${node.id}`),
                  siteUrl,
                ),
              ]
            : []
        }
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
        <ViewToggle
          view={view}
          choices={[
            { view: 'list', to: toAddress(shown, 'list') },
            { view: 'map', to: toAddress(shown, 'map') },
          ]}
          onChoose={keepScroll}
        />
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
      <div className={view === 'map' ? 'directory-split' : undefined}>
        <div className="directory-list">
          {error && !list ? (
            <Failed
              message="Failed to load suppliers. Please try again."
              error={error}
              onRetry={() => void refetch()}
            />
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
              addressOfArea={(area, requestedFilter) => toAddress(inArea(shown, area), requestedFilter)}
            />
            <Link className="text-link directory-full-map" to={`/map${addressTo(shown, 'map', 'map')}`}>
              Filter by county and service on the full map
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}
